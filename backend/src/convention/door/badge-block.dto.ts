import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** Badges that a phone at the door keeps for people who come while there is no network. */
@ApiSchema({ name: 'BadgeBlock' })
export class BadgeBlockDto {
  @ApiProperty({
    type: 'integer',
    description: 'How many it keeps where enough are free; 0 where none are kept.',
    example: 3,
  })
  size!: number;

  @ApiProperty({
    type: 'integer',
    description: 'How many it keeps now. They are counted as taken.',
    example: 3,
  })
  left!: number;

  @ApiProperty({
    format: 'date-time',
    description: 'When they are free again, unless the phone asks once more before.',
  })
  endsAt!: string;
}
