import { Body, Controller, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { SeatsTakenError, StatusStaysError, UnknownInvitationError } from '../gamedays.errors.ts';
import { InvitationDto } from '../invitations/invitations.dto.ts';
import { InvitationsQueries } from '../invitations/invitations.queries.ts';
import { InvitationStatusDto, SetInvitationDto, UndoStatusDto } from './status.dto.ts';
import { StatusService } from './status.service.ts';

/** What staff know of guests' answers. */
@ApiTags('invitations')
@Controller('gameday-invitation/status')
export class StatusController {
  constructor(
    private readonly statuses: StatusService,
    private readonly queries: InvitationsQueries,
  ) {}

  @Put()
  @Endpoint({
    access: 'organiser',
    summary:
      'Set the status of an invitation; nothing is mailed, but to a guest whose calendar a mail has filled',
    response: SetInvitationDto,
    errors: [UnknownInvitationError, new SeatsTakenError(1)],
  })
  async updateInvitationStatus(
    @Body() { invitationID, status }: InvitationStatusDto,
  ): Promise<SetInvitationDto> {
    const undo = await this.statuses.set(invitationID, status);
    return { ...(await this.queries.getInvitation(invitationID)), undo };
  }

  @Post('undo')
  @Endpoint({
    access: 'organiser',
    summary: 'Undo a status that was set a moment ago, with all that it ended: mails, and the place in line',
    response: InvitationDto,
    status: HttpStatus.OK,
    errors: [UnknownInvitationError, StatusStaysError],
  })
  async undoInvitationStatus(@Body() { undo }: UndoStatusDto): Promise<InvitationDto> {
    return this.queries.getInvitation(await this.statuses.undo(undo));
  }
}
