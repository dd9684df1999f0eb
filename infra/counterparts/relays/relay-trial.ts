import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '../../local/supervisor/processes.ts';
import { expectThat, type Trial } from '../finding.ts';
import type { Guest, MailProduct, RecordedMail } from '../mail-product.ts';
import type { World } from '../world.ts';
import { accountOf } from './account-of-mails.ts';
import {
  ACCOUNTS,
  GREY,
  MAILS_PER_CONNECTION,
  MEMBER,
  MEMBERS,
  type Relay,
  type RelayPorts,
} from './relay.ts';

export interface RelayStage {
  product: MailProduct;
  world: World;
  /** File with the certificate of the authority that the relays' certificate is of. */
  authority: string;
}

const ENDING_MS = 60_000;
/** How many guests a refusal of us could cost: more than it takes to notice. */
const REFUSED = 30;
/** Letters of four bytes, so many that the mail is too long for the relay. */
const LONG = '🎲'.repeat(1_000);
let nextGuest = 0;

/** So many guests whom nobody has invited before. */
function guests(count: number, name = 'guest', domain = 'guests.example'): Guest[] {
  return Array.from({ length: count }, () => {
    nextGuest += 1;
    return { name: `Guest Number ${nextGuest}`, email: `${name}.${nextGuest}@${domain}` };
  });
}

/** Lets the real worker send through a real relay, and compares what it records with what arrives. */
export async function tryRelay(
  trial: Trial,
  relay: Relay,
  ports: RelayPorts,
  stage: RelayStage,
): Promise<void> {
  const { product, world, authority } = stage;
  const { own, other } = ports;
  const at = (port: number, who = '') => `smtp://${who}localhost:${port}?requireTLS=${relay.signsIn}`;
  const as = (user: string, password = ACCOUNTS.password) => at(own, `${user}:${password}@`);
  const use = (server: string) => product.useServer(server, authority);
  const ours = relay.signsIn ? as(ACCOUNTS.ours) : at(own);

  await use(ours);
  const ways = [...(relay.signsIn ? ['STARTTLS', 'AUTH'] : []), ...(relay.pipelines ? ['PIPELINING'] : [])];
  await trial.try(['300 mails', ...ways, `${MAILS_PER_CONNECTION} a connection`].join(', '), async () => {
    const { told } = await sendAll(stage, guests(300));
    return told;
  });
  await trial.try('60 mails, all put off once (greylisting)', async () => {
    const { mails, told } = await sendAll(stage, guests(60, GREY));
    const putOff = mails.filter(({ attempts }) => attempts > 1).length;
    expectThat(putOff === 60, `${putOff} mails were put off`);
    return told;
  });
  await trial.try('mailboxes that the relay has and has not', async () => {
    const unknown = guests(5, 'nobody', MEMBERS);
    const known = { name: 'Member', email: `${MEMBER}@${MEMBERS}` };
    const mails = await end(stage, await product.invite([known, ...unknown, ...guests(5)]));
    const { states, duplicates } = accountOf(mails, world.mails);
    const reply = mails.find(({ address }) => address.startsWith('nobody'))?.error ?? '';
    expectThat(duplicates.length === 0, `came twice: ${duplicates.join(', ')}`);
    expectThat(states.sent === 6 && states.failed === 5, `${JSON.stringify(states)}, ${reply}`);
    const lost = await product.suppressed(mails.map(({ address }) => address));
    const told = `${inWords(states)}; ${lost.length} addresses suppressed: ${reply}`;
    expectThat(
      lost.every((address) => address.startsWith('nobody')),
      told,
    );
    return told;
  });
  await trial.try('a mail that is too long (SIZE), addresses with other letters (no SMTPUTF8)', async () => {
    const long = await end(stage, await product.invite(guests(2), LONG));
    const foreign = await end(stage, await product.invite([...guests(2, 'zoë'), ...guests(2)]));
    const mails = [...long, ...foreign];
    const { states, untrue, duplicates } = accountOf(mails, world.mails);
    const wrong = [...untrue, ...duplicates].join(', ');
    expectThat(wrong === '' && states.failed === 4 && states.sent === 2, `${inWords(states)}; ${wrong}`);
    const lost = await product.suppressed(mails.map(({ address }) => address));
    expectThat(lost.length === 0, `suppressed: ${lost.join(', ')}`);
    return `${inWords(states)}; ${long[0]?.error}; ${foreign.find(({ error }) => error)?.error}`;
  });
  const refusals: [string, string, boolean][] = relay.signsIn
    ? [
        ['relaying is refused to a client that has not signed in', at(own), true],
        ['the sender is refused to a foreign account', as(ACCOUNTS.foreign), true],
        ['the password is refused', as(ACCOUNTS.ours, 'wrong'), true],
        ['the certificate is of an unknown authority', ours, false],
      ]
    : [['relaying is refused to strangers', at(other), true]];
  for (const [what, refusing, isTrusted] of refusals) {
    await trial.try(`${REFUSED} mails: ${what}`, async () => {
      await product.useServer(refusing, isTrusted ? authority : undefined);
      return refusedAndTakenBack(stage, () => use(ours));
    });
  }
}

/** Sends to each guest, which all has to arrive once. */
async function sendAll(stage: RelayStage, list: Guest[]): Promise<{ mails: RecordedMail[]; told: string }> {
  const startedAt = Date.now();
  const mails = await end(stage, await stage.product.invite(list));
  const seconds = (Date.now() - startedAt) / 1_000;
  const { states, untrue, duplicates } = accountOf(mails, stage.world.mails);
  const errors = mails.filter(({ state }) => state !== 'sent').map(({ error }) => error);
  expectThat(states.sent === list.length, `${inWords(states)}: ${errors[0]}`);
  expectThat(untrue.length === 0, `untrue: ${untrue.slice(0, 5).join(', ')}`);
  expectThat(duplicates.length === 0, `came twice: ${duplicates.slice(0, 5).join(', ')}`);
  return { mails, told: `all arrived, each once, in ${seconds.toFixed(1)} s` };
}

/** Waits for the end of a mailing, and for the relay to have passed on what it took. */
async function end({ product, world }: RelayStage, mailingId: string): Promise<RecordedMail[]> {
  const hasEnded = await product.hasEnded(mailingId, ENDING_MS);
  const mails = await product.mails(mailingId);
  if (!hasEnded) {
    const { states } = accountOf(mails, world.mails);
    const reason = (await product.pausedReason(mailingId)) || mails.find(({ error }) => error)?.error;
    expectThat(false, `after ${ENDING_MS / 1_000} s: ${inWords(states)}: ${reason}`);
  }
  const isInMembersBox = ({ address }: RecordedMail) => address.endsWith(MEMBERS);
  await waitUntil(() => {
    const { untrue } = accountOf(
      mails.filter((mail) => !isInMembersBox(mail)),
      world.mails,
    );
    return untrue.length === 0;
  }, 20_000);
  // A second copy would come about now.
  await delay(500);
  return mails;
}

/** A refusal of us costs no recipient the address: once we are let in, everybody gets the mail, once. */
async function refusedAndTakenBack(stage: RelayStage, mend: () => Promise<void>): Promise<string> {
  const { product, world } = stage;
  const list = guests(REFUSED);
  const mailingId = await product.invite(list);
  const isPaused = await product.isPaused(mailingId, 60_000);
  const [reason, refused] = [await product.pausedReason(mailingId), await product.mails(mailingId)];
  const lost = await product.suppressed(list.map(({ email }) => email));
  await mend();
  const told = reason || refused.find(({ error }) => error)?.error || 'no reason is told';
  expectThat(lost.length === 0, `${lost.length} addresses suppressed: ${told}`);
  expectThat(isPaused, `not paused; ${inWords(accountOf(refused, world.mails).states)}: ${told}`);
  await product.resume(mailingId);
  const { states, untrue, duplicates } = accountOf(await end(stage, mailingId), world.mails);
  expectThat(states.sent === REFUSED, `after it was let in: ${inWords(states)}: ${told}`);
  expectThat(untrue.length + duplicates.length === 0, `untrue or twice: ${[...untrue, ...duplicates]}`);
  return `paused, nobody suppressed, then all sent: ${told}`;
}

function inWords(states: Record<string, number>): string {
  return Object.entries(states)
    .map(([state, count]) => `${count} ${state}`)
    .join(', ');
}
