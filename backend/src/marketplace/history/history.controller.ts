import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { IdPipe } from '../../http/input/id.ts';
import { ListingNotFoundError } from '../listings.errors.ts';
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
    errors: [NotAllowedError, ListingNotFoundError],
  })
  listListingHistory(
    @Param('id', IdPipe) id: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ListingHistoryDto> {
    return this.queries.historyOf(principal, id);
  }
}
