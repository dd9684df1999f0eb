import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { ArrayMaxSize } from 'class-validator';
import { Flag } from '../http/input/choice.ts';
import { Id } from '../http/input/id.ts';

/** Wishes that one account has. */
export const MOST_WISHES = 50;
/** Names of other accounts that sit with one account. */
export const MOST_FRIENDS = 10;
/** More names than one account has. */
const MOST_NAMES = 20;
/** Together with its friends. */
const MOST_WISHING = MOST_NAMES + MOST_FRIENDS;

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

/** A name of another account that said yes to sit with the caller. */
@ApiSchema({ name: 'WishFriend' })
export class WishFriendDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid', description: 'As wishes name it.' })
  nameId!: string;

  @ApiProperty({ example: 'Ola Nordmann' })
  name!: string;
}

/** A game that somebody else would like to play together with a name of the caller. */
@ApiSchema({ name: 'SharedWish' })
export class SharedWishDto extends PickType(WishDto, ['eventId', 'gameName', 'day', 'time']) {
  @ApiProperty({ type: 'integer', description: 'How many sit together there.', example: 2 })
  people!: number;
}

/** Whom a name of the caller said yes to. */
@ApiSchema({ name: 'SitsWith' })
export class SitsWithDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Who asked.', example: 'Dana Whitfield' })
  asker!: string;

  @ApiProperty({ description: 'The name of the caller.', example: 'Ola Nordmann' })
  name!: string;

  @ApiProperty({ type: [SharedWishDto], description: 'What they would like to play together, best first.' })
  wishes!: SharedWishDto[];
}

/** What the caller would like to play. */
@ApiSchema({ name: 'Wishes' })
export class WishesDto {
  @ApiProperty({ type: [WishDto], description: 'Best first.' })
  wishes!: WishDto[];

  @ApiProperty({
    type: [WishFriendDto],
    description: 'Whom the caller may name in wishes besides own names.',
  })
  friends!: WishFriendDto[];

  @ApiProperty({ type: [SitsWithDto], description: 'Who may name the caller in wishes.' })
  sitsWith!: SitsWithDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The address that asks friends to sit together; null until it is made.',
    example: 'https://tablefall.example/my-days?sit-with=0198…',
  })
  friendLink!: string | null;

  @ApiProperty({ description: 'Whether seats may be exchanged so that somebody who has nothing gets one.' })
  movesAlong!: boolean;
}

@ApiSchema({ name: 'WishForm' })
export class WishFormDto {
  @ArrayMaxSize(MOST_WISHING)
  @Id({
    each: true,
    maxItems: MOST_WISHING,
    description:
      'Names that would like to play, own ones and those of friends who said yes; all others would not.',
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

@ApiSchema({ name: 'AskedName' })
export class AskedNameDto extends WishNameDto {
  @ApiProperty({ description: 'Whether it sits with them already.' })
  saysYes!: boolean;
}

/** Who asks by a link to sit together. */
@ApiSchema({ name: 'FriendLink' })
export class FriendLinkDto {
  @ApiProperty({ example: 'Dana Whitfield' })
  asker!: string;

  @ApiProperty({ type: [AskedNameDto], description: 'All names of the caller.' })
  names!: AskedNameDto[];
}

@ApiSchema({ name: 'FriendForm' })
export class FriendFormDto {
  @ArrayMaxSize(MOST_NAMES)
  @Id({
    each: true,
    maxItems: MOST_NAMES,
    description: 'Names of the caller that say yes; the others of the account do not, or no longer.',
  })
  nameIds!: string[];
}
