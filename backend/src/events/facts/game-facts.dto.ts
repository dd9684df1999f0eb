import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Choice } from '../../http/input/choice.ts';
import { INTEGER_MAX, Whole } from '../../http/input/numbers.ts';
import { OptionalParagraphs, Pattern } from '../../http/input/text.ts';
import { CHILDREN, LEVELS, type Level, type SaidFacts } from './game-facts.ts';

export const DESCRIPTION_MAX = 1_000;

const Kept = (description: string) =>
  `${description} When it is left out it stays as it is; null takes it off.`;

/** What the form of an event may say besides. */
export class GameFactsFormDto implements SaidFacts {
  @OptionalParagraphs(DESCRIPTION_MAX, `Please use at most ${DESCRIPTION_MAX} characters`, {
    description: Kept('Plain text.'),
  })
  description?: string | null;

  @Whole(1, INTEGER_MAX, {
    message: 'Please pick a game from the list.',
    optional: true,
    nullable: true,
    description: Kept('Id in the board-game catalogue.'),
  })
  boardGameId?: number | null;

  @Choice(LEVELS, {
    optional: true,
    type: String,
    enum: [...LEVELS, null],
    nullable: true,
    description: Kept('Who can play.'),
  })
  level?: Level | null;

  @Pattern(CHILDREN, {
    message: 'Please choose an age from 1 to 17.',
    optional: true,
    nullable: true,
    description: Kept('`good`, or the age from which.'),
    example: '10',
  })
  children?: string | null;

  @Whole(1, INTEGER_MAX, {
    message: 'Please enter a whole number.',
    optional: true,
    nullable: true,
    description: Kept('Fewest players.'),
  })
  minPlayers?: number | null;
}

/** What lists tell of them: only where it is said. */
export class ChosenFactsDto {
  @ApiPropertyOptional({ enum: LEVELS, description: 'Who can play, where the organizer says so.' })
  level?: Level;

  @ApiPropertyOptional({ description: '`good` for children, or from which age in years.', example: '10' })
  children?: string;
}

@ApiSchema({ name: 'EventBoardGame' })
export class EventBoardGameDto {
  @ApiProperty({ type: 'integer', example: 342942 })
  id!: number;

  @ApiProperty({ example: 'Ark Nova' })
  name!: string;

  @ApiPropertyOptional({ description: 'Its picture at the board-game database, where it is known.' })
  thumbnail?: string;

  @ApiPropertyOptional({ type: 'integer', example: 1 })
  minPlayers?: number;

  @ApiPropertyOptional({ type: 'integer', example: 4 })
  maxPlayers?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'How many minutes a game lasts.', example: 150 })
  minutes?: number;
}
