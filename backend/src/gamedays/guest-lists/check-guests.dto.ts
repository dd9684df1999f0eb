import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CheckedListDto } from '../../email/audiences/pasted/checked-list.dto.ts';
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

/** The same for a gameday: suppressed guests are kept on its list when invited, but not mailed. */
@ApiSchema({ name: 'CheckGuestsResult' })
export class CheckGuestsResultDto extends CheckedListDto {
  @ApiProperty({ type: [String], example: ['priya.raghunathan@mail.example'] })
  alreadyInvited!: string[];
}
