import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { ContentQueries } from '../content/content.queries.ts';
import { MapDataDto } from './map.dto.ts';

@ApiTags('convention')
@Controller('mapdata')
export class MapController {
  constructor(private readonly content: ContentQueries) {}

  @Get()
  @Endpoint({
    access: 'public',
    summary: 'Venue, directions and floor plan',
    response: MapDataDto,
    forOtherSites: true,
    cacheSeconds: 60,
  })
  getMapData(): Promise<MapDataDto> {
    return this.content.map();
  }
}
