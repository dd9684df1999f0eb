import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { EditionService } from '../edition/edition.service.ts';
import { mapOf } from './map.data.ts';
import { MapDataDto } from './map.dto.ts';

@ApiTags('convention')
@Controller('mapdata')
export class MapController {
  constructor(private readonly edition: EditionService) {}

  @Get()
  @Endpoint({
    access: 'public',
    summary: 'Venue, directions and floor plan',
    response: MapDataDto,
    cacheSeconds: 60,
  })
  getMapData(): MapDataDto {
    return mapOf(this.edition.details);
  }
}
