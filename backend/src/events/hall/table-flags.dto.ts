import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { Choice } from '../../http/input/choice.ts';
import { Whole } from '../../http/input/numbers.ts';
import { OneLine } from '../../http/input/text.ts';
import { FLAG_COLOURS, type FlagColour } from './table-flag.entity.ts';

const PLAYERS_MAX = 20;
const PLAYERS_TEXT = `Please choose 1 to ${PLAYERS_MAX} players.`;

@ApiSchema({ name: 'TableFlagForm' })
export class TableFlagFormDto {
  @Choice(FLAG_COLOURS, { description: 'Green asks for players, yellow for a teacher.' })
  colour!: FlagColour;

  @ValidateIf(({ colour }: TableFlagFormDto) => colour === 'green')
  @Whole(1, PLAYERS_MAX, {
    message: PLAYERS_TEXT,
    required: false,
    description: 'How many are wanted; of a green flag.',
  })
  players?: number;

  @OneLine(100, 'Please use one line of plain text', {
    optional: true,
    example: 'Azul',
    description: 'Name of a game of the schedule or of the catalogue; any game when not given.',
  })
  gameName?: string;
}

/** A flag that is up. It does not say who raised it. */
@ApiSchema({ name: 'TableFlag' })
export class TableFlagDto {
  @ApiProperty({ description: 'Id of the table in the floor plan.', example: 'c3' })
  tableId!: string;

  @ApiProperty({ description: 'What stands on the table.', example: 'C3' })
  table!: string;

  @ApiProperty({ enum: FLAG_COLOURS, description: 'Green asks for players, yellow for a teacher.' })
  colour!: FlagColour;

  @ApiPropertyOptional({ description: 'How many a green flag asks for.', example: 2 })
  players?: number;

  @ApiPropertyOptional({ example: 'Azul' })
  gameName?: string;

  @ApiProperty({ format: 'date-time', description: 'When it comes down by itself.' })
  endsAt!: string;
}

/** What is on a table. */
@ApiSchema({ name: 'FlagOfTable' })
export class FlagOfTableDto {
  @ApiPropertyOptional({ type: TableFlagDto, description: 'Missing while no flag is up.' })
  flag?: TableFlagDto;

  @ApiProperty({ description: 'Whether the caller may change it and lower it.' })
  isOwn!: boolean;
}
