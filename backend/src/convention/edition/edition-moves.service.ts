import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailKind, MailProps } from '@tablefall/mail';
import { HOUR_MS } from '@tablefall/platform/clock/durations';
import { Contributions, Point } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { EditionDayDto, EditionDto } from './edition.dto.ts';

/** An edition as far as the plan of a thing depends on it. */
export interface PlanFrame {
  days: EditionDayDto[];
  /** IANA zone in which times are said. */
  timeZone: string;
}

/** ms; so long before something begins those who come have to hear of it, to plan and to get there. */
export const TIME_TO_PREPARE_MS = 3 * HOUR_MS;

/** What becomes of things when their edition has other days, hours or another zone. */
export interface EditionMove {
  /** In sentences, for whoever is about to save the edition; nothing where there is nothing to move. */
  effect: string;
  /** Things that are at another moment than before. */
  moved: number;
  /** Accounts that are mailed. */
  people: number;
}

/** A mail that is not written yet, as one of those gets it who are told. */
export interface PlannedMail<K extends MailKind = MailKind> {
  kind: K;
  props: MailProps[K];
  /** Their name. */
  to: string;
}

/** A move of one module's things before it is done. */
export interface PlannedMove extends EditionMove {
  /** Reads what one of the people is mailed; null where nobody is. One mail is shown, so it is not asked of each module. */
  firstMail(): Promise<PlannedMail | null>;
}

/** The edition as it would be, with what mails say of it. */
export type PlannedFrame = PlanFrame & Pick<EditionDto, 'venue'>;

/** What of a module moves with the days of an edition. */
export interface MovingThings {
  /** What `move` would do now. */
  preview(
    em: EntityManager,
    edition: string,
    from: PlanFrame,
    to: PlannedFrame,
    now: Date,
  ): Promise<PlannedMove>;
  /** @param waitsUntil the hour for which the mails wait; null where they leave as they do by day */
  move(
    unit: UnitOfWork,
    edition: string,
    from: PlanFrame,
    to: PlannedFrame,
    waitsUntil: Date | null,
  ): Promise<EditionMove>;
}

export const EDITION_MOVES = new Point<MovingThings>('what moves with the days of an edition');

/** Takes along what takes place on the days of an edition when these move. */
@Injectable()
export class EditionMoves {
  constructor(private readonly contributions: Contributions) {}

  /** What `move` would do now, and what one of the people is mailed; null where nobody is. */
  async preview(
    ...of: Parameters<MovingThings['preview']>
  ): Promise<EditionMove & { mail: PlannedMail | null }> {
    const moves = await this.each((things) => things.preview(...of));
    let mail: PlannedMail | null = null;
    for (const move of moves) mail ??= await move.firstMail();
    return { ...together(moves), mail };
  }

  async move(...of: Parameters<MovingThings['move']>): Promise<EditionMove> {
    return together(await this.each((things) => things.move(...of)));
  }

  /** One after the other, on the same connection. */
  private async each<Move>(work: (things: MovingThings) => Promise<Move>): Promise<Move[]> {
    const moves: Move[] = [];
    for (const things of this.contributions.of(EDITION_MOVES)) moves.push(await work(things));
    return moves;
  }
}

/** Somebody whom two modules tell gets two mails, and counts twice. */
function together(moves: EditionMove[]): EditionMove {
  return {
    effect: moves
      .map(({ effect }) => effect)
      .filter(Boolean)
      .join(' '),
    moved: moves.reduce((sum, { moved }) => sum + moved, 0),
    people: moves.reduce((sum, { people }) => sum + people, 0),
  };
}
