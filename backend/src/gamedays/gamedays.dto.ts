import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy, ValidateIf } from 'class-validator';
import { MailingId } from '../email/mailings/mailing-id.dto.ts';
import { OwnWords } from '../email/mailings/own-words.dto.ts';
import { IN_SENDING_HOURS } from '../email/sending-hours/leaves.dto.ts';
import { CalendarDate } from '../http/input/calendar-date.ts';
import { BooleanQuery, Flag } from '../http/input/choice.ts';
import { Id } from '../http/input/id.ts';
import { Whole } from '../http/input/numbers.ts';
import { OneLine, OptionalParagraphs, Pattern } from '../http/input/text.ts';
import { TakesAnyQuery } from '../http/input/validation.ts';
import { FilledFrom, Version } from '../http/input/version.ts';
import type { GamedayDetails } from './gameday.entity.ts';
import { InvitationDto } from './invitations/invitations.dto.ts';

const MAX_CAPACITY = 100_000;
const DESCRIPTION_MAX = 2_000;
const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
/** What `Time` reads. */
const TYPED_TIME = '^(([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?)?$';

/** Reads `HH:mm` as well as `HH:mm:ss`; an empty field means none. */
const Time = () =>
  Transform(({ value }) =>
    value === '' ? null : typeof value === 'string' && value.length === 5 ? `${value}:00` : value,
  );

/** An end alone says nothing. */
function EndNeedsStart(): PropertyDecorator {
  return ValidateBy({
    name: 'endNeedsStart',
    validator: {
      validate: (end, context) => !end || Boolean((context?.object as GamedayFormDto | undefined)?.startTime),
      defaultMessage: () => 'Please enter a start time as well',
    },
  });
}

@ApiSchema({ name: 'GamedayForm' })
export class GamedayFormDto implements GamedayDetails {
  @CalendarDate({ example: '2025-10-10', description: 'One gameday a date.' })
  date!: string;

  @Time()
  @Pattern(TIME, {
    message: 'Please enter a time as HH:mm',
    pattern: TYPED_TIME,
    optional: true,
    nullable: true,
    example: '12:00:00',
    description: 'HH:mm:ss or HH:mm',
  })
  startTime: string | null = null;

  @Time()
  @EndNeedsStart()
  @Pattern(TIME, {
    message: 'Please enter a time as HH:mm',
    pattern: TYPED_TIME,
    optional: true,
    nullable: true,
    example: '22:00:00',
    description: 'Needs a start; an end at or before the start is on the next day.',
  })
  endTime: string | null = null;

  @Whole(1, MAX_CAPACITY, {
    message: 'Capacity must be a whole number',
    tooLow: 'Capacity must be at least 1',
    tooHigh: `Capacity must be at most ${MAX_CAPACITY}`,
    required: false,
    example: 8,
    default: 8,
  })
  capacity = 8;

  @OneLine(200, 'Location is required', { example: 'Riverside Hall, rooms A to D' })
  location!: string;

  @OptionalParagraphs(DESCRIPTION_MAX, 'Description is too long')
  description: string | null = null;

  @OwnWords(
    'gameday-invitation',
    'Said in the invitation and the reminder alone. Left out, what there is stays.',
  )
  invitationWords?: string | null;

  @Transform(({ value }) => (value === '' ? null : value))
  @CalendarDate({
    optional: true,
    nullable: true,
    example: '2025-09-24',
    description:
      'The day by whose end guests should answer, not after the gameday. Left out, what there is stays; an empty text means none.',
  })
  answerBy?: string | null;

  @ValidateIf((_form, page) => page !== undefined)
  @Flag({
    message: 'Please say whether it has a public page',
    required: false,
    description:
      'Whether anybody may read and answer it under its date, as from the start. Left out, what there is stays. Mailed links work either way.',
  })
  publicPage?: boolean;
}

@ApiSchema({ name: 'GamedayUpdate' })
export class GamedayUpdateDto extends GamedayFormDto {
  @Id()
  id!: string;

  @Flag({
    required: false,
    default: false,
    description: 'Mail everybody who has not declined when date, times or place change.',
  })
  notify = false;

  @Flag(IN_SENDING_HOURS)
  inSendingHours = false;

  @MailingId()
  mailingId?: string;

  @Id({
    optional: true,
    description:
      'The mailing id of a change that this one takes back: refused once any of its mails has left, which takes 10 seconds. With the plan from before, its mails are cancelled.',
  })
  undoes?: string;

  @FilledFrom()
  version?: string;
}

@TakesAnyQuery()
export class DeleteGamedayQuery {
  @BooleanQuery({
    required: false,
    default: false,
    description: 'Mail everybody who has not declined that the gameday is cancelled.',
  })
  notify = false;

  @BooleanQuery(IN_SENDING_HOURS)
  inSendingHours = false;

  @MailingId()
  mailingId?: string;
}

/** A gameday as staff see it. */
@ApiSchema({ name: 'Gameday' })
export class GamedayDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: '2025-10-10', format: 'date' })
  date!: string;

  @ApiProperty({ type: String, nullable: true, example: '12:00:00' })
  startTime!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '22:00:00' })
  endTime!: string | null;

  @ApiProperty({ example: 250 })
  capacity!: number;

  @ApiProperty({ type: String, nullable: true })
  description!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Light Markdown, said in the invitation and the reminder alone.',
  })
  invitationWords!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date',
    description: 'The day by whose end guests should answer.',
  })
  answerBy!: string | null;

  @ApiProperty({ description: 'Anybody may read and answer it under its date.' })
  publicPage!: boolean;

  @ApiProperty({
    description: 'The day by which guests should answer has passed: who is silent does not count as open.',
  })
  isPastAnswerBy!: boolean;

  @ApiProperty({ example: 'Riverside Hall, rooms A to D' })
  location!: string;

  @ApiProperty({ example: 152 })
  acceptedCount!: number;

  @ApiProperty({ example: 41 })
  rejectedCount!: number;

  @ApiProperty({ example: 119 })
  notRepliedCount!: number;

  @ApiProperty({
    example: 187,
    description: 'Accepted guests and everybody they bring along, and the seats that are offered.',
  })
  seatsTaken!: number;

  @ApiProperty({ example: 2, description: 'Seats of these that are offered to people who waited.' })
  seatsOffered!: number;

  @ApiProperty({
    description: 'Its end has passed: nobody is invited, reminded or told of changes any more.',
  })
  isOver!: boolean;

  @Version()
  version!: string;
}

@ApiSchema({ name: 'GamedayWithInvitations' })
export class GamedayWithInvitationsDto extends GamedayDto {
  @ApiProperty({ type: [InvitationDto] })
  invitations!: InvitationDto[];
}

/** When and where a gameday is. */
@ApiSchema({ name: 'GamedayPlan' })
export class GamedayPlanDto {
  @ApiProperty({ example: '2025-10-10', format: 'date' })
  date!: string;

  @ApiProperty({ type: String, nullable: true, example: '12:00:00' })
  startTime!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '22:00:00' })
  endTime!: string | null;

  @ApiProperty({ type: String, nullable: true })
  location!: string | null;
}

/** A gameday as its public page shows it; without one on the date, or with its page off, everything but the date is null. */
@ApiSchema({ name: 'PublicGameday' })
export class PublicGamedayDto extends GamedayPlanDto {
  @ApiProperty({ type: String, nullable: true, format: 'uuid' })
  id!: string | null;

  @ApiProperty({ type: String, nullable: true })
  description!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date',
    description: 'The day by whose end guests should answer.',
  })
  answerBy!: string | null;

  @ApiProperty({ description: 'There is a gameday on this date and it is not over.' })
  isValidDate!: boolean;

  @ApiProperty({ description: 'No seat is left.' })
  atCapacity!: boolean;

  @ApiProperty({ example: 2, description: 'Seats that are offered to people who waited.' })
  seatsOffered!: number;

  @ApiProperty({ type: String, nullable: true, description: 'Another one once date, times or place change.' })
  planVersion!: string | null;

  @ApiProperty({
    type: [GamedayPlanDto],
    description: 'Of a full one: the next gamedays that have a public page and seats, three at most.',
  })
  daysWithSeats!: GamedayPlanDto[];
}
