import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'EditionCount' })
class EditionCountDto {
  @ApiProperty({ example: 'Registrations' })
  of!: string;

  @ApiProperty({ example: 96 })
  count!: number;
}

/** An edition that is over. */
@ApiSchema({ name: 'PastEdition' })
export class PastEditionDto {
  @ApiProperty({ example: '2023-10', description: 'It may be one that was never edited on the site.' })
  key!: string;

  @ApiProperty({ description: 'Whether it is kept whole.' })
  isKept!: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When it becomes counts; null for those that are kept, and once it has.',
  })
  emptiedOn!: string | null;

  @ApiProperty({ type: String, nullable: true, format: 'date-time', description: 'When it became counts.' })
  emptiedAt!: string | null;

  @ApiProperty({ type: [EditionCountDto], description: 'What is left of it, once it was counted.' })
  counts!: EditionCountDto[];
}
