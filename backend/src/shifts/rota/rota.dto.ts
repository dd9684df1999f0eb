import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { CalendarDate } from '../../http/input/calendar-date.ts';
import { Flag } from '../../http/input/choice.ts';
import { Id } from '../../http/input/id.ts';
import { Texts } from '../../http/input/list-of.ts';
import { Whole } from '../../http/input/numbers.ts';
import { OneLine, OptionalParagraphs, Pattern } from '../../http/input/text.ts';
import { FilledFrom, Version } from '../../http/input/version.ts';
import type { ShiftDetails } from '../shift.entity.ts';
import { ShiftDto } from '../shifts.dto.ts';
import type { ShiftTimesForm } from '../shifts.policy.ts';

/** More than a hall has work for at once. */
const MOST_PLACES = 100;
const MOST_INVITEES = 50;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const TIME_MESSAGE = 'Please enter a time';

@ApiSchema({ name: 'ShiftForm' })
export class ShiftFormDto implements Omit<ShiftDetails, 'opensDoor'>, ShiftTimesForm {
  @OneLine(60, 'Please say what is to be done', { example: 'Tickets at the door' })
  title!: string;

  @OptionalParagraphs(500, 'Please use at most 500 characters')
  notes: string | null = null;

  @OneLine(60, 'Please say where', { example: 'Foyer' })
  place!: string;

  @CalendarDate({ description: 'A day of the edition, or one of three days before or after.' })
  day!: string;

  @Pattern(CLOCK, { message: TIME_MESSAGE, example: '11:30', description: 'HH:mm' })
  start!: string;

  @Pattern(CLOCK, {
    message: TIME_MESSAGE,
    example: '14:00',
    description: 'HH:mm; at or before the start it is on the next day.',
  })
  end!: string;

  @Whole(1, MOST_PLACES, { message: `Please choose 1 to ${MOST_PLACES}` })
  places!: number;

  @Flag({ description: 'Anybody who is registered may take it; else those alone who are named here.' })
  forAnyone!: boolean;

  @Flag({
    description:
      'Its helpers have the door for its hours. The administrator alone says so. Left out, it stays as it is.',
    optional: true,
  })
  opensDoor?: boolean;

  @Transform(({ value }) => value ?? [])
  @Texts({
    max: MOST_INVITEES,
    maxLength: 254,
    message: 'Please enter e-mail addresses',
    tooMany: `Please name at most ${MOST_INVITEES}`,
    optional: true,
    description: 'The addresses of those who may take it.',
  })
  invitees: string[] = [];
}

@ApiSchema({ name: 'ShiftUpdate' })
export class ShiftUpdateDto extends ShiftFormDto {
  @FilledFrom()
  version?: string;
}

/** Somebody who has taken a shift. */
@ApiSchema({ name: 'ShiftHelper' })
export class ShiftHelperDto {
  @ApiProperty({ format: 'uuid' })
  nameId!: string;

  @ApiProperty({ example: 'Dana Whitfield' })
  name!: string;

  @ApiProperty({ format: 'email' })
  email!: string;

  @ApiProperty({ description: 'Looks for somebody in their place.' })
  seeksReplacement!: boolean;

  @ApiProperty({ description: 'Did not come.' })
  noShow!: boolean;
}

/** A shift as organisers see it. */
@ApiSchema({ name: 'RotaShift' })
export class RotaShiftDto extends ShiftDto {
  @ApiProperty({ example: '11:30', description: 'By the clock of the convention.' })
  start!: string;

  @ApiProperty({
    example: '14:00',
    description: 'By the clock of the convention; at or before the start on the next day.',
  })
  end!: string;

  @ApiProperty({ type: [String], description: 'The addresses of those who may take it.' })
  invitees!: string[];

  @ApiProperty({ type: [ShiftHelperDto], description: 'By name.' })
  helpers!: ShiftHelperDto[];

  @Version()
  version!: string;
}

/** All shifts of the edition. */
@ApiSchema({ name: 'Rota' })
export class RotaDto {
  @ApiProperty({ description: 'Whether people see shifts and can take them.' })
  isOpen!: boolean;

  @ApiProperty({ format: 'date', description: 'The first day on which there may be shifts.' })
  firstDay!: string;

  @ApiProperty({ format: 'date', description: 'The last one.' })
  lastDay!: string;

  @ApiProperty({ type: [RotaShiftDto], maxItems: 500, description: 'In their order.' })
  shifts!: RotaShiftDto[];
}

@ApiSchema({ name: 'ShiftsOpenForm' })
export class ShiftsOpenFormDto {
  @Flag({ description: 'Whether people see shifts and can take them.' })
  open!: boolean;
}

@ApiSchema({ name: 'NoShowForm' })
export class NoShowFormDto {
  @Id({ description: 'Of the name.' })
  id!: string;

  @Flag({ description: 'Whether they did not come.' })
  noShow!: boolean;
}

@ApiSchema({ name: 'NewShift' })
export class NewShiftDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;
}
