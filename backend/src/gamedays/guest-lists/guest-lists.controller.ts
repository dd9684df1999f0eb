import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { DayCapError, MailingIdTakenError } from '../../email/mailings/mailings.errors.ts';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { LONG_LIST_BODY } from '../../http/input/request-body.ts';
import {
  AlreadyInvitedError,
  GamedayNotFoundError,
  GamedayOverError,
  MailChangedError,
  SeatsTakenError,
  TooManyGuestsError,
} from '../gamedays.errors.ts';
import { InvitationDto, InviteDto } from '../invitations/invitations.dto.ts';
import { InvitationsQueries, shownTo } from '../invitations/invitations.queries.ts';
import { type BulkInvite, BulkInviteDto, BulkResultDto } from './bulk-invite.dto.ts';
import { type CheckGuests, CheckGuestsDto, CheckGuestsResultDto } from './check-guests.dto.ts';
import { CheckGuestsQueries } from './check-guests.queries.ts';
import { BulkInvitePipe, CheckGuestsPipe } from './guest-list.pipe.ts';
import { InviteService } from './invite.service.ts';

/** Inviting guests, one by one or as a list, for staff. */
@ApiTags('invitations')
@Controller('gameday')
export class GuestListsController {
  constructor(
    private readonly invite: InviteService,
    private readonly invitations: InvitationsQueries,
    private readonly guestCheck: CheckGuestsQueries,
  ) {}

  @Post('invite')
  @Endpoint({
    access: 'organiser',
    scope: 'invite',
    summary: 'Invite one guest by mail',
    response: InvitationDto,
    status: HttpStatus.CREATED,
    errors: [
      GamedayNotFoundError,
      AlreadyInvitedError,
      GamedayOverError,
      new SeatsTakenError(1),
      new DayCapError(1_000),
    ],
  })
  async inviteGuest(
    @Body() { gamedayID, guestName, guestEmail, status }: InviteDto,
    @CurrentPrincipal() author: Principal,
  ): Promise<InvitationDto> {
    const id = await this.invite.inviteGuest(gamedayID, { name: guestName, email: guestEmail }, status);
    return shownTo(author, await this.invitations.getInvitation(id));
  }

  @Post('bulk-invite')
  @ApiBody({ type: BulkInviteDto })
  @Endpoint({
    access: 'organiser',
    scope: 'invite',
    summary: 'Invite many guests by mail; answers once all of them are stored',
    needsFreshSignIn: true,
    body: LONG_LIST_BODY,
    response: BulkResultDto,
    errors: [
      GamedayNotFoundError,
      MailingIdTakenError,
      GamedayOverError,
      MailChangedError,
      new SeatsTakenError(1),
      new TooManyGuestsError(100_000),
      new DayCapError(1_000),
    ],
  })
  bulkInviteGuests(
    @Body(BulkInvitePipe) { mailingId, preview, leaves, ...list }: BulkInvite,
    @CurrentPrincipal() author: Principal,
  ): Promise<BulkResultDto> {
    const content = { operation: 'bulkInviteGuests', list };
    return this.invite.inviteGuests({ ...list, preview, leaves }, { mailingId, author, content });
  }

  @Post('check-guests')
  @ApiBody({ type: CheckGuestsDto })
  @Endpoint({
    access: 'organiser',
    scope: 'invite',
    summary: 'Which addresses of a list are invited already, and which get no mail',
    body: LONG_LIST_BODY,
    response: CheckGuestsResultDto,
    errors: [GamedayNotFoundError, new TooManyGuestsError(100_000)],
  })
  checkGuests(@Body(CheckGuestsPipe) body: CheckGuests): Promise<CheckGuestsResultDto> {
    return this.guestCheck.checkGuests(body);
  }
}
