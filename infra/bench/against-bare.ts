import type { Bench } from './bench.ts';
import { load } from './load.ts';
import { cpuSeconds } from './process-figures.ts';
import { bareServer } from './references/bare-server.ts';
import { type Contender, ratioOf } from './rounds.ts';
import type { Measured } from './row.ts';

/** What every list has to reach. */
export const LIST = { must: 0.95, aim: 1.3, better: 'higher' } as const;
export const BARE = '÷ bare node:http and pg sending the same rows';

/** What is asked for. */
interface Asked {
  path: string;
  headers?: Record<string, string>;
  /** How many ask at once. */
  clients?: number;
}

interface Server {
  url: string;
  pids: (number | undefined)[];
}

function asking(bench: Bench, { url, pids }: Server, { path, headers = {}, clients = 20 }: Asked): Contender {
  const requests = [{ method: 'GET' as const, path, headers }];
  return {
    run: async () => {
      const { count, seconds } = await load({ url, clients, seconds: bench.size(5, 2), requests });
      return { units: count, seconds };
    },
    cpu: () => cpuSeconds(pids.map((pid) => pid ?? 0)),
  };
}

/** A list of the product, and the rows of a query that bare node:http and pg send. */
export async function againstBare(bench: Bench, asked: Asked, query: string): Promise<Measured> {
  const product = await bench.product();
  const { backend, postgres } = product.pids;
  const bare = await bareServer(bench, product.databaseUrl, { '/': query });
  const bareAsked = { ...asked, path: '/', headers: {} };
  const reference = asking(bench, { url: bare.url, pids: [bare.pid, postgres] }, bareAsked);
  const subject = asking(bench, { url: product.web, pids: [backend, postgres] }, asked);
  // Both have compiled their code and filled their pools before anything is measured; the product has more of it.
  await reference.run();
  for (let warming = 0; warming < 3; warming++) await subject.run();
  return ratioOf(await bench.rounds(reference, subject), 'answers');
}
