import { ApiProperty } from '@nestjs/swagger';

/** How somebody's wait for seats or badges stands. */
export class WaitDto {
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'From 1; null while something is kept for them.',
  })
  place!: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Until when what was offered is kept; null without an offer.',
  })
  keptUntil!: string | null;

  @ApiProperty({ description: 'An offer was not taken, so the wait went to the end once.' })
  missed!: boolean;

  @ApiProperty({ description: 'Something went to somebody behind, because this party did not fit.' })
  passedOver!: boolean;
}
