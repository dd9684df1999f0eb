import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { EditionDto } from './edition.dto.ts';
import { EditionService } from './edition.service.ts';

@ApiTags('convention')
@Controller('convention')
export class EditionController {
  constructor(private readonly edition: EditionService) {}

  @Get()
  @Endpoint({
    access: 'public',
    summary: 'The edition: dates, hours, capacity, names',
    response: EditionDto,
    forOtherSites: true,
    cacheSeconds: 60,
  })
  getConvention(): EditionDto {
    return this.edition.details;
  }
}
