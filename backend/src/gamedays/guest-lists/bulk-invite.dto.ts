import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { MailingId } from '../../email/mailings/mailing-id.dto.ts';
import { type Leaves, LeavesWhen } from '../../email/sending-hours/leaves.dto.ts';
import { ConfirmedMail } from '../confirmed-mail.dto.ts';
import { INVITATION_STATUSES, type InvitationStatus } from '../invitation-status.ts';
import { WaveDto } from '../waves/waves.dto.ts';

/** Guests of one call at most. */
export const MAX_BULK_GUESTS = 100_000;

@ApiSchema({ name: 'BulkGuest' })
export class BulkGuestDto {
  @ApiProperty({ example: 'Priya Raghunathan' })
  name!: string;

  @ApiProperty({ example: 'priya.raghunathan@mail.example' })
  email!: string;
}

@ApiSchema({ name: 'BulkInvite' })
export class BulkInviteDto {
  @ApiProperty({ format: 'uuid' })
  gamedayID!: string;

  @ApiProperty({ type: [BulkGuestDto], maxItems: MAX_BULK_GUESTS })
  guests!: BulkGuestDto[];

  @ApiPropertyOptional({ enum: INVITATION_STATUSES, type: 'integer', default: 0 })
  status?: InvitationStatus;

  @ApiPropertyOptional({
    type: WaveDto,
    description:
      'Invites some at a time; the others wait in the order of the list. All at once when left out.',
  })
  wave?: WaveDto;

  @LeavesWhen()
  leaves?: Leaves;

  @ConfirmedMail()
  preview?: string;

  @MailingId()
  mailingId?: string;
}

/** What a validated bulk request holds; single entries are judged later, all at once. */
export interface BulkInvite {
  gamedayID: string;
  guests: unknown[];
  status: InvitationStatus;
  /** So many are kept invited and unanswered; all are invited at once when not given. */
  wave?: WaveDto;
  /** When the mail leaves of those who are invited all at once; waves keep their own hours. */
  leaves?: Leaves;
  /** The version of the mail that staff saw. */
  preview?: string;
  mailingId?: string;
}

/** What became of the guests of one call; addresses as they were given. */
@ApiSchema({ name: 'BulkResult' })
export class BulkResultDto {
  @ApiProperty({ description: 'Accepted for sending.', example: 996 })
  invitationsSent!: number;

  @ApiProperty({ description: 'Wait their turn to be invited.', example: 0 })
  waiting!: number;

  @ApiProperty({ description: 'Entries received: sent + waiting + already invited + failed.', example: 1000 })
  totalGuests!: number;

  @ApiProperty({ description: 'Invited before, waiting to be, or more than once in this call.', example: 2 })
  alreadyInvited!: number;

  @ApiProperty({ type: [String] })
  alreadyInvitedEmails!: string[];

  @ApiProperty({ description: 'A bad address or name, a suppressed address, or no seat for it.', example: 2 })
  failed!: number;

  @ApiProperty({ type: [String] })
  failedEmails!: string[];
}
