import {
  Body,
  Controller,
  Delete,
  Get,
  HttpStatus,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { LONG_LIST_BODY } from '../../http/input/request-body.ts';
import {
  type BulkInvite,
  BulkInviteDto,
  BulkResultDto,
  MAX_BULK_GUESTS,
} from '../guest-lists/bulk-invite.dto.ts';
import { type CheckGuests, CheckGuestsDto, CheckGuestsResultDto } from '../guest-lists/check-guests.dto.ts';
import { CheckGuestsQueries } from '../guest-lists/check-guests.queries.ts';
import { BulkInvitePipe, CheckGuestsPipe } from '../guest-lists/guest-list.pipe.ts';
import { InviteService } from '../guest-lists/invite.service.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import {
  InvitationDto,
  InvitationPageDto,
  InvitationQuery,
  InvitationStatusDto,
  InviteDto,
} from './invitations.dto.ts';
import { InvitationsQueries } from './invitations.queries.ts';
import { InvitationsService } from './invitations.service.ts';

const MISSING = { 404: 'There is no such invitation.' };

/** Invitations, for staff. */
@ApiTags('invitations')
@Controller()
export class InvitationsController {
  constructor(
    private readonly invite: InviteService,
    private readonly invitations: InvitationsService,
    private readonly queries: InvitationsQueries,
    private readonly gamedays: GamedaysQueries,
    private readonly guestCheck: CheckGuestsQueries,
  ) {}

  @Post('gameday/invite')
  @Endpoint({
    access: 'organiser',
    summary: 'Invite one guest by mail',
    response: InvitationDto,
    status: HttpStatus.CREATED,
    errors: { 404: 'There is no such gameday.', 409: 'The guest is invited already, or no seat is left.' },
  })
  async inviteGuest(@Body() { gamedayID, guestName, guestEmail, status }: InviteDto): Promise<InvitationDto> {
    return this.queries.getInvitation(
      await this.invite.inviteGuest(gamedayID, { name: guestName, email: guestEmail }, status),
    );
  }

  @Post('gameday/bulk-invite')
  @ApiBody({ type: BulkInviteDto })
  @Endpoint({
    access: 'organiser',
    summary: 'Invite many guests by mail; answers once all of them are stored',
    body: LONG_LIST_BODY,
    response: BulkResultDto,
    errors: {
      404: 'There is no such gameday.',
      409: 'The gameday is over, or its mailing id was used for something else.',
      413: `More than ${MAX_BULK_GUESTS} guests.`,
    },
  })
  bulkInviteGuests(
    @Body(BulkInvitePipe) { mailingId, ...list }: BulkInvite,
    @CurrentPrincipal() author: Principal,
  ): Promise<BulkResultDto> {
    const content = { operation: 'bulkInviteGuests', list };
    return this.invite.inviteGuests(list, { mailingId, author, content });
  }

  @Post('gameday/check-guests')
  @ApiBody({ type: CheckGuestsDto })
  @Endpoint({
    access: 'organiser',
    summary: 'Which addresses of a list are invited already, and which get no mail',
    body: LONG_LIST_BODY,
    response: CheckGuestsResultDto,
    errors: { 404: 'There is no such gameday.', 413: `More than ${MAX_BULK_GUESTS} addresses.` },
  })
  checkGuests(@Body(CheckGuestsPipe) body: CheckGuests): Promise<CheckGuestsResultDto> {
    return this.guestCheck.checkGuests(body);
  }

  @Get('gameday/:id/invitations')
  @Endpoint({
    access: 'organiser',
    summary: 'A page of invitations, searched and sorted',
    response: InvitationPageDto,
    errors: { 404: 'There is no such gameday.' },
  })
  async listInvitations(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() query: InvitationQuery,
  ): Promise<InvitationPageDto> {
    return this.queries.listInvitations(await this.gamedays.getGameday(id), query);
  }

  @Get('gameday-invitation/:id')
  @Endpoint({ access: 'organiser', summary: 'One invitation', response: InvitationDto, errors: MISSING })
  getInvitation(@Param('id', ParseUUIDPipe) id: string): Promise<InvitationDto> {
    return this.queries.getInvitation(id);
  }

  @Put('gameday-invitation/status')
  @Endpoint({
    access: 'organiser',
    summary: 'Set the status of an invitation; nothing is mailed',
    response: InvitationDto,
    errors: { ...MISSING, 409: 'No seat is left.' },
  })
  async updateInvitationStatus(
    @Body() { invitationID, status }: InvitationStatusDto,
  ): Promise<InvitationDto> {
    await this.invitations.updateStatus(invitationID, status);
    return this.queries.getInvitation(invitationID);
  }

  @Delete('gameday-invitation/:id')
  @Endpoint({
    access: 'organiser',
    summary: 'Delete an invitation; unsent mails are cancelled',
    errors: MISSING,
  })
  deleteInvitation(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.invitations.deleteInvitation(id);
  }

  @Post('gameday-invitation/:id/resend')
  @Endpoint({
    access: 'organiser',
    summary: 'Mail an invitation again',
    errors: { ...MISSING, 409: 'It was sent a moment ago, the guest unsubscribed, or the gameday is over.' },
  })
  resendInvitation(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.invitations.resendInvitation(id);
  }
}
