import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Client } from 'pg';

/** Statements that are run this often are kept. Of those that are run only once or twice there may be any number. */
const WORTH_KEEPING = 5;
/**
 * About this many statements are kept by each connection. The plan of a long one takes a hundred kilobytes and more.
 */
const MOST = 150;
/** Stands in a statement that is planned anew each time, because its best plan depends on values in its text. */
export const PLANNED_ANEW = '/* planned anew */';

/**
 * Never kept: searches, whose best plan depends on what is searched for; `*`, which may mean other columns after a
 * migration; and several statements in one, which cannot be kept.
 */
const NEVER = /like \$|\$\d+ <%|^\s*select \*|"\w+"\.\*|;|\/\* planned anew \*\//i;

const timesRun = new LRUCache<string, number>({ max: 10 * MOST });
const names = new LRUCache<string, string>({ max: MOST });
/** How often a migration has changed the columns of a statement while it was kept. */
let plansLost = 0;

/**
 * A connection that has PostgreSQL keep (PREPARE) the statements that are run again and again: most of the cost of a
 * short statement is parsing and planning. PostgreSQL itself decides whether a plan for any values is as good as a
 * plan for these. Not for lists of thousands, whose plan depends on their length, and not for what the ORM writes,
 * because it puts the values into the text.
 */
export class PreparingClient extends Client {
  // As a function of many signatures, which are those of the class above.
  override query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const run = super.query.bind(this) as (...given: unknown[]) => unknown;
    const isTemplate = typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const name = isTemplate && nameOf(text);
    if (!name) return run(text, values, ...rest);
    const answer = run({ name, text, values }, ...rest);
    return answer instanceof Promise ? answer.catch(onLostPlan(text, () => run(text, values))) : answer;
  }) as Client['query'];
}

/** Whether a kept plan is void because a migration changed the columns that it answers with. */
export function isLostPlan(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '0A000' && message === 'cached plan must not change result type';
}

/**
 * Runs the statement once more without the plan, and from then on keeps it under another name. In a transaction
 * nothing can be run after an error, so the whole transaction begins anew (`Transactions`).
 */
function onLostPlan(text: string, runUnnamed: () => unknown) {
  return async (error: unknown) => {
    if (!isLostPlan(error)) throw error;
    plansLost += 1;
    names.delete(text);
    try {
      return await runUnnamed();
    } catch {
      throw error;
    }
  };
}

/** The name under which connections keep a statement, if it is kept. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || NEVER.test(text)) return known;
  const times = (timesRun.get(text) ?? 0) + 1;
  if (times < WORTH_KEEPING) {
    timesRun.set(text, times);
    return undefined;
  }
  timesRun.delete(text);
  const name = createHash('sha256').update(`${plansLost} ${text}`).digest('base64url');
  names.set(text, name);
  return name;
}
