import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { perAccount } from '../../http/access/throttling/throttle.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { EventNewsDto } from '../event-news.dto.ts';
import { EventNotFoundError, EventOverError } from '../events.errors.ts';
import { SwapNewsQueries } from './swap-news.queries.ts';
import { TablePlacing } from './table-placing.service.ts';
import { FreeTableDto, FreeTablesQuery, PlacedEventsDto, TableSwapDto } from './tables.dto.ts';
import { NoTableError, TableTakenError } from './tables.errors.ts';
import { TablesQueries } from './tables.queries.ts';

/** Which events have which tables of the hall. */
@ApiTags('events')
@Controller('tables')
export class TablesController {
  constructor(
    private readonly queries: TablesQueries,
    private readonly placing: TablePlacing,
    private readonly swapNews: SwapNewsQueries,
  ) {}

  @Get()
  @Endpoint({
    access: 'signed-in',
    summary: 'The tables that are free at a time: first those that seat everybody, the smallest before all',
    response: [FreeTableDto],
  })
  listFreeTables(@Query() query: FreeTablesQuery): Promise<FreeTableDto[]> {
    return this.queries.free(query);
  }

  @Post('place-all')
  @HttpCode(200)
  @Endpoint({
    access: 'administrator',
    summary: 'Give a table to each event that has none; what has one stays there',
    response: PlacedEventsDto,
    errors: [new TableTakenError('A3', null)],
  })
  async placeAllEvents(): Promise<PlacedEventsDto> {
    return this.queries.namedPlacing(await this.placing.placeAll());
  }

  @Post('swap')
  @HttpCode(204)
  @Endpoint({
    access: 'signed-in',
    summary: 'Let two events change their tables, both or none',
    throttle: perAccount('events'),
    errors: [
      NotAllowedError,
      EventNotFoundError,
      new TableTakenError('A3', null),
      EventOverError,
      new NoTableError('Root'),
    ],
  })
  swapTables(@Body() swap: TableSwapDto, @CurrentPrincipal() principal: Principal): Promise<void> {
    return this.placing.swap(principal, swap);
  }

  @Post('swap/preview')
  @Endpoint({
    access: 'signed-in',
    summary:
      'How many would be told by mail if two events changed their tables, and the mail; nothing is saved',
    response: EventNewsDto,
    status: HttpStatus.OK,
    errors: [NotAllowedError, EventNotFoundError],
  })
  previewTableSwap(
    @Body() { one, other }: TableSwapDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventNewsDto> {
    return this.swapNews.preview(principal, one, other);
  }
}
