import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { DirectionDto, TableDto } from '../map/map.dto.ts';

@ApiSchema({ name: 'OwnBadge' })
export class OwnBadgeDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Dana Whitfield' })
  name!: string;

  @ApiProperty({ description: '10 and over.' })
  badge!: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'What the code on the badge says: an address of the site. Null in a session that only shows.',
  })
  badgeLink!: string | null;
}

@ApiSchema({ name: 'OwnDayNote' })
export class OwnDayNoteDto {
  @ApiProperty({ enum: ['who', 'changed', 'missing', 'waiting'] })
  kind!: 'who' | 'changed' | 'missing' | 'waiting';

  @ApiProperty({ example: 'A teacher is still needed' })
  text!: string;
}

/** The table of a game. */
@ApiSchema({ name: 'OwnTable' })
export class OwnTableDto extends PickType(TableDto, ['id', 'label'] as const) {}

/** A game of one's own, or a gameday. */
@ApiSchema({ name: 'OwnDayItem' })
export class OwnDayItemDto {
  @ApiProperty({ example: 'Spirit Island' })
  title!: string;

  @ApiProperty({ example: '1:30 PM – 4:00 PM' })
  time!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where the site shows it; null for a gameday without a page.',
    example: '/events?event=01980000-0000-7000-8000-000000000004',
  })
  path!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Room and table, or another place; null for the venue of the convention.',
    example: 'Room A, table A3',
  })
  place!: string | null;

  @ApiProperty({ type: OwnTableDto, nullable: true })
  table!: OwnTableDto | null;

  @ApiProperty({ description: 'A game that has no table yet and is not over, while others have theirs.' })
  awaitsTable!: boolean;

  @ApiProperty({ description: 'Nobody of the family has a spot yet.' })
  isWaiting!: boolean;

  @ApiProperty({
    type: [OwnDayNoteDto],
    description: 'Who, what has changed, what is missing, the place in a line.',
  })
  notes!: OwnDayNoteDto[];
}

@ApiSchema({ name: 'OwnDay' })
export class OwnDayDto {
  @ApiProperty({ example: '2025-10-10', format: 'date' })
  date!: string;

  @ApiProperty({ example: 'Friday' })
  weekday!: string;

  @ApiProperty({ example: 'October 10' })
  monthDay!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'When the doors are open; null for a day before the convention.',
    example: '12:00 PM – 10:00 PM',
  })
  hours!: string | null;

  @ApiProperty({ type: [OwnDayItemDto], description: 'In the order of the day.' })
  items!: OwnDayItemDto[];
}

/** What the signed-in user and their family have of the convention, in the words of the mail about it. */
@ApiSchema({ name: 'OwnDays' })
export class OwnDaysDto {
  @ApiProperty({ description: 'Whose they are: the address of the account.', format: 'email' })
  email!: string;

  @ApiProperty({ format: 'date-time' })
  takenAt!: string;

  @ApiProperty({
    format: 'date-time',
    description: 'When the convention is over; then no browser keeps it any more.',
  })
  endsAt!: string;

  @ApiProperty({ type: [OwnBadgeDto], description: 'Who is registered; empty for nobody.' })
  people!: OwnBadgeDto[];

  @ApiProperty({ description: 'In the currency of the edition.', example: 20 })
  amountDue!: number;

  @ApiProperty({
    type: [OwnDayDto],
    description: 'The days of the edition, and earlier ones with a gameday.',
  })
  days!: OwnDayDto[];

  @ApiProperty({ type: [DirectionDto] })
  directions!: DirectionDto[];
}
