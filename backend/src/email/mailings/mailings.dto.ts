import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** What a lost connection leaves in doubt, for the contract. */
export const IS_AMBIGUOUS =
  'The connection was lost once after the whole mail was handed over: the mail may have arrived then, too.';

/** Numbers of mails by state. */
@ApiSchema({ name: 'MailCounts' })
export class MailCountsDto {
  @ApiProperty()
  queued!: number;
  @ApiProperty()
  sending!: number;
  @ApiProperty()
  sent!: number;
  @ApiProperty()
  retrying!: number;
  @ApiProperty()
  failed!: number;
  @ApiProperty()
  suppressed!: number;
  @ApiProperty()
  cancelled!: number;
}

/** Counts of the mails of the mailings that are under way, or of the last one. */
@ApiSchema({ name: 'DeliveryProgress' })
export class DeliveryProgressDto extends MailCountsDto {
  @ApiProperty({ description: '0 when nothing was ever sent in bulk.' })
  total!: number;
  @ApiProperty({ description: 'Something is still to be sent.' })
  active!: boolean;
  @ApiProperty()
  paused!: boolean;
  @ApiProperty({ type: String, nullable: true })
  pausedReason!: string | null;
  @ApiProperty({
    type: [String],
    example: ['gameday-invitation'],
    description: 'What is being sent; none when nothing was ever sent in bulk.',
  })
  kinds!: string[];
}
