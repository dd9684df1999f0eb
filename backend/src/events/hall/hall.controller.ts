import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { perAccount } from '../../http/access/throttling/throttle.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { PathText } from '../../http/input/path-text.ts';
import { HallDto, HallQuery } from './hall.dto.ts';
import { HallQueries } from './hall.queries.ts';
import { FlagOfTableDto, TableFlagDto, TableFlagFormDto } from './table-flags.dto.ts';
import { FlagUpError, HallClosedError, NotInHallError, UnknownTableError } from './table-flags.errors.ts';
import { TableFlags } from './table-flags.service.ts';

/** More than anybody walks from table to table. */
const FLAGS_AN_HOUR = 30;
/** Ids of tables are chosen by organisers. */
const TABLE = new PathText(40);

/** The hall as it is now: what is on, and the flags on its tables. */
@ApiTags('events')
@Controller()
export class HallController {
  constructor(
    private readonly queries: HallQueries,
    private readonly flags: TableFlags,
  ) {}

  @Get('hall')
  @Endpoint({
    access: 'public',
    summary:
      'What a screen in the hall shows: the games of the day with free spots and tables, and the flags',
    response: HallDto,
    forOtherSites: true,
  })
  getHall(@Query() { at }: HallQuery): Promise<HallDto> {
    return this.queries.hall(at);
  }

  @Get('tables/flags')
  @Endpoint({ access: 'public', summary: 'The flags that are up in the hall', response: [TableFlagDto] })
  listTableFlags(): Promise<TableFlagDto[]> {
    return this.queries.flags();
  }

  @Get('tables/:id/flag')
  @Endpoint({ access: 'public', summary: 'The flag of a table, if one is up', response: FlagOfTableDto })
  getTableFlag(
    @Param('id', TABLE) id: string,
    @CurrentPrincipal() principal: Principal | null,
  ): Promise<FlagOfTableDto> {
    return this.queries.flagOf(id, principal);
  }

  @Put('tables/:id/flag')
  @Endpoint({
    access: 'signed-in',
    anybodys: true,
    summary:
      "Raise a flag on a table for half an hour, or change one's own; for who is checked in or works in the hall",
    throttle: perAccount('table-flags', FLAGS_AN_HOUR),
    response: FlagOfTableDto,
    errors: [UnknownTableError, new FlagUpError('A3'), HallClosedError, NotInHallError],
  })
  async raiseTableFlag(
    @Param('id', TABLE) id: string,
    @Body() form: TableFlagFormDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<FlagOfTableDto> {
    await this.flags.raise(principal, id, form);
    return this.queries.flagOf(id, principal);
  }

  @Delete('tables/:id/flag')
  @Endpoint({
    access: 'signed-in',
    summary: 'Lower a flag',
    throttle: perAccount('table-flags', FLAGS_AN_HOUR),
    errors: [NotAllowedError, UnknownTableError],
  })
  lowerTableFlag(@Param('id', TABLE) id: string, @CurrentPrincipal() principal: Principal): Promise<void> {
    return this.flags.lower(principal, id);
  }
}
