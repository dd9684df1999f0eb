import { Body, Controller, Get, HttpStatus, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DayCapError, MailingIdTakenError } from '../../email/mailings/mailings.errors.ts';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
import {
  GamedayNotFoundError,
  GamedayOverError,
  MoreWaitingError,
  NoWavesError,
  UnknownWaitingGuestError,
} from '../gamedays.errors.ts';
import { WaveDeskService } from './wave-desk.service.ts';
import {
  InviteRestDto,
  InviteRestResultDto,
  WaveGuestPageDto,
  WaveGuestsQuery,
  WavesChangeDto,
  WavesDto,
} from './waves.dto.ts';
import { WavesQueries } from './waves.queries.ts';

/** Lists that are invited in waves, for staff. */
@ApiTags('invitations')
@Controller('gameday/:id/waves')
export class WavesController {
  constructor(
    private readonly desk: WaveDeskService,
    private readonly queries: WavesQueries,
  ) {}

  @Get()
  @Endpoint({
    access: 'organiser',
    summary: 'How many are asked and how many wait to be, and the next wave',
    response: WavesDto,
    errors: [GamedayNotFoundError],
  })
  getGamedayWaves(@Param('id', IdPipe) id: string): Promise<WavesDto> {
    return this.queries.getWaves(id);
  }

  @Put()
  @Endpoint({
    access: 'organiser',
    summary: 'Pause, go on, stop, keep another number open, or move guests up',
    response: WavesDto,
    errors: [GamedayNotFoundError, UnknownWaitingGuestError, NoWavesError],
  })
  async changeGamedayWaves(
    @Param('id', IdPipe) id: string,
    @Body() change: WavesChangeDto,
  ): Promise<WavesDto> {
    await this.desk.change(id, change);
    return this.queries.getWaves(id);
  }

  @Get('guests')
  @Endpoint({
    access: 'organiser',
    summary: 'A page of those who wait to be invited',
    response: WaveGuestPageDto,
    lists: 'guests of gamedays',
    errors: [GamedayNotFoundError],
  })
  listWaveGuests(
    @Param('id', IdPipe) id: string,
    @Query() query: WaveGuestsQuery,
  ): Promise<WaveGuestPageDto> {
    return this.queries.listGuests(id, query);
  }

  @Post('rest')
  @Endpoint({
    access: 'organiser',
    summary: 'Invite everybody who waits at once',
    needsFreshSignIn: true,
    response: InviteRestResultDto,
    status: HttpStatus.OK,
    errors: [
      GamedayNotFoundError,
      NoWavesError,
      new MoreWaitingError(12),
      MailingIdTakenError,
      GamedayOverError,
      new DayCapError(1_000),
    ],
  })
  async inviteGamedayRest(
    @Param('id', IdPipe) id: string,
    @Body() { confirmed, mailingId }: InviteRestDto,
    @CurrentPrincipal() author: Principal,
  ): Promise<InviteRestResultDto> {
    const content = { operation: 'inviteGamedayRest', id, confirmed };
    return { invitationsSent: await this.desk.inviteRest(id, confirmed, { mailingId, author, content }) };
  }
}
