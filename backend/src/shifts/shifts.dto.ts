import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Flag } from '../http/input/choice.ts';
import { Id } from '../http/input/id.ts';

/** A name with a place in a shift. */
@ApiSchema({ name: 'OwnShiftPlace' })
export class OwnPlaceDto {
  @ApiProperty({ format: 'uuid' })
  nameId!: string;

  @ApiProperty({ example: 'Dana Whitfield' })
  name!: string;

  @ApiProperty({ description: 'It is theirs until somebody else takes it.' })
  seeksReplacement!: boolean;
}

/** What a shift is to everybody who reads of it. */
export class ShiftDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Tickets at the door' })
  title!: string;

  @ApiProperty({ type: String, nullable: true, example: 'You get a phone and ten minutes of explanation.' })
  notes!: string | null;

  @ApiProperty({ example: 'Foyer' })
  place!: string;

  @ApiProperty({ format: 'date', example: '2025-10-10', description: 'The day on which it begins.' })
  day!: string;

  @ApiProperty({ format: 'date-time' })
  startsAt!: string;

  @ApiProperty({ format: 'date-time' })
  endsAt!: string;

  @ApiProperty({ description: 'How many helpers are needed.', example: 3 })
  places!: number;

  @ApiProperty({ description: 'How many there are.', example: 1 })
  taken!: number;

  @ApiProperty({ description: 'Anybody who is registered may take it; else those whom organisers named.' })
  forAnyone!: boolean;

  @ApiProperty({
    description: 'Its helpers have the door for its hours, as if they had opened the door link.',
  })
  opensDoor!: boolean;
}

/** A shift to come as whoever is signed in may take it, or has taken it. */
@ApiSchema({ name: 'OfferedShift' })
export class OfferedShiftDto extends ShiftDto {
  @ApiProperty({ description: 'So many of those who have taken it look for somebody in their place.' })
  replacements!: number;

  @ApiProperty({ type: [OwnPlaceDto] })
  own!: OwnPlaceDto[];
}

@ApiSchema({ name: 'HelperName' })
export class HelperNameDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Dana Whitfield' })
  name!: string;
}

/** The shifts of the edition for whoever is signed in. */
@ApiSchema({ name: 'OfferedShifts' })
export class OfferedShiftsDto {
  @ApiProperty({
    description: 'Whether shifts can be taken; else those alone are told that were taken before.',
  })
  isOpen!: boolean;

  @ApiProperty({ type: [HelperNameDto], description: 'The names of the account that have a badge.' })
  names!: HelperNameDto[];

  @ApiProperty({
    type: [OfferedShiftDto],
    maxItems: 500,
    description: 'Those that are not over, in their order.',
  })
  shifts!: OfferedShiftDto[];
}

/** Which of one's own names. */
@ApiSchema({ name: 'ShiftPlaceForm' })
export class PlaceFormDto {
  @Id({ description: 'Of the name.' })
  id!: string;
}

@ApiSchema({ name: 'ReplacementForm' })
export class ReplacementFormDto extends PlaceFormDto {
  @Flag({ description: 'Whether somebody is looked for.' })
  sought!: boolean;
}
