import { setTimeout as delay } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { type BenchProduct, ORGANISERS } from '../bench-product.ts';
import { guests } from '../guests.ts';
import { isUnderWay, mailStage, startInvitation } from '../mail-stage.ts';
import { forgetPeak, memoryOf } from '../process-figures.ts';
import { percentile } from '../rounds.ts';
import { type Measured, NotMeasured, type Row } from '../row.ts';

const MEGABYTE = 1e6;
const BETWEEN_SIGN_INS_MS = 250;

interface LargeSend {
  /** Seconds from the request for a sign-in mail until its acceptance by the mail server is recorded. */
  signIns: number[];
  /** Most that the worker held over its idle size, in bytes; null where the machine does not tell. */
  memory: number | null;
}

/** 100,000 mails under way, and people who sign in meanwhile. */
async function largeSend(bench: Bench): Promise<LargeSend> {
  const { product } = await mailStage(bench);
  const worker = product.pids.worker ?? 0;
  forgetPeak(worker);
  const mailingId = await startInvitation(product, guests(100_000));
  const asked = new Map<string, number>();
  while (await isUnderWay(product, mailingId)) {
    const email = ORGANISERS[asked.size];
    if (email) {
      asked.set(email, Date.now());
      await product.staff.call('POST', '/api/user/login', { email });
    }
    await delay(BETWEEN_SIGN_INS_MS);
  }
  const peak = memoryOf(worker)?.peak;
  return {
    signIns: await timesOf(product, asked),
    memory: peak && product.idle.worker !== null ? peak - product.idle.worker : null,
  };
}

async function timesOf({ db }: BenchProduct, asked: Map<string, number>): Promise<number[]> {
  const { rows } = await db.query<{ address: string; sentAt: number | null }>(
    `select recipient_address as address, (extract(epoch from sent_at) * 1000)::float8 as "sentAt"
     from mail where recipient_address = any($1) and kind = 'sign-in'`,
    [[...asked.keys()]],
  );
  const lost = rows.filter(({ sentAt }) => sentAt === null).length + asked.size - rows.length;
  if (lost > 0) throw new Error(`${lost} of ${asked.size} sign-in mails were not sent`);
  return rows.map(({ address, sentAt }) => ((sentAt ?? 0) - (asked.get(address) ?? 0)) / 1_000);
}

async function signIn(bench: Bench): Promise<Measured> {
  const { signIns } = await bench.figures(largeSend);
  return {
    value: percentile(signIns, 95),
    spread: [Math.min(...signIns), Math.max(...signIns)],
    subject: `half of ${signIns.length} within ${percentile(signIns, 50).toFixed(2)} s`,
  };
}

async function memoryOfSending(bench: Bench): Promise<Measured> {
  const { memory } = await bench.figures(largeSend);
  if (memory === null) throw new NotMeasured('This machine does not tell the memory of a process.');
  return { value: memory / MEGABYTE };
}

export const rows: Row[] = [
  {
    name: 'sign-in',
    title:
      'a sign-in mail while 100,000 mails are being sent, from the request to its acceptance, of 95 in 100',
    must: 0.5,
    aim: 0.1,
    better: 'lower',
    unit: 's',
    limitedBy:
      'one process sends both: the mail has connections of its own, and waits only for the turn of the event loop and for the write of its result, up to 0.1 s.',
    run: signIn,
  },
  {
    name: 'memory-worker',
    title: 'memory of the worker over its idle size, at most, while it sends 100,000 mails',
    must: 300,
    aim: 150,
    better: 'lower',
    unit: 'MB',
    limitedBy: 'what V8 lets grow before it collects: claims are of a fixed number of mails.',
    run: memoryOfSending,
  },
];
