import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Config } from '@tablefall/platform/config/config';
import { Endpoint } from '../http/endpoint.ts';
import { EditionDto } from './convention.dto.ts';
import { editionOf } from './edition.ts';

@ApiTags('convention')
@Controller('convention')
export class ConventionController {
  constructor(private readonly config: Config) {}

  @Get()
  @Endpoint({ access: 'public', summary: 'The edition: dates, hours, capacity, names', response: EditionDto })
  getConvention(): EditionDto {
    return editionOf(this.config);
  }
}
