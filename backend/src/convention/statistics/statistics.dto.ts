import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** An edition of which numbers are there. */
@ApiSchema({ name: 'CountedEdition' })
export class CountedEditionDto {
  @ApiProperty({ example: '2025-10' })
  key!: string;

  @ApiProperty({ format: 'date', example: '2025-10-11' })
  lastDay!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Since when its numbers stay as they are; null while they are counted for each answer.',
  })
  countedAt!: string | null;
}

@ApiSchema({ name: 'EditionFigure' })
export class EditionFigureDto {
  @ApiProperty({ example: 'Registrations' })
  label!: string;

  @ApiProperty({ description: 'Whether it is a number of people, rounded to a multiple of five.' })
  people!: boolean;

  @ApiProperty({ example: 95 })
  count!: number;
}

@ApiSchema({ name: 'EditionPoint' })
export class EditionPointDto {
  @ApiProperty({
    example: 7,
    description:
      'By day: days before the last day of the edition, of which the most means so many or more. By hours: from how many hours after.',
  })
  at!: number;

  @ApiProperty({ example: '2025-10-04', description: 'The day, or the hours in words.' })
  label!: string;

  @ApiProperty({ example: 15 })
  count!: number;
}

@ApiSchema({ name: 'EditionSeries' })
export class EditionSeriesDto {
  @ApiProperty({ example: 'Registrations by day' })
  label!: string;

  @ApiProperty()
  people!: boolean;

  @ApiProperty({ enum: ['day', 'hours'] })
  by!: 'day' | 'hours';

  @ApiProperty({
    type: [EditionPointDto],
    description: 'In the order of time. By day: those that are not 0; by hours: all steps.',
  })
  points!: EditionPointDto[];
}

/** What one part of the product tells of an edition. */
@ApiSchema({ name: 'EditionSection' })
export class EditionSectionDto {
  @ApiProperty({ example: 'Registrations' })
  title!: string;

  @ApiProperty({ type: String, nullable: true, description: 'What one should know about the numbers.' })
  note!: string | null;

  @ApiProperty({ type: [EditionFigureDto] })
  figures!: EditionFigureDto[];

  @ApiProperty({ type: [EditionSeriesDto] })
  series!: EditionSeriesDto[];
}

/** What happened in an edition, as numbers that name nobody. */
@ApiSchema({ name: 'EditionStatistics' })
export class EditionStatisticsDto extends CountedEditionDto {
  @ApiProperty({ type: [EditionSectionDto] })
  sections!: EditionSectionDto[];
}
