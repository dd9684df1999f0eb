import { Body, Controller, Get, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DayCapError, MailingIdTakenError } from '../../email/mailings/mailings.errors.ts';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
import {
  GamedayNotFoundError,
  GamedayOverError,
  MoreMissedError,
  NobodyMissedError,
} from '../gamedays.errors.ts';
import { InvitationFilter } from '../invitations/invitations.dto.ts';
import { InviteMissedDto, InviteMissedResultDto, MissedGuestsDto } from './missed.dto.ts';
import { MissedQueries } from './missed.queries.ts';
import { MissedService } from './missed.service.ts';

/** Guests who did not get the invitation, for staff. */
@ApiTags('invitations')
@Controller('gameday/:id/missed')
export class MissedController {
  constructor(
    private readonly service: MissedService,
    private readonly queries: MissedQueries,
  ) {}

  @Get()
  @Endpoint({
    access: 'organiser',
    summary: 'How many of a list did not get the invitation and would be invited again, and who would not',
    response: MissedGuestsDto,
    lists: 'guests of gamedays',
    errors: [GamedayNotFoundError],
  })
  getMissed(@Param('id', IdPipe) id: string, @Query() list: InvitationFilter): Promise<MissedGuestsDto> {
    return this.queries.getMissed(id, list);
  }

  @Post('invite')
  @Endpoint({
    access: 'organiser',
    summary: 'Invite those of a list again who did not get the invitation; two calls at once mail once',
    needsFreshSignIn: true,
    response: InviteMissedResultDto,
    status: HttpStatus.OK,
    errors: [
      GamedayNotFoundError,
      GamedayOverError,
      NobodyMissedError,
      new MoreMissedError(12),
      MailingIdTakenError,
      new DayCapError(1_000),
    ],
  })
  async inviteMissed(
    @Param('id', IdPipe) id: string,
    @Query() list: InvitationFilter,
    @Body() { confirmed, mailingId }: InviteMissedDto,
    @CurrentPrincipal() author: Principal,
  ): Promise<InviteMissedResultDto> {
    const content = { operation: 'inviteMissed', id, list: { ...list }, confirmed };
    return {
      invitationsSent: await this.service.inviteMissed(id, list, confirmed, { mailingId, author, content }),
    };
  }
}
