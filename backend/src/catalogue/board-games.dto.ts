import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { MaxLength, MinLength } from 'class-validator';
import { Clean } from '../http/input/text.ts';

const SOURCES = ['database', 'catalogue'] as const;

/** Fewer letters find half of all games. */
const SEARCH_MIN = 3;

export class BoardGameQuery {
  @ApiProperty({
    minLength: SEARCH_MIN,
    maxLength: 100,
    description: 'A name, or part of it.',
    example: 'ark no',
  })
  @Clean()
  @MaxLength(100, { message: 'Please use at most 100 characters' })
  @MinLength(SEARCH_MIN, { message: `Please enter at least ${SEARCH_MIN} characters` })
  search!: string;
}

@ApiSchema({ name: 'BoardGame' })
export class BoardGameDto {
  @ApiProperty({ type: 'integer', example: 342942 })
  id!: number;

  @ApiProperty({ example: 'Ark Nova' })
  name!: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Negative before the year 1; null where nobody knows.',
    example: 2021,
  })
  yearPublished!: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Its picture at the board-game database, which the catalogue has none of; of a search, if it is known.',
  })
  thumbnail!: string | null;
}

const SOURCE = {
  enum: SOURCES,
  description: 'The board-game database itself, or the local catalogue where that is off or does not answer.',
};

/** A game with what is known of playing it. */
@ApiSchema({ name: 'KnownBoardGame' })
export class KnownBoardGameDto extends BoardGameDto {
  @ApiProperty({ type: 'integer', nullable: true, example: 1 })
  minPlayers!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 4 })
  maxPlayers!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'How long a game lasts.', example: 150 })
  minutes!: number | null;
}

/** Games found, the likeliest first. */
@ApiSchema({ name: 'BoardGameAnswer' })
export class BoardGameAnswerDto {
  @ApiProperty(SOURCE)
  source!: (typeof SOURCES)[number];

  @ApiProperty({ type: [BoardGameDto], maxItems: 20 })
  items!: BoardGameDto[];
}

@ApiSchema({ name: 'BoardGameDetails' })
export class BoardGameDetailsDto extends KnownBoardGameDto {
  @ApiProperty(SOURCE)
  source!: (typeof SOURCES)[number];
}
