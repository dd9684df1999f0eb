import { Injectable } from '@nestjs/common';
import { anyOf, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { DateTime } from 'luxon';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { ConflictError } from '../../http/errors/api-error.ts';
import { userNames } from '../../users/users.tables.ts';
import { type Hindrance, hindranceOf, type JoinRules } from './join-rules.sql.ts';

/** The edition's rules keep somebody from joining. */
export class JoinRefusedError extends ConflictError {
  /** @param texts one sentence for each person */
  constructor(title: string, texts: string[]) {
    super(title, texts.join(' '), { id: texts.join(' ') });
  }
}

const TITLES: Record<Hindrance, string> = {
  'not-open': 'Sign-up Not Open',
  badge: 'Badge Needed',
  limit: 'Too Many Games',
  adult: 'Adult Needed',
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
   * The caller has locked the event and the names.
   *
   * @param besides hindrances that do not matter
   * @throws JoinRefusedError when the rules keep one of these names from joining
   */
  async refuse(
    { em, now }: UnitOfWork,
    eventId: string,
    nameIds: string[],
    besides: Hindrance[] = [],
  ): Promise<void> {
    const hindrance = hindranceOf(this.rules, now, 'joiner.id', nameIds);
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
    if (first) {
      throw new JoinRefusedError(TITLES[first.found], [...new Set(refused.map(({ text }) => text))]);
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
        return `${name} needs a badge of this convention to join games.`;
      case 'limit':
        return `${name} plays in ${signUp.gamesPerPerson === 1 ? '1 game' : `${signUp.gamesPerPerson} games`} already, which is the most that one may join.`;
      case 'adult':
        return `${name} is under 10 and joins with an adult of the family in the same game.`;
    }
  }
}
