import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
import { MISSING_LISTING } from '../listings.errors.ts';
import { ListingHistoryDto } from './history.dto.ts';
import { HistoryQueries } from './history.queries.ts';

@ApiTags('marketplace')
@Controller('forsale/:id/history')
export class HistoryController {
  constructor(private readonly queries: HistoryQueries) {}

  @Get()
  @Endpoint({
    access: 'signed-in',
    summary: 'How price and status of a listing changed, for its seller and the administrator',
    response: ListingHistoryDto,
    errors: { ...MISSING_LISTING, 403: 'The caller neither sells it nor is the administrator.' },
  })
  listListingHistory(
    @Param('id', IdPipe) id: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ListingHistoryDto> {
    return this.queries.historyOf(principal, id);
  }
}
