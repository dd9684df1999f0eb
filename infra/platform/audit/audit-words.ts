import { Injectable } from '@nestjs/common';
import { Contributions } from '../contributions/contributions.ts';
import { type RawBuilder, sql } from '../database/sql.ts';
import { type Act, AUDITED, type AuditKind } from './acts.ts';
import type { AuditRow } from './audit.ts';

/** The trail in words: what every module says of its own entries. */
@Injectable()
export class AuditWords {
  constructor(private readonly contributions: Contributions) {}

  /** The sentence of an entry, without who did it. An act that nobody knows any more is said by its name. */
  sentence({ action, details }: Pick<AuditRow, 'action' | 'details'>, thing: string | null): string {
    // An entry was written with the details of its act.
    return this.act(action)?.say(details as never, thing ? ` ${thing}` : '') ?? action;
  }

  /** The sentence of several such entries, with `{count}` for how many they are; null where each is told by itself. */
  severalSentence({ action, details }: Pick<AuditRow, 'action' | 'details'>): string | null {
    return this.act(action)?.saySeveral?.(details as never) ?? null;
  }

  isOf(kind: AuditKind, action: string): boolean {
    return this.act(action)?.kind === kind;
  }

  /** What the acts of a kind are called. */
  namesOf(kind: AuditKind): string[] {
    return this.acts.flatMap((act) => (act.kind === kind ? [act.name] : []));
  }

  /** A table of what things are called: `id`, `thing` and `path`. */
  get things(): RawBuilder<unknown> {
    const each = this.contributions.of(AUDITED).flatMap(({ things }) => things ?? []);
    return sql`(${sql.join(each, sql` union all `)})`;
  }

  get acts(): Act<never>[] {
    return this.contributions.of(AUDITED).flatMap(({ acts }) => Object.values(acts));
  }

  private act(name: string): Act<never> | undefined {
    return this.acts.find((act) => act.name === name);
  }
}
