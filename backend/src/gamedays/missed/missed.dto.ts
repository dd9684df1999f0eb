import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PreviewRecipientDto } from '../../email/mailings/mail-preview.dto.ts';
import { MailingId } from '../../email/mailings/mailing-id.dto.ts';
import { INTEGER_MAX, Whole } from '../../http/input/numbers.ts';

/** Guests who are not invited again, for one reason. */
@ApiSchema({ name: 'MissedLeftOut' })
export class MissedLeftOutDto {
  @ApiProperty({ example: 'Wants no more invitations' })
  reason!: string;

  @ApiProperty({ example: 2 })
  count!: number;

  @ApiProperty({
    type: [String],
    description: 'The names of the first three.',
    example: ['Priya Raghunathan'],
  })
  names!: string[];
}

/** Guests of a list who did not get the invitation. */
@ApiSchema({ name: 'MissedGuests' })
export class MissedGuestsDto {
  @ApiProperty({ description: 'Would be invited again.', example: 2 })
  due!: number;

  @ApiProperty({
    type: PreviewRecipientDto,
    nullable: true,
    description: 'The first of these, whose mail can be looked at; null where nobody is.',
  })
  first!: PreviewRecipientDto | null;

  @ApiProperty({ type: [MissedLeftOutDto], description: 'Who would not be, and why.' })
  leftOut!: MissedLeftOutDto[];
}

@ApiSchema({ name: 'InviteMissed' })
export class InviteMissedDto {
  @Whole(0, INTEGER_MAX, { description: 'The number of guests that staff saw.', example: 2 })
  confirmed!: number;

  @MailingId()
  mailingId?: string;
}

@ApiSchema({ name: 'InviteMissedResult' })
export class InviteMissedResultDto {
  @ApiProperty({ description: 'Guests who are invited again; never more than were confirmed.', example: 2 })
  invitationsSent!: number;
}
