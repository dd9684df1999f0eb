import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL } from '../../local/paths.ts';
import type { Bench } from '../bench.ts';
import type { BenchProduct } from '../bench-product.ts';
import { type Guest, guests, newGameday } from '../guests.ts';
import { cpuSeconds, forgetPeak, memoryOf } from '../process-figures.ts';
import { psql } from '../references/postgres-programs.ts';
import { type Comparison, type Contender, ratioOf } from '../rounds.ts';
import { type Measured, NotMeasured, type Row } from '../row.ts';

const MEGABYTE = 1e6;

interface Outcome {
  invitationsSent: number;
  alreadyInvited: number;
}

/** What a pasted list came to. */
interface Paste {
  gamedayId: string;
  mailingId: string;
  seconds: number;
  /** Of the backend and the database. */
  cpuSeconds: number | null;
  outcome: Outcome;
}

/** A list for one gameday, invited through the endpoint. */
async function paste(product: BenchProduct, gamedayID: string, list: Guest[]): Promise<Paste> {
  const mailingId = randomUUID();
  const body = JSON.stringify({ gamedayID, mailingId, guests: list });
  const { backend = 0, postgres = 0 } = product.pids;
  const cpuBefore = cpuSeconds([backend, postgres]);
  const begin = performance.now();
  const outcome = await product.staff.call<Outcome>('POST', '/api/gameday/bulk-invite', body);
  const seconds = (performance.now() - begin) / 1_000;
  const cpuAfter = cpuSeconds([backend, postgres]);
  const cpu = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore;
  return { gamedayId: gamedayID, mailingId, seconds, cpuSeconds: cpu, outcome };
}

function expectOutcome({ outcome }: Paste, invited: number, already: number): void {
  if (outcome.invitationsSent !== invited || outcome.alreadyInvited !== already)
    throw new Error(
      `${outcome.invitationsSent} guests were invited and ${outcome.alreadyInvited} were so already`,
    );
}

/** Takes the rows of pastes away, so that every run finds the tables as large as the one before. */
async function removeRows(
  { db }: BenchProduct,
  pastes: Pick<Paste, 'gamedayId' | 'mailingId'>[],
): Promise<void> {
  await db.query('delete from mail where mailing_id = any($1)', [pastes.map(({ mailingId }) => mailingId)]);
  await db.query('delete from invitation where gameday_id = any($1)', [
    pastes.map(({ gamedayId }) => gamedayId),
  ]);
  await db.query('vacuum analyze mail');
  await db.query('vacuum analyze invitation');
  await db.query('checkpoint');
}

/** psql's COPY of the rows that a paste made, into the same tables. */
async function copyOf(bench: Bench, product: BenchProduct, made: Paste): Promise<Contender> {
  const runPsql = await psql(bench);
  const folder = join(LOCAL, 'bench', `rows-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  bench.atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const files = { invitation: join(folder, 'invitation'), mail: join(folder, 'mail') };
  const execute = (...commands: string[]) =>
    runPsql(product.databaseUrl, '-qX', '-v', 'ON_ERROR_STOP=1', ...commands.flatMap((each) => ['-c', each]));
  await execute(
    `\\copy (select * from invitation where gameday_id = '${made.gamedayId}' order by id) to '${files.invitation}'`,
    `\\copy (select * from mail where mailing_id = '${made.mailingId}' order by id) to '${files.mail}'`,
  );
  await removeRows(product, [made]);
  return {
    run: async () => {
      const begin = performance.now();
      await execute(
        'begin',
        `\\copy invitation from '${files.invitation}'`,
        `\\copy mail from '${files.mail}'`,
        'commit',
      );
      const seconds = (performance.now() - begin) / 1_000;
      await removeRows(product, [made]);
      return { units: made.outcome.invitationsSent, seconds };
    },
    cpu: () => cpuSeconds([product.pids.postgres ?? 0]),
  };
}

interface Pastes {
  fresh: Comparison;
  again: Comparison;
  duplicates: Comparison;
  /** Most that the backend held over its idle size, in bytes; null where the machine does not tell. */
  memory: number | null;
}

/** Fresh lists, the same ones again, and lists in which every guest stands twice, each against COPY. */
async function pastes(bench: Bench): Promise<Pastes> {
  const product = await bench.product();
  // The rows alone are measured: nobody sends meanwhile.
  await product.stopWorker('worker');
  try {
    return await measurePastes(bench, product);
  } finally {
    await product.startWorker('worker');
  }
}

async function measurePastes(bench: Bench, product: BenchProduct): Promise<Pastes> {
  const count = bench.size(100_000, 5_000);
  const backend = product.pids.backend ?? 0;
  forgetPeak(backend);
  const first = await paste(product, await newGameday(product), guests(count));
  const peak = memoryOf(backend)?.peak;
  const memory = peak && product.idle.backend !== null ? peak - product.idle.backend : null;
  const rates = { again: [] as number[], duplicates: [] as number[] };
  const subject: Contender = {
    run: async () => {
      const list = guests(count);
      const gamedayId = await newGameday(product);
      const fresh = await paste(product, gamedayId, list);
      expectOutcome(fresh, count, 0);
      const again = await paste(product, gamedayId, list);
      expectOutcome(again, 0, count);
      rates.again.push(count / again.seconds);
      const half = guests(count / 2);
      const twice = half.flatMap(({ name, email }) => [
        { name, email },
        { name, email: email.toUpperCase() },
      ]);
      const duplicates = await paste(product, await newGameday(product), twice);
      expectOutcome(duplicates, count / 2, count / 2);
      rates.duplicates.push(count / duplicates.seconds);
      await removeRows(product, [fresh, again, duplicates]);
      return { units: count, seconds: fresh.seconds, cpuSeconds: fresh.cpuSeconds };
    },
  };
  const fresh = await bench.rounds(await copyOf(bench, product, first), subject);
  const withRates = (known: number[]): Comparison => ({
    ...fresh,
    subjects: known.map((rate) => ({ rate, cpu: null })),
  });
  return { fresh, again: withRates(rates.again), duplicates: withRates(rates.duplicates), memory };
}

async function memoryOfPaste(bench: Bench): Promise<Measured> {
  const { memory } = await bench.figures(pastes);
  if (memory === null) throw new NotMeasured('This machine does not tell the memory of a process.');
  return { value: memory / MEGABYTE };
}

export const rows: Row[] = [
  {
    name: 'rows',
    road: true,
    title:
      'a pasted list of 100,000 guests through the endpoint: invitations and mails ÷ psql COPY of the same rows',
    must: 0.68,
    aim: 1,
    better: 'higher',
    short: true,
    limitedBy:
      'the indexes of both tables and the write-ahead log, as for COPY, which however is given finished rows: here JSON is read and every name and address judged, by one Node process.',
    run: async (bench) => ratioOf((await bench.figures(pastes)).fresh, 'guests'),
  },
  {
    name: 'rows-again',
    road: true,
    title: 'the same list again, when all are invited already ÷ COPY as above',
    must: 0.4,
    aim: 0.6,
    better: 'higher',
    short: true,
    limitedBy:
      'reading and judging the list, and the answer that names everybody who was invited before; nothing is inserted.',
    run: async (bench) => ratioOf((await bench.figures(pastes)).again, 'guests'),
  },
  {
    name: 'rows-duplicates',
    road: true,
    title: 'a list of 100,000 in which every guest stands twice ÷ COPY as above',
    must: 0.4,
    aim: 0.6,
    better: 'higher',
    limitedBy: 'as `rows`, for half as many rows.',
    run: async (bench) => ratioOf((await bench.figures(pastes)).duplicates, 'guests'),
  },
  {
    name: 'memory-backend',
    title: 'memory of the backend over its idle size, at most, while it takes a list of 100,000 guests',
    must: 165,
    aim: 100,
    better: 'lower',
    unit: 'MB',
    limitedBy: 'the list is held as text, as objects and as the parameter of a statement.',
    run: memoryOfPaste,
  },
];
