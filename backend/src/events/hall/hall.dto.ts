import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Moment } from '../../http/input/moment.ts';
import { TEACHER_WISHES, type TeacherWish } from '../event.entity.ts';
import { TableFlagDto } from './table-flags.dto.ts';

export class HallQuery {
  @Moment({
    optional: true,
    description: 'Another moment than now, to try the page before the days; then there are no flags.',
    example: '2025-10-10T18:52:00Z',
  })
  at?: string;
}

/** A game of the day that is not over. */
@ApiSchema({ name: 'HallGame' })
export class HallGameDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Ark Nova' })
  gameName!: string;

  @ApiPropertyOptional({ description: 'What stands on its table; missing while it has none.', example: 'A3' })
  table?: string;

  @ApiProperty({ format: 'date-time' })
  startsAt!: string;

  @ApiProperty({ format: 'date-time' })
  endsAt!: string;

  @ApiPropertyOptional({ description: 'How many spots can be taken; missing where nobody can sign up.' })
  free?: number;

  @ApiProperty({ enum: TEACHER_WISHES })
  teacher!: TeacherWish;
}

/** What a screen in the hall shows. */
@ApiSchema({ name: 'Hall' })
export class HallDto {
  @ApiProperty({
    format: 'date-time',
    description: 'The moment that it tells of, by the clock of the server.',
  })
  now!: string;

  @ApiProperty({
    type: [HallGameDto],
    maxItems: 500,
    description:
      'The games of the day that are on or still begin, in their order; those without a time are left out.',
  })
  games!: HallGameDto[];

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'When the next game begins on a later day; missing after the last one.',
  })
  nextStart?: string;

  @ApiProperty({ type: [TableFlagDto], description: 'The flags that are up.' })
  flags!: TableFlagDto[];
}
