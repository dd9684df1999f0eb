import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DayCapError } from '../../email/mailings/mailings.errors.ts';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { StaleEditError } from '../../http/errors/stale-edit.ts';
import { IdPipe } from '../../http/input/id.ts';
import {
  AlreadyInvitedError,
  AnsweredMeanwhileError,
  GamedayNotFoundError,
  GamedayOverError,
  NoMoreInvitationsError,
  ResendTooSoonError,
  SameAddressError,
  SeatsTakenError,
  UnknownInvitationError,
} from '../gamedays.errors.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import {
  CorrectAddressDto,
  InvitationDto,
  InvitationFatesDto,
  InvitationPageDto,
  InvitationQuery,
  InvitationStatusDto,
} from './invitations.dto.ts';
import { InvitationsQueries, shownTo } from './invitations.queries.ts';
import { InvitationsService } from './invitations.service.ts';

/** Invitations, for staff. */
@ApiTags('invitations')
@Controller()
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly queries: InvitationsQueries,
    private readonly gamedays: GamedaysQueries,
  ) {}

  @Get('gameday/:id/invitations')
  @Endpoint({
    access: 'organiser',
    scope: 'gamedays',
    summary: 'A page of invitations, searched and sorted',
    response: InvitationPageDto,
    lists: 'guests of gamedays',
    errors: [GamedayNotFoundError],
  })
  async listInvitations(
    @Param('id', IdPipe) id: string,
    @Query() query: InvitationQuery,
    @CurrentPrincipal() reader: Principal,
  ): Promise<InvitationPageDto> {
    const page = await this.queries.listInvitations(await this.gamedays.getGameday(id), query);
    return { ...page, items: page.items.map((invitation) => shownTo(reader, invitation)) };
  }

  @Get('gameday/:id/invitations/fates')
  @Endpoint({
    access: 'organiser',
    scope: 'gamedays',
    summary: 'How many invitations were mailed, wait or failed',
    response: InvitationFatesDto,
    errors: [GamedayNotFoundError],
  })
  async getInvitationFates(@Param('id', IdPipe) id: string): Promise<InvitationFatesDto> {
    return this.queries.getFates(await this.gamedays.getGameday(id));
  }

  @Get('gameday-invitation/:id')
  @Endpoint({
    access: 'organiser',
    summary: 'One invitation',
    response: InvitationDto,
    errors: [UnknownInvitationError],
  })
  getInvitation(@Param('id', IdPipe) id: string): Promise<InvitationDto> {
    return this.queries.getInvitation(id);
  }

  @Put('gameday-invitation/status')
  @Endpoint({
    access: 'organiser',
    summary:
      'Set the status of an invitation; nothing is mailed, but to a guest whose calendar a mail has filled',
    response: InvitationDto,
    errors: [UnknownInvitationError, new SeatsTakenError(1)],
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
    errors: [UnknownInvitationError],
  })
  deleteInvitation(@Param('id', IdPipe) id: string): Promise<void> {
    return this.invitations.deleteInvitation(id);
  }

  @Post('gameday-invitation/:id/resend')
  @Endpoint({
    access: 'organiser',
    summary: 'Mail an invitation again',
    errors: [
      UnknownInvitationError,
      GamedayOverError,
      new ResendTooSoonError(30),
      new NoMoreInvitationsError('no-invitations'),
      new DayCapError(1_000),
    ],
  })
  resendInvitation(@Param('id', IdPipe) id: string): Promise<void> {
    return this.invitations.resendInvitation(id);
  }

  @Put('gameday-invitation/:id/address')
  @Endpoint({
    access: 'organiser',
    summary: 'Give an invitation the right address and mail it there; the link is a new one, the rest stays',
    response: InvitationDto,
    errors: [
      SameAddressError,
      UnknownInvitationError,
      AlreadyInvitedError,
      new NoMoreInvitationsError('no-invitations'),
      AnsweredMeanwhileError,
      StaleEditError,
      GamedayOverError,
      new DayCapError(1_000),
    ],
  })
  async correctAddress(
    @Param('id', IdPipe) id: string,
    @Body() { guestEmail, version }: CorrectAddressDto,
  ): Promise<InvitationDto> {
    await this.invitations.correctAddress(id, guestEmail, version);
    return this.queries.getInvitation(id);
  }
}
