import { Body, Controller, Get, HttpStatus, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
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

const MISSING = { 404: 'There is no such gameday.' };
const NOBODY = { 404: 'There is no such gameday, no list is invited in waves, or nobody waits by this id.' };

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
    errors: MISSING,
  })
  getGamedayWaves(@Param('id', IdPipe) id: string): Promise<WavesDto> {
    return this.queries.getWaves(id);
  }

  @Put()
  @Endpoint({
    access: 'organiser',
    summary: 'Pause, go on, stop, keep another number open, or move guests up',
    response: WavesDto,
    errors: NOBODY,
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
    errors: MISSING,
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
    errors: {
      ...NOBODY,
      409: 'More wait than were confirmed, the gameday is over, or the mailing id was used for something else.',
      429: 'Too many requests, or too many mails within 24 hours.',
    },
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
