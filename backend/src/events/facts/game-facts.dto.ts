import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { OptionalParagraphs } from '../../http/input/text.ts';
import { CHILDREN, LEVELS, type Level, type SaidFacts } from './game-facts.ts';

export const DESCRIPTION_MAX = 1_000;
/** What PostgreSQL keeps an id in. */
const ID_MAX = 2_147_483_647;
const PICK = { message: 'Please pick a game from the list.' };

const Kept = (description: string) =>
  `${description} When it is left out it stays as it is; null takes it off.`;
const IntegerId = () => applyDecorators(IsInt(PICK), Min(1, PICK), Max(ID_MAX, PICK));

/** What the form of an event may say besides. */
export class GameFactsFormDto implements SaidFacts {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: DESCRIPTION_MAX,
    description: Kept('Plain text.'),
  })
  @OptionalParagraphs(DESCRIPTION_MAX, `Please use at most ${DESCRIPTION_MAX} characters`)
  description?: string | null;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    description: Kept('Id in the board-game catalogue.'),
  })
  @IsOptional()
  @IntegerId()
  boardGameId?: number | null;

  @ApiPropertyOptional({
    type: String,
    enum: [...LEVELS, null],
    nullable: true,
    description: Kept('Who can play.'),
  })
  @IsOptional()
  @IsIn(LEVELS)
  level?: Level | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: Kept('`good`, or the age from which.'),
    example: '10',
  })
  @IsOptional()
  @Matches(CHILDREN, { message: 'Please choose an age from 1 to 17.' })
  children?: string | null;

  @ApiPropertyOptional({ type: 'integer', nullable: true, minimum: 1, description: Kept('Fewest players.') })
  @IsOptional()
  @IsInt({ message: 'Please enter a whole number.' })
  @Min(1, { message: 'Please enter a whole number.' })
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
