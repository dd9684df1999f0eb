import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LOCAL_TIME } from '@tablefall/platform/config/setting-rules';
import { Transform } from 'class-transformer';
import { IsOptional, IsTimeZone, isTimeZone, ValidateIf } from 'class-validator';
import { CalendarDate } from '../../http/input/calendar-date.ts';
import { Flag } from '../../http/input/choice.ts';
import { Whole } from '../../http/input/numbers.ts';
import { Pattern } from '../../http/input/text.ts';

const MAX_GAMES = 99;
const MAX_WALK_IN_BADGES = 20;

/** `HH:mm` */
function ClockTime(): PropertyDecorator {
  return Pattern(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'Please enter a time as HH:mm' });
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
  return Pattern(LOCAL_TIME, { message: 'Please enter a date and a time' });
}

/** The two days of an edition, by local time of its zone. */
@ApiSchema({ name: 'EditionDays' })
class EditionDaysDto {
  @CalendarDate({ example: '2025-10-10' })
  firstDay!: string;

  @ApiProperty({ example: '12:00', description: 'HH:mm' })
  @ClockTime()
  firstOpens!: string;

  @ApiProperty({ example: '22:00', description: 'HH:mm; at or before the opening it is on the next day.' })
  @ClockTime()
  firstCloses!: string;

  @CalendarDate({ example: '2025-10-11' })
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
  @ValidateIf((_, value) => value !== undefined)
  @Flag({
    required: false,
    description: 'Whether somebody needs a badge to join games; children of 9 and under come without.',
  })
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

  @Whole(1, MAX_GAMES, {
    message: 'Please enter a whole number, or nothing',
    tooLow: 'Please enter at least 1, or nothing',
    tooHigh: `Please enter at most ${MAX_GAMES}, or nothing`,
    optional: true,
    nullable: true,
    description: 'How many games of others a person joins; any number with null.',
  })
  gamesPerPerson?: number | null;

  @ValidateIf((_, value) => value !== undefined)
  @Flag({
    required: false,
    description: 'Whether children of 9 and under join only with an adult of the family in the same game.',
  })
  childrenNeedAdult?: boolean;

  @ValidateIf((_, value) => value !== undefined)
  @Flag({ required: false, description: 'Whether people say which games they would like to play.' })
  takesWishes?: boolean;

  @Whole(0, MAX_WALK_IN_BADGES, {
    message: 'Please enter a whole number',
    tooLow: 'Please enter at least 0',
    tooHigh: `Please enter at most ${MAX_WALK_IN_BADGES}`,
    optional: true,
    description:
      'Badges that each phone at the door keeps for people who come while there is no network; none with 0.',
  })
  walkInBadges?: number;
}
