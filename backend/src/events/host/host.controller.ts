import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { perAccount } from '../../http/access/throttling/throttle.ts';
import { NoLongerPartError, NotAllowedError } from '../../http/errors/api-error.ts';
import { IdPipe } from '../../http/input/id.ts';
import { EventNotFoundError, EventOverError, NotTakingPartError } from '../events.errors.ts';
import { ALONE } from '../join-rules/join-rules.errors.ts';
import {
  FreeingTooEarlyError,
  HostsSeatError,
  PlayerHereError,
  TickingTooEarlyError,
} from './host.errors.ts';
import { HostQueries } from './host.queries.ts';
import { HostService } from './host.service.ts';
import { HostTableDto, PresenceFormDto } from './host-table.dto.ts';

/** The table of an event as its host sees it. Each call answers with it as it is then. */
@ApiTags('events')
@Controller('event')
export class HostController {
  constructor(
    private readonly host: HostService,
    private readonly queries: HostQueries,
  ) {}

  @Get(':id/host')
  @Endpoint({
    access: 'signed-in',
    summary: 'Who is at the table, for the host of the event',
    response: HostTableDto,
    errors: [NoLongerPartError, EventNotFoundError],
  })
  getHostTable(
    @Param('id', IdPipe) id: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<HostTableDto> {
    return this.queries.tableOf(principal, id);
  }

  @Put(':id/present/:nameId')
  @Endpoint({
    access: 'signed-in',
    summary: 'Tick a player as here or not here, from 10 minutes before the start on',
    response: HostTableDto,
    errors: [
      NoLongerPartError,
      NotAllowedError,
      EventNotFoundError,
      TickingTooEarlyError,
      EventOverError,
      NotTakingPartError,
    ],
  })
  async setPresent(
    @Param('id', IdPipe) id: string,
    @Param('nameId', IdPipe) nameId: string,
    @Body() { here }: PresenceFormDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<HostTableDto> {
    await this.host.setHere(principal, id, nameId, here);
    return this.queries.tableOf(principal, id);
  }

  @Post(':id/free/:nameId')
  @Endpoint({
    access: 'signed-in',
    summary: 'Free the seat of a player who is not here, from 10 minutes after the start on',
    throttle: perAccount('events'),
    response: HostTableDto,
    errors: [
      NotAllowedError,
      NoLongerPartError,
      EventNotFoundError,
      EventOverError,
      NotTakingPartError,
      FreeingTooEarlyError,
      HostsSeatError,
      PlayerHereError,
      ALONE,
    ],
  })
  async freeSeat(
    @Param('id', IdPipe) id: string,
    @Param('nameId', IdPipe) nameId: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<HostTableDto> {
    await this.host.free(principal, id, nameId);
    return this.queries.tableOf(principal, id);
  }
}
