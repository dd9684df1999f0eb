import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** How the wait of a guest stands. */
export class WaitDto {
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'From 1; null while seats are kept for the guest.',
  })
  place!: number | null;

  @ApiProperty({ description: 'Seats that the guest waits for.', example: 2 })
  seats!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Until when seats are kept for the guest, who answers as always; null without an offer.',
  })
  keptUntil!: string | null;

  @ApiProperty({ description: 'An offer was not answered, so the guest went to the end once.' })
  missed!: boolean;

  @ApiProperty({ description: 'Seats went to somebody behind, because this party did not fit.' })
  passedOver!: boolean;
}

/** The wait of a guest, as the personal page shows it. */
@ApiSchema({ name: 'GamedayQueuePlace' })
export class QueuePlaceDto extends WaitDto {
  @ApiProperty({ description: 'Parties that wait, without those to whom seats are offered.', example: 5 })
  parties!: number;
}
