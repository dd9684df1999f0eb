import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { PastEditionDto } from './past-editions.dto.ts';
import { PastEditionsQueries } from './past-editions.queries.ts';

/** Editions that are over, and what is left of them. */
@ApiTags('organise')
@Controller('organise/past-editions')
export class PastEditionsController {
  constructor(private readonly queries: PastEditionsQueries) {}

  @Get()
  @Endpoint({
    access: 'administrator',
    summary: 'Editions that are over, newest first, with the counts of those that are not kept',
    response: [PastEditionDto],
  })
  listPastEditions(): Promise<PastEditionDto[]> {
    return this.queries.editions();
  }
}
