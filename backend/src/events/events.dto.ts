import { ApiProperty, ApiPropertyOptional, ApiSchema, IntersectionType, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, ValidateIf } from 'class-validator';
import { IN_SENDING_HOURS } from '../email/sending-hours/leaves.dto.ts';
import { BooleanQuery, Choice, Flag } from '../http/input/choice.ts';
import { Id } from '../http/input/id.ts';
import { ModifiedSince } from '../http/input/modified-since.ts';
import { Whole } from '../http/input/numbers.ts';
import { Filled, OneLine, Text } from '../http/input/text.ts';
import { TakesAnyQuery } from '../http/input/validation.ts';
import { FilledFrom, Version } from '../http/input/version.ts';
import { TEACHER_WISHES, type TeacherWish } from './event.entity.ts';
import { DURATIONS } from './event-plan.ts';
import { ChosenFactsDto, EventBoardGameDto, GameFactsFormDto } from './facts/game-facts.dto.ts';

const SPOTS_MAX = 99;
export const CO_HOSTS_MAX = 9;
const SPOTS_TEXT = `Spots must be a whole number from 1 to ${SPOTS_MAX}.`;
const DURATION_TEXTS = DURATIONS.map(String);
const PERSON_ID = 'Id of the user name; for strangers one that is worth nothing outside of the event.';
const STATES = ['upcoming', 'in-progress', 'completed'] as const;

/** Whose name, in sign-up calls. */
@ApiSchema({ name: 'ParticipantId' })
export class ParticipantIdDto {
  @Id({ message: 'Required.', description: 'Id of a user name.' })
  id!: string;
}

/** What both sides say of an event. */
class EventFieldsDto {
  @Id({ description: 'Made by the client.' })
  id!: string;

  @OneLine(100, 'You must enter a game name.', { example: 'Ark Nova' })
  gameName!: string;

  @Filled(20, 'Event date is required.', { description: "One of the convention's days.", example: 'Friday' })
  eventDay!: string;

  @Filled(20, 'Event time is required.', {
    description: 'A quarter hour within the opening of the day, or `12:01 AM` for Undetermined.',
    example: '3:15 PM',
  })
  eventTime!: string;

  @Whole(1, SPOTS_MAX, { message: SPOTS_TEXT, example: 4 })
  spots!: number;

  @Flag({ description: 'Whether people can sign up.', example: true })
  visible!: boolean;

  @Id({ message: 'Required.', description: "Id of the owner's user name." })
  eventOwner!: string;

  @ValidateIf((_, value) => value !== '')
  @Id({
    description: 'Id of the participant who brings the game, or empty.',
    format: undefined,
    maxLength: 36,
    example: '',
  })
  gameOwner!: string;

  @Choice(DURATION_TEXTS, { message: 'Please select a duration.', description: 'Minutes.', example: '60' })
  duration!: string;

  @Choice(TEACHER_WISHES, { example: 'none' })
  teacher!: TeacherWish;
}

/**
 * An event to create or to change. In a first save `gameOwner` equal to `eventOwner` creates an event whose owner brings
 * the game, an empty one requests a game.
 */
@ApiSchema({ name: 'EventForm' })
export class EventFormDto extends IntersectionType(EventFieldsDto, GameFactsFormDto) {
  @ApiProperty({
    description: 'Ids of participants who host the event beside its owner; unchanged when not given.',
    type: [String],
    format: 'uuid',
    maxItems: CO_HOSTS_MAX,
    required: false,
  })
  @ValidateIf((_, value) => value !== undefined)
  @ArrayUnique({ message: 'Each co-host is named once.' })
  @ArrayMaxSize(CO_HOSTS_MAX, { message: `An event has at most ${CO_HOSTS_MAX} co-hosts.` })
  @Id({ each: true, message: 'Co-hosts are chosen among those who take part.' })
  @IsArray()
  coHosts?: string[];

  @FilledFrom()
  version?: string;

  @Text(40, {
    message: 'Please choose a table.',
    optional: true,
    nullable: true,
    example: 'a3',
    description:
      'Id of a table of the floor plan; null or empty for none. When it is not sent, the table stays.',
  })
  tableId?: string | null;

  @Flag(IN_SENDING_HOURS)
  inSendingHours?: boolean = false;
}

@TakesAnyQuery()
export class DeleteEventQuery {
  @BooleanQuery(IN_SENDING_HOURS)
  inSendingHours = false;
}

@ApiSchema({ name: 'Participant' })
export class ParticipantDto {
  @ApiProperty({ description: PERSON_ID, format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Dana Whitfield' })
  name!: string;

  @ApiProperty({ description: 'Always empty: nobody is asked where they come from.', example: '' })
  location!: string;

  @ApiProperty({ description: 'Whether this participant brings the game.' })
  gameOwner!: boolean;

  @ApiProperty({
    description: 'True when this participant hosts the event beside its owner; otherwise it is not there.',
    required: false,
  })
  coHost?: boolean;
}

@ApiSchema({ name: 'WaitingPerson' })
export class WaitingPersonDto {
  @ApiProperty({ description: PERSON_ID, format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Theo Whitfield' })
  name!: string;

  @ApiProperty({ description: 'Counted from 1.', example: 1 })
  position!: number;

  @ApiProperty({
    description: 'Until when a spot that was freed after the start is kept for them; counted as taken.',
    format: 'date-time',
    required: false,
  })
  offeredUntil?: string;
}

/** A session of the schedule; a list of them is in the order of the schedule. */
@ApiSchema({ name: 'Event' })
export class EventDto extends IntersectionType(EventFieldsDto, ChosenFactsDto) {
  @ApiProperty({
    description: 'When it begins; with an undetermined time, 12:01 AM of its day.',
    format: 'date-time',
  })
  eventDate!: string;

  @ApiProperty({
    description: 'When it is over; with an undetermined time, the end of its day.',
    format: 'date-time',
  })
  endDate!: string;

  @ApiProperty({ description: 'Those that are kept for somebody who waits are among them.', example: 3 })
  spotsTaken!: number;

  @ApiProperty({ description: "The owner's name.", example: 'Dana Whitfield' })
  organizer!: string;

  @ApiProperty({ type: [ParticipantDto], description: 'In the order in which they joined.' })
  participants!: ParticipantDto[];

  @ApiProperty({ type: [WaitingPersonDto], description: 'Who takes the next spot that is freed, in order.' })
  waitlist!: WaitingPersonDto[];

  @ApiProperty({
    enum: STATES,
    description: 'By the clock of the server. With an undetermined time it is never in progress.',
  })
  state!: (typeof STATES)[number];

  @ApiProperty({ description: 'Whether it is over: then only the administrator can change it.' })
  isExpired!: boolean;

  @Version()
  version!: string;

  @ApiPropertyOptional({
    description: 'Id of its table in the floor plan; missing while it has none.',
    example: 'a3',
  })
  tableId?: string;

  @ApiPropertyOptional({ description: 'What stands on the table.', example: 'A3' })
  table?: string;
}

/** One event with all that it says of itself, which lists leave out. */
@ApiSchema({ name: 'EventDetails' })
export class EventDetailsDto extends EventDto {
  @ApiPropertyOptional({ description: 'Plain text.' })
  description?: string;

  @ApiPropertyOptional({ type: 'integer', description: 'Fewest players.', example: 3 })
  minPlayers?: number;

  @ApiPropertyOptional({ type: EventBoardGameDto })
  boardGame?: EventBoardGameDto;
}

/** What an event was that was deleted. */
@TakesAnyQuery()
export class EventsQuery {
  @ModifiedSince('events that changed, or whose names, players or line did,')
  modifiedSince?: string;
}

@ApiSchema({ name: 'CancelledEvent' })
export class CancelledEventDto extends PickType(EventDto, [
  'id',
  'gameName',
  'eventDay',
  'eventTime',
  'eventDate',
  'endDate',
  'duration',
] as const) {}
