import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
import { EVENTS_THROTTLE } from '../events.throttle.ts';
import { HostQueries } from './host.queries.ts';
import { HostService } from './host.service.ts';
import { HostTableDto, PresenceFormDto } from './host-table.dto.ts';

/** What calls of hosts answer to others. */
export const NOT_HOST = {
  403: 'The caller neither owns nor co-hosts the event.',
  404: 'There is no such event.',
};

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
    errors: NOT_HOST,
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
    errors: { ...NOT_HOST, 409: 'It is too early, the name takes no part, or the event is over.' },
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
    throttle: EVENTS_THROTTLE,
    response: HostTableDto,
    errors: {
      ...NOT_HOST,
      409: "It is too early, the player is here, it is the host's own seat, the name takes no part, or the event is over.",
    },
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
