import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Contributions, Point } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { EditionDayDto } from './edition.dto.ts';

/** An edition as far as the plan of a thing depends on it. */
export interface PlanFrame {
  days: EditionDayDto[];
  /** IANA zone in which times are said. */
  timeZone: string;
}

/** What becomes of things when their edition has other days, hours or another zone. */
export interface EditionMove {
  /** In sentences, for whoever is about to save the edition; nothing where there is nothing to move. */
  effect: string;
  /** Things that are at another moment than before. */
  moved: number;
  /** Accounts that are mailed. */
  people: number;
}

/** What of a module moves with the days of an edition. */
export interface MovingThings {
  /** What `move` would do now. */
  preview(
    em: EntityManager,
    edition: string,
    from: PlanFrame,
    to: PlanFrame,
    now: Date,
  ): Promise<EditionMove>;
  move(unit: UnitOfWork, edition: string, from: PlanFrame, to: PlanFrame): Promise<EditionMove>;
}

export const EDITION_MOVES = new Point<MovingThings>('what moves with the days of an edition');

/** Takes along what takes place on the days of an edition when these move. */
@Injectable()
export class EditionMoves {
  constructor(private readonly contributions: Contributions) {}

  /** What `move` would do now. */
  preview(...of: Parameters<MovingThings['preview']>): Promise<EditionMove> {
    return this.each((things) => things.preview(...of));
  }

  move(...of: Parameters<MovingThings['move']>): Promise<EditionMove> {
    return this.each((things) => things.move(...of));
  }

  /** One after the other, on the same connection. Somebody whom two modules tell gets two mails, and counts twice. */
  private async each(work: (things: MovingThings) => Promise<EditionMove>): Promise<EditionMove> {
    const moves: EditionMove[] = [];
    for (const things of this.contributions.of(EDITION_MOVES)) moves.push(await work(things));
    return {
      effect: moves
        .map(({ effect }) => effect)
        .filter(Boolean)
        .join(' '),
      moved: moves.reduce((sum, { moved }) => sum + moved, 0),
      people: moves.reduce((sum, { people }) => sum + people, 0),
    };
  }
}
