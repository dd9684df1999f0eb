import autocannon from 'autocannon';
import { percentile } from './rounds.ts';

/** What many clients ask for at once, each again as soon as it is answered. */
export interface Load {
  /** Origin of the server. */
  url: string;
  clients: number;
  seconds: number;
  /** Asked one after another, by each client. */
  requests: autocannon.Request[];
}

export interface Answered {
  count: number;
  seconds: number;
  /** Milliseconds within which 95 of 100 were answered. */
  p95: number;
  /** Requests that were refused with a status that `mayRefuse` allows. */
  refused: number;
}

/**
 * Asks for a while. @param mayRefuse statuses that are no failure, besides those of success.
 * Throws Error when a request fails otherwise.
 */
export async function load(
  { url, clients, seconds, requests }: Load,
  mayRefuse: number[] = [],
): Promise<Answered> {
  const times: number[] = [];
  const unexpected = new Map<number, number>();
  let refused = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon({ url, connections: clients, duration: seconds, requests }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    running.on('response', (_client, status, _bytes, milliseconds) => {
      times.push(milliseconds);
      if (mayRefuse.includes(status)) refused += 1;
      else if (status >= 300) unexpected.set(status, (unexpected.get(status) ?? 0) + 1);
    });
  });
  if (unexpected.size > 0 || result.errors > 0)
    throw new Error(`${url} answered ${JSON.stringify([...unexpected])} and ${result.errors} failed`);
  return { count: times.length, seconds: result.duration, p95: percentile(times, 95), refused };
}
