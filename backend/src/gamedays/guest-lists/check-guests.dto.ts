import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { SUPPRESSION_REASONS, type SuppressionReason } from '@tablefall/mail';
import { MAX_BULK_GUESTS } from './bulk-invite.dto.ts';

@ApiSchema({ name: 'CheckGuests' })
export class CheckGuestsDto {
  @ApiProperty({ format: 'uuid' })
  gamedayID!: string;

  @ApiProperty({ type: [String], maxItems: MAX_BULK_GUESTS, example: ['priya.raghunathan@mail.example'] })
  emails!: string[];
}

/** What a validated request holds; entries that are no text are passed over. */
export interface CheckGuests {
  gamedayID: string;
  emails: unknown[];
}

@ApiSchema({ name: 'SuppressedGuest' })
export class SuppressedGuestDto {
  @ApiProperty({ example: 'jonah.okonkwo@mail.example' })
  email!: string;

  @ApiProperty({
    enum: SUPPRESSION_REASONS,
    enumName: 'SuppressionReason',
    description:
      'Staff blocked the address, the guest asked for no more invitations or reported one as spam, or the address refused mail for good.',
  })
  reason!: SuppressionReason;
}

/** What is known of a list before it is sent, with the addresses as they were given. */
@ApiSchema({ name: 'CheckGuestsResult' })
export class CheckGuestsResultDto {
  @ApiProperty({ type: [String], description: 'No complete e-mail address: the invitation would fail.' })
  invalid!: string[];

  @ApiProperty({ type: [String], example: ['priya.raghunathan@mail.example'] })
  alreadyInvited!: string[];

  @ApiProperty({ type: [SuppressedGuestDto], description: 'Kept on the list when invited, but not mailed.' })
  suppressed!: SuppressedGuestDto[];
}
