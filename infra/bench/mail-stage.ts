import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { print } from '../local/print.ts';
import type { Bench } from './bench.ts';
import type { BenchProduct } from './bench-product.ts';
import { type Guest, guests, newGameday } from './guests.ts';
import { type ReceivedMail, receiveMails } from './mail-receiver.ts';
import { cpuSecondsOfEnded } from './process-figures.ts';
import { postfix } from './references/postfix.ts';
import type { Contender } from './rounds.ts';

/** SMTP connections of whoever sends: as many as the worker opens for bulk mail when nothing is set. */
export const CONNECTIONS = 10;
const POLL_MS = 50;

/** What the edition says of its own in each invitation, with every variable that may stand there. */
const OWN_WORDS = {
  ending: '{{date}}, with soup at noon',
  opening: [
    'Dear {{name}},',
    'it is our **tenth year**, and we have more tables than ever. Come at {{time}} to {{place}}.',
    '- Soup and bread at noon, coffee all day\n- A quiet room for long games\n- [How to get there](https://tablefall.example/map)',
  ].join('\n\n'),
  closing: 'See you there, and at {{edition}}!\n\n*Robin and everybody at the desk*',
};

/** The product with smtp-sink as its mail server. */
export interface MailStage {
  product: BenchProduct;
  /** A mail of a bulk invitation, and whom it is to. */
  sample: { mail: ReceivedMail; name: string };
  /** smtp-source, which sends so many mails of the same size. */
  smtpSource: (count: number) => Contender;
}

/** Throws NotMeasured where smtp-sink cannot be had. */
export function mailStage(bench: Bench): Promise<MailStage> {
  return bench.once(setStage);
}

async function setStage(bench: Bench): Promise<MailStage> {
  const { startSink, send } = await postfix(bench);
  const product = await bench.product();
  await useOwnWords(product);
  const sample = await receiveSample(product);
  await startSink(product.smtpPort);
  const mails = { bytes: sample.mail.raw.length, connections: CONNECTIONS };
  return {
    product,
    sample,
    smtpSource: (count) => ({
      run: async () => {
        await send(product.smtpPort, { count, ...mails });
        return { units: count };
      },
      cpu: cpuSecondsOfEnded,
    }),
  };
}

/** A release from before there were such words is measured without them. */
async function useOwnWords({ staff }: BenchProduct): Promise<void> {
  await staff.call('PUT', '/api/organise/texts/gameday-invitation', OWN_WORDS).catch((error: Error) => {
    if (!/answered 404/.test(error.message)) throw error;
    print('This release has no words of one’s own: its mails are shorter.');
  });
}

async function receiveSample(product: BenchProduct): Promise<MailStage['sample']> {
  const receiver = await receiveMails(product.smtpPort);
  try {
    const [guest] = guests(1);
    if (!guest) throw new Error('There is nobody to invite');
    await startInvitation(product, [guest]);
    return { mail: await receiver.next(({ to }) => to === guest.email), name: guest.name };
  } finally {
    await receiver.close();
  }
}

/** Invites a list in one call. @returns the mailing's id, once the call is answered */
export async function startInvitation(product: BenchProduct, list: Guest[]): Promise<string> {
  const mailingId = randomUUID();
  const gamedayID = await newGameday(product);
  await product.staff.call('POST', '/api/gameday/bulk-invite', { gamedayID, mailingId, guests: list });
  return mailingId;
}

export async function isUnderWay({ db }: BenchProduct, mailingId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from mail where mailing_id = $1 and state in ('queued', 'sending', 'retrying') limit 1`,
    [mailingId],
  );
  return rowCount === 1;
}

/**
 * Invites so many guests in one call and waits until the last mail is recorded as sent.
 *
 * @returns the seconds from the first to the last mail that was sent
 */
export async function inviteAndSend(product: BenchProduct, count: number): Promise<number> {
  const mailingId = await startInvitation(product, guests(count));
  while (await isUnderWay(product, mailingId)) await delay(POLL_MS);
  const { rows } = await product.db.query<{ sent: number; seconds: number }>(
    `select count(*)::int as sent, extract(epoch from max(sent_at) - min(sent_at))::float8 as seconds
     from mail where mailing_id = $1 and state = 'sent'`,
    [mailingId],
  );
  if (rows[0]?.sent !== count) throw new Error(`${rows[0]?.sent} of ${count} mails were sent`);
  return rows[0].seconds;
}
