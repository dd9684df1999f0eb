import { Injectable } from '@nestjs/common';
import { anyOf, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { DateTime } from 'luxon';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { userNames } from '../../users/names/accounts.tables.ts';
import {
  AdultNeededError,
  BadgeNeededError,
  type JoinRefusedError,
  SignUpNotOpenError,
  TooManyGamesError,
} from './join-rules.errors.ts';
import { childrenLeftBy, type Hindrance, hindranceOf, type JoinRules } from './join-rules.sql.ts';

const REFUSALS: Record<Hindrance, new (texts: string[]) => JoinRefusedError> = {
  'not-open': SignUpNotOpenError,
  badge: BadgeNeededError,
  limit: TooManyGamesError,
  adult: AdultNeededError,
};

/** Who may join games by the rules of the edition (`join-rules.sql.ts`). */
@Injectable()
export class Joiners {
  constructor(private readonly edition: EditionService) {}

  /** Whether the rules let a name that waits in; of a query that has `event` and `waitlist_entry`. */
  letIn(now: Date): RawBuilder<boolean> {
    return sql`${hindranceOf(this.rules, now, 'waitlist_entry.name_id')} is null`;
  }

  /**
   * Whether the rules let a name into a game together with others, whether sign-up is open by now or not; of a query that has `event`.
   *
   * @param nameId column with the id of the name
   * @param together as of `hindranceOf`
   */
  letInOnceOpen(now: Date, nameId: string, together: RawBuilder<string>): RawBuilder<boolean> {
    return sql`${hindranceOf({ ...this.rules, opensAt: null }, now, nameId, together)} is null`;
  }

  /** As `refusalOf`. Throws JoinRefusedError when the rules keep one of these names from joining. */
  async refuse(
    unit: UnitOfWork,
    eventId: string,
    nameIds: string[],
    besides: Hindrance[] = [],
  ): Promise<void> {
    const refusal = await this.refusalOf(unit, eventId, nameIds, besides);
    if (refusal) {
      throw refusal;
    }
  }

  /**
   * What keeps some of these names from joining, or null. The caller has locked the event and the names.
   *
   * @param besides hindrances that do not matter
   */
  async refusalOf(
    { em, now }: UnitOfWork,
    eventId: string,
    nameIds: string[],
    besides: Hindrance[],
  ): Promise<JoinRefusedError | null> {
    const hindrance = hindranceOf(this.rules, now, 'joiner.id', anyOf(nameIds, 'uuid'));
    const rows = await rowsOf<{ name: string; hindrance: Hindrance | null }>(
      em,
      sql`
        select joiner.name, ${hindrance} as hindrance
        from event cross join ${userNames} joiner
        where event.id = ${eventId} and joiner.id = ${anyOf(nameIds, 'uuid')}
        order by array_position(${nameIds}::uuid[], joiner.id)`,
    );
    const refused = rows.flatMap(({ name, hindrance: found }) =>
      found && !besides.includes(found) ? [{ found, text: this.textOf(name, found) }] : [],
    );
    const [first] = refused;
    return first ? new REFUSALS[first.found]([...new Set(refused.map(({ text }) => text))]) : null;
  }

  /**
   * The caller has locked the event.
   * Throws JoinRefusedError when children would play on without an adult of the family, where the rules ask for one.
   */
  async refuseLeaving({ em }: UnitOfWork, eventId: string, nameId: string): Promise<void> {
    const { edition, childrenNeedAdult } = this.rules;
    if (!childrenNeedAdult) {
      return;
    }
    const children = await rowsOf<{ child: string; adult: string }>(
      em,
      childrenLeftBy(edition, eventId, nameId),
    );
    if (children.length > 0) {
      throw new AdultNeededError(
        children.map(
          ({ child, adult }) =>
            `${child} is under 10 and plays here with ${adult}. Please take ${child} out first.`,
        ),
      );
    }
  }

  private get rules(): JoinRules {
    const { key, details } = this.edition;
    const { opensAt, ...rules } = details.signUp;
    return { ...rules, edition: key, opensAt: opensAt === null ? null : new Date(opensAt) };
  }

  private textOf(name: string, hindrance: Hindrance): string {
    const { signUp, timeZone } = this.edition.details;
    switch (hindrance) {
      case 'not-open': {
        const opensAt = DateTime.fromISO(signUp.opensAt ?? '', { zone: timeZone, locale: 'en-US' });
        return `Sign-up opens on ${opensAt.toFormat("cccc, LLLL d, 'at' h:mm a")}.`;
      }
      case 'badge':
        return `${name} is not registered for this convention, which is needed to join games.`;
      case 'limit':
        return `${name} plays in ${signUp.gamesPerPerson === 1 ? '1 game' : `${signUp.gamesPerPerson} games`} already, which is the most that one may join.`;
      case 'adult':
        return `${name} is under 10 and joins with an adult of the family in the same game.`;
    }
  }
}
