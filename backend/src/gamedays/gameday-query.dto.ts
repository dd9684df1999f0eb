import { ApiPropertyOptional } from '@nestjs/swagger';
import { Choice } from '../http/input/choice.ts';
import { PageQuery } from '../http/input/paging.ts';
import { TakesAnyQuery } from '../http/input/validation.ts';

const GAMEDAY_ORDERS = ['newest', 'next'] as const;
export type GamedayOrder = (typeof GAMEDAY_ORDERS)[number];

/** Gamedays are few: a page holds two years of weekly ones unless told otherwise. */
@TakesAnyQuery()
export class GamedayQuery extends PageQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 100 })
  override limit = 100;

  @Choice(GAMEDAY_ORDERS, {
    optional: true,
    default: 'newest',
    description:
      '`newest`: the latest date first. `next`: the nearest date to come first, and after these the past ones.',
  })
  order: GamedayOrder = 'newest';
}
