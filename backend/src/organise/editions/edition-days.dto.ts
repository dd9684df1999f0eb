import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LOCAL_TIME } from '@tablefall/platform/config/setting-rules';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsInt,
  IsOptional,
  IsTimeZone,
  isTimeZone,
  Matches,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { CalendarDate } from '../../http/input/calendar-date.ts';

const MAX_GAMES = 99;

/** `HH:mm` */
function ClockTime(): PropertyDecorator {
  return Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'Please enter a time as HH:mm' });
}

/** Of a zone's names (US/Eastern, europe/berlin) the one that lists offer; what is no zone is left to be refused. */
function CanonicalZone(): PropertyDecorator {
  return Transform(({ value }) =>
    isTimeZone(value)
      ? new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone
      : value,
  );
}

/** `2025-10-03T18:00` */
export function LocalTime(): PropertyDecorator {
  return Matches(LOCAL_TIME, { message: 'Please enter a date and a time' });
}

/** The two days of an edition, by local time of its zone. */
@ApiSchema({ name: 'EditionDays' })
class EditionDaysDto {
  @ApiProperty({ example: '2025-10-10', format: 'date' })
  @CalendarDate()
  firstDay!: string;

  @ApiProperty({ example: '12:00', description: 'HH:mm' })
  @ClockTime()
  firstOpens!: string;

  @ApiProperty({ example: '22:00', description: 'HH:mm; at or before the opening it is on the next day.' })
  @ClockTime()
  firstCloses!: string;

  @ApiProperty({ example: '2025-10-11', format: 'date' })
  @CalendarDate()
  secondDay!: string;

  @ApiProperty({ example: '09:00', description: 'HH:mm' })
  @ClockTime()
  secondOpens!: string;

  @ApiProperty({ example: '21:00', description: 'HH:mm; at or before the opening it is on the next day.' })
  @ClockTime()
  secondCloses!: string;

  @ApiProperty({ example: 'America/New_York', description: 'IANA zone.' })
  @CanonicalZone()
  @IsTimeZone({ message: 'Please enter a time zone, such as America/New_York' })
  timeZone!: string;
}

/** The same with what holds for joining games; what is not given stays as it is. */
@ApiSchema({ name: 'EditionSignUpRules' })
export class SignUpRulesFormDto extends EditionDaysDto {
  @ApiPropertyOptional({
    description: 'Whether somebody needs a badge to join games; children of 9 and under come without.',
  })
  @IsBoolean()
  @ValidateIf((_, value) => value !== undefined)
  joinsNeedBadge?: boolean;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: '2025-09-05T18:00',
    description: 'Local time from which on people join games; at any time with null.',
  })
  @LocalTime()
  @Transform(({ value }) => (value === '' ? null : value))
  @IsOptional()
  joinsOpenAt?: string | null;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: MAX_GAMES,
    description: 'How many games of others a person joins; any number with null.',
  })
  @Max(MAX_GAMES, { message: `Please enter at most ${MAX_GAMES}, or nothing` })
  @Min(1, { message: 'Please enter at least 1, or nothing' })
  @IsInt({ message: 'Please enter a whole number, or nothing' })
  @IsOptional()
  gamesPerPerson?: number | null;

  @ApiPropertyOptional({
    description: 'Whether children of 9 and under join only with an adult of the family in the same game.',
  })
  @IsBoolean()
  @ValidateIf((_, value) => value !== undefined)
  childrenNeedAdult?: boolean;
}
