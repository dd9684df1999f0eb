import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Contributions, Point } from '@tablefall/platform/contributions/contributions';
import {
  anyOf,
  clockText,
  type RawBuilder,
  rowsOf,
  sql,
  weekdayText,
} from '@tablefall/platform/database/sql';
import { ConflictError } from '../../http/errors/api-error.ts';
import { userNames } from '../../users/names/accounts.tables.ts';
import { EditionService } from '../edition/edition.service.ts';

/** A name that takes part in something at a time. Times are null while they are undetermined. */
export interface CommitmentRow {
  name_id: string;
  /** What the thing is, in a word: `event`. */
  kind: string;
  thing_id: string;
  title: string;
  /** The day that people say. */
  day: string;
  starts_at: Date | null;
  ends_at: Date;
}

/** The kind of what is `hosted`. */
export const HOSTING = 'hosting';

/** What one module's things ask of names. */
export interface CommitmentSource {
  /** A query with the columns of `CommitmentRow` in their order. */
  readonly commitments: RawBuilder<CommitmentRow>;
  /** The same of those who run a thing and take no part in it: they may be elsewhere by their own choice, not as helpers. */
  readonly hosted?: RawBuilder<CommitmentRow>;
}

export const COMMITMENTS = new Point<CommitmentSource>('where names have to be');

/** Something that a name takes part in at a time. */
export interface Conflict {
  nameId: string;
  name: string;
  kind: string;
  thingId: string;
  title: string;
  /** `Friday` */
  day: string;
  /** `3:15 PM` */
  time: string;
}

export class ScheduleConflictError extends ConflictError {
  /** @param kind of the things that the caller knows, and may leave: only their ids are told */
  constructor(conflicts: Conflict[], kind: string) {
    super('Schedule Conflict', conflicts.map(conflictText).join(' '));
    const known = conflicts.filter((conflict) => conflict.kind === kind);
    this.conflictsWith = [...new Set(known.map(({ thingId }) => thingId))];
  }
}

/**
 * Nobody is in two places at once. Each module whose things have a time adds who takes part in them, and asks here before
 * somebody joins.
 */
@Injectable()
export class Commitments {
  constructor(
    private readonly contributions: Contributions,
    private readonly edition: EditionService,
  ) {}

  /** Where all names have to be, as a table for queries. */
  get table(): RawBuilder<CommitmentRow> {
    return this.tableOf(({ commitments }) => [commitments]);
  }

  /**
   * Where these names have to be at a time, besides the things that are left out. Whoever decides by the answer has
   * locked the names (`AccountsService.lockNames`). What only touches does not conflict, and what is undetermined
   * never does.
   *
   * @param hosting also what they run without taking part in it
   */
  async conflictsOf(
    em: EntityManager,
    nameIds: string[],
    { startsAt, endsAt }: { startsAt: Date | null; endsAt: Date },
    { except, hosting = false }: { except: string[]; hosting?: boolean },
  ): Promise<Conflict[]> {
    if (!startsAt) {
      return [];
    }
    return rowsOf<Conflict>(
      em,
      sql`
        select name_id as "nameId", user_name.name, kind, thing_id as "thingId", title,
               ${weekdayText('commitment.day')} as day,
               ${clockText('starts_at', this.edition.timeZone)} as time
        from ${hosting ? this.withHosted : this.table} commitment
        join ${userNames} user_name on user_name.id = name_id
        where name_id = ${anyOf(nameIds, 'uuid')} and not thing_id = ${anyOf(except, 'uuid')}
          and ${overlaps('commitment', sql`${startsAt}::timestamptz`, sql`${endsAt}::timestamptz`)}
        order by starts_at, thing_id, user_name.position`,
    );
  }

  private get withHosted(): RawBuilder<CommitmentRow> {
    return this.tableOf(({ commitments, hosted }) => (hosted ? [commitments, hosted] : [commitments]));
  }

  private tableOf(rowsOfSource: (source: CommitmentSource) => RawBuilder<CommitmentRow>[]) {
    const rows = this.contributions.of(COMMITMENTS).flatMap(rowsOfSource);
    return sql<CommitmentRow>`(${sql.join(rows, sql` union all `)})`;
  }
}

/**
 * Whether what a row of a table says takes place between two moments. What only touches them does not, nor does what
 * is undetermined.
 */
export function overlaps(
  table: string,
  startsAt: RawBuilder<unknown>,
  endsAt: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql`${sql.ref(`${table}.starts_at`)} < ${endsAt} and ${sql.ref(`${table}.ends_at`)} > ${startsAt}`;
}

function conflictText({ kind, name, title, day, time }: Conflict): string {
  return `${name} ${kind === HOSTING ? 'organizes' : 'is already registered for'} ${title} on ${day} at ${time}.`;
}
