import { createHash } from 'node:crypto';
import { Client } from 'pg';

/** From this time on a statement is worth keeping: of those that are run once or twice there may be any number. */
const WORTH_KEEPING = 5;
/** Each connection keeps the plans of so many statements at most: a long one takes a hundred kilobytes and more. */
const MOST = 150;
/** Stands in a statement that is planned anew each time: its best plan depends on values that stand in its text, of which there may be any number. */
export const PLANNED_ANEW = '/* planned anew */';

/**
 * The best plan of a search depends on what is searched for; `*` may mean other columns after a migration, which no kept
 * plan survives; and only single statements can be kept.
 */
const NEVER = /like \$|\$\d+ <%|^\s*select \*|;|\/\* planned anew \*\//i;

const timesRun = new Map<string, number>();
const names = new Map<string, string>();

/**
 * A connection that has PostgreSQL keep the statements that are run again and again (PREPARE), for all that a short
 * statement costs is being parsed and planned. PostgreSQL decides itself whether a plan for any values is as good as one
 * for these. Not for lists of thousands, whose length a plan has to know.
 */
export class PreparingClient extends Client {
  // As a function of many signatures, which are those of the class above.
  override query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' && Array.isArray(values) && nameOf(text);
    const given = name ? { name, text, values } : text;
    return (super.query as (...given: unknown[]) => unknown)(given, ...(name ? [] : [values]), ...rest);
  }) as Client['query'];
}

/** The name under which connections keep a statement, once it is worth it. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST || NEVER.test(text)) return known;
  const times = (timesRun.get(text) ?? 0) + 1;
  if (times < WORTH_KEEPING) {
    // Whatever is still unknown when there is no room left, is none of those that are run most.
    if (times > 1 || timesRun.size < 10 * MOST) timesRun.set(text, times);
    return undefined;
  }
  timesRun.delete(text);
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
