import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize } from 'class-validator';
import { Flag } from '../http/input/choice.ts';
import { Id } from '../http/input/id.ts';

/** Wishes that one account has. */
export const MOST_WISHES = 50;
/** More names than one account has. */
const MOST_NAMES = 20;

@ApiSchema({ name: 'WishName' })
export class WishNameDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Dana Whitfield' })
  name!: string;
}

/** A game that some names of the caller would like to play. */
@ApiSchema({ name: 'Wish' })
export class WishDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  eventId!: string;

  @ApiProperty({ example: 'Harbour Lanterns' })
  gameName!: string;

  @ApiProperty({ example: 'Friday' })
  day!: string;

  @ApiProperty({ example: '3:15 PM', description: '`Undetermined` where its host has not said.' })
  time!: string;

  @ApiProperty({
    type: [WishNameDto],
    description: 'Whom it is for. Of several, all sit together or none does.',
  })
  names!: WishNameDto[];

  @ApiProperty({ description: 'Whether the game is still to come and none of them has a seat in it.' })
  isOpen!: boolean;
}

/** What the caller would like to play. */
@ApiSchema({ name: 'Wishes' })
export class WishesDto {
  @ApiProperty({ type: [WishDto], description: 'Best first.' })
  wishes!: WishDto[];

  @ApiProperty({ description: 'Whether seats may be exchanged so that somebody who has nothing gets one.' })
  movesAlong!: boolean;
}

@ApiSchema({ name: 'WishForm' })
export class WishFormDto {
  @ArrayMaxSize(MOST_NAMES)
  @Id({
    each: true,
    maxItems: MOST_NAMES,
    description: 'Names that would like to play; the others of the account would not.',
  })
  nameIds!: string[];

  @Flag({ description: 'Whether they play together or not at all. Otherwise each has a wish of their own.' })
  together!: boolean;
}

@ApiSchema({ name: 'WishOrder' })
export class WishOrderDto {
  @ArrayMaxSize(MOST_WISHES)
  @Id({
    each: true,
    maxItems: MOST_WISHES,
    description: 'Wishes, best first. Those that are not named come after them.',
  })
  ids!: string[];
}

@ApiSchema({ name: 'WishChoice' })
export class WishChoiceDto {
  @Flag({ description: 'Whether seats may be exchanged so that somebody who has nothing gets one.' })
  movesAlong!: boolean;
}

@ApiSchema({ name: 'WishCount' })
export class WishCountDto {
  @ApiProperty({ type: 'integer', description: 'How many people would like to play.', example: 7 })
  people!: number;
}
