import { ApiProperty, ApiSchema } from '@nestjs/swagger';

export const CHANGED_FIELDS = ['price', 'status', 'hidden', 'renewed'] as const;
export const CHANGERS = ['seller', 'buyer', 'organiser'] as const;

/** Something that became of a listing. */
@ApiSchema({ name: 'ListingChange' })
export class ChangeDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ enum: CHANGED_FIELDS })
  field!: (typeof CHANGED_FIELDS)[number];

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'What it was: a price in dollars, a status, the reason for hiding it; null where it was nothing.',
    example: '45.50',
  })
  from!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What it became, likewise.', example: '40.00' })
  to!: string | null;

  @ApiProperty({ enum: CHANGERS, description: 'Who did it.' })
  by!: (typeof CHANGERS)[number];
}

@ApiSchema({ name: 'ListingHistory' })
export class ListingHistoryDto {
  @ApiProperty({ type: [ChangeDto], description: 'The newest 200, newest first.' })
  items!: ChangeDto[];
}
