import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import type { TestApp } from './test-app.ts';

/** Longer than two requests take, and shorter than a transaction waits for a lock. */
const LONGEST_UNTIL_MET_MS = 10_000;

/** What is taken away from the product, and where two requests then stand that it would have kept apart. */
interface Control {
  /** Statements of the product, each with its lock or guard and what takes the place of that: nothing unless told. */
  without: { statement: RegExp; lock: RegExp; instead?: string }[];
  /**
   * The first write after the product has decided. The first two that come there wait for one another, so that each
   * has decided before the other one writes.
   */
  meetBefore: RegExp;
}

type Query = (this: Client, statement: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/** How many requests succeeded, and which constraints of the schema refused a statement. */
interface Outcome {
  succeeded: number;
  refusedBy: string[];
}

/**
 * Sends requests at once while the product has no locks of its own: the control of a spec that says what these achieve.
 * Statements are changed on their way from the backends to the database. Its schema stays as it is.
 * Throws Error when the product sends no such statement, or when something else keeps the requests apart.
 */
export async function withoutLocks(
  app: TestApp,
  { without, meetBefore }: Control,
  requests: () => PromiseLike<{ status: number }>[],
): Promise<Outcome> {
  const database = new URL(app.config.DATABASE_URL).pathname.slice(1);
  const changed = new Set<object>();
  const refusedBy: string[] = [];
  let arrived = 0;
  const meet = async () => {
    arrived += 1;
    const deadline = Date.now() + LONGEST_UNTIL_MET_MS;
    while (arrived < 2 && Date.now() < deadline) await sleep(5);
  };

  const prototype = Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  const send = async (client: Client, text: string, values: unknown): Promise<unknown> => {
    let sent = text;
    for (const each of without) {
      if (!each.statement.test(text)) continue;
      const before = sent;
      sent = sent.replace(each.lock, each.instead ?? '');
      if (sent !== before) changed.add(each);
    }
    if (meetBefore.test(text)) await meet();
    try {
      return await query.call(client, sent, values);
    } catch (error) {
      const { constraint } = error as { constraint?: string };
      if (constraint) refusedBy.push(constraint);
      throw error;
    }
  };
  const patch = jest.spyOn(prototype, 'query').mockImplementation(function (
    this: Client,
    statement,
    values,
    ...rest
  ) {
    const { text, values: own } =
      typeof statement === 'string' ? { text: statement, values } : (statement as Kept);
    const isKnown = without.some((each) => each.statement.test(text)) || meetBefore.test(text);
    // What the connection keeps under a name is sent without it: under the name it would run as it was.
    return this.database === database && isKnown
      ? send(this, text, own)
      : query.call(this, statement, values, ...rest);
  });
  try {
    // What a constraint refuses is answered with 500, which the contract of the API does not promise.
    const answers = await Promise.allSettled(requests());
    const missing = without.filter((each) => !changed.has(each)).map(({ statement }) => statement);
    if (missing.length > 0) throw new Error(`The product sent no such statement: ${missing.join(', ')}`);
    if (arrived < 2) throw new Error('The two did not meet: something else keeps them apart');
    const succeeded = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.status < 300);
    return { succeeded: succeeded.length, refusedBy };
  } finally {
    patch.mockRestore();
  }
}

/** A statement as the connection sends it that keeps it prepared. */
interface Kept {
  text: string;
  values: unknown;
}
