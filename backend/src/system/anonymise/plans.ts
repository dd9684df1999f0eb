import type { MikroORM } from '@mikro-orm/postgresql';
import {
  type ColumnFacts,
  type CopiedAs,
  factsOf,
  type TableFacts,
} from '@tablefall/platform/database/columns';
import { type Excuse, fixed, kept, TREATMENTS, type Treatment } from './treatments.ts';

/** What becomes of a table: its rows are copied, with each of these columns treated, or none is, for a reason. */
export type Plan = { columns: Record<string, Treatment | Excuse> } | { emptied: string };

/** What becomes of every table, as its entity says it, in the order of the alphabet. */
export function plansOf(source: MikroORM): Map<string, Plan> {
  const plans = new Map<string, Plan>([
    ['mikro_orm_migrations', { emptied: 'the copy has its own, with the same names' }],
  ]);
  for (const meta of source.getMetadata().getAll().values()) {
    const { emptied } = factsOf<TableFacts>(meta) ?? {};
    const columns = Object.values(meta.properties).flatMap((property) => {
      const facts = factsOf<ColumnFacts>(property);
      const [name] = property.fieldNames ?? [];
      return name && facts?.copied ? [[name, becomes(facts.copied, facts.nobodys)] as const] : [];
    });
    plans.set(meta.tableName, emptied ? { emptied } : { columns: Object.fromEntries(columns) });
  }
  return new Map([...plans].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function becomes(copied: CopiedAs, nobodys: string | null): Treatment | Excuse {
  if (copied === 'itself') return fixed(nobodys ?? '');
  return copied === 'searched' ? kept(nobodys ?? '') : TREATMENTS[copied];
}
