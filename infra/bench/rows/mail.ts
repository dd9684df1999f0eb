import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { BenchProduct } from '../bench-product.ts';
import { guests, newGameday } from '../guests.ts';
import { receiveMails } from '../mail-receiver.ts';
import { cpuSeconds, cpuSecondsOfEnded } from '../process-figures.ts';
import { postfix } from '../references/postfix.ts';
import { type Comparison, type Contender, ratioOf } from '../rounds.ts';
import type { Row } from '../row.ts';

/** As many as the worker opens when nothing is set. */
const CONNECTIONS = 10;
const POLL_MS = 50;

interface MailStage {
  product: BenchProduct;
  /** One mail of a bulk invitation as it goes over the wire. */
  mailBytes: number;
  smtpSource: (count: number) => Contender;
}

/** The product with smtp-sink as its mail server. */
async function mailStage(bench: Bench): Promise<MailStage> {
  const { startSink, send } = await postfix(bench);
  const product = await bench.product();
  const mailBytes = (await sampleMail(product)).length;
  await startSink(product.smtpPort);
  return {
    product,
    mailBytes,
    smtpSource: (count) => ({
      run: async () => {
        await send(product.smtpPort, { count, bytes: mailBytes, connections: CONNECTIONS });
        return { units: count };
      },
      cpu: cpuSecondsOfEnded,
    }),
  };
}

async function sampleMail(product: BenchProduct): Promise<Buffer> {
  const receiver = await receiveMails(product.smtpPort);
  try {
    const [guest] = guests(1);
    const gamedayID = await newGameday(product);
    await product.staff.call('POST', '/api/gameday/bulk-invite', { gamedayID, guests: [guest] });
    return (await receiver.next(({ to }) => to === guest?.email)).raw;
  } finally {
    await receiver.close();
  }
}

/** Invites so many guests in one call and waits until the last mail is recorded as sent. */
async function inviteAndSend(product: BenchProduct, count: number): Promise<{ sending: number }> {
  const mailingId = randomUUID();
  const gamedayID = await newGameday(product);
  const body = { gamedayID, mailingId, guests: guests(count) };
  await product.staff.call('POST', '/api/gameday/bulk-invite', body);
  while (await isUnderWay(product, mailingId)) await delay(POLL_MS);
  const { rows } = await product.db.query<{ sent: number; sending: number }>(
    `select count(*)::int as sent, extract(epoch from max(sent_at) - min(sent_at))::float8 as sending
     from mail where mailing_id = $1 and state = 'sent'`,
    [mailingId],
  );
  if (rows[0]?.sent !== count) throw new Error(`${rows[0]?.sent} of ${count} mails were sent`);
  return rows[0];
}

async function isUnderWay(product: BenchProduct, mailingId: string): Promise<boolean> {
  const { rowCount } = await product.db.query(
    `select from mail where mailing_id = $1 and state in ('queued', 'sending', 'retrying') limit 1`,
    [mailingId],
  );
  return rowCount === 1;
}

interface MailRounds {
  endToEnd: Comparison;
  /** The same runs, from the first mail that was sent to the last. */
  sending: Comparison;
}

async function mailRounds(bench: Bench): Promise<MailRounds> {
  const { product, smtpSource } = await bench.once(mailStage);
  const count = bench.size(20_000, 3_000);
  const sendingRates: number[] = [];
  const workers = () => cpuSeconds([product.pids.worker ?? 0]);
  const endToEnd = await bench.rounds(smtpSource(count), {
    run: async () => {
      const { sending } = await inviteAndSend(product, count);
      sendingRates.push(count / sending);
      return { units: count };
    },
    cpu: workers,
  });
  const subjects = endToEnd.subjects.map(({ cpu }, round) => ({ cpu, rate: sendingRates[round] ?? 0 }));
  return { endToEnd, sending: { ...endToEnd, subjects } };
}

export const rows: Row[] = [
  {
    name: 'send',
    title: 'mails of the ledger rendered and sent by a worker ÷ smtp-source',
    must: 0.25,
    aim: 0.65,
    better: 'higher',
    run: async (bench) => ratioOf((await bench.once(mailRounds)).sending, 'mails'),
  },
  {
    name: 'invite',
    title: 'a bulk invitation, from the request to the last mail recorded as sent ÷ smtp-source',
    must: 0.25,
    aim: 0.4,
    better: 'higher',
    run: async (bench) => ratioOf((await bench.once(mailRounds)).endToEnd, 'mails'),
  },
];
