import type { EntityManager } from '@mikro-orm/postgresql';
import { mailingStates } from '@tablefall/platform/outbox/figures/mail-figures';
import {
  hasJustAccepted,
  reasonsOfBlockedMailings,
  type UnacceptedMail,
  unacceptedMail,
} from '@tablefall/platform/outbox/figures/mail-trouble';
import { mailHold } from '@tablefall/platform/outbox/mail-hold';
import { countSetAside } from '@tablefall/platform/outbox/set-aside';
import { ALIVE_SECONDS, processesSeen } from '@tablefall/platform/processes/processes';
import type { SenderFindingDto } from '../../email/deliverability/sender-check/sender-check.dto.ts';
import type { SenderCheckService } from '../../email/deliverability/sender-check/sender-check.service.ts';
import { type Found, trouble, works } from './finding.dto.ts';

/** Whether receivers will believe that mail comes from here; only what is not as it should be. */
export async function checkSender(sender: SenderCheckService): Promise<Found[]> {
  const checks = await sender.checkDomain();
  const wrong = checks.filter(({ state }) => state === 'warning' || state === 'failed');
  return wrong.length === 0 ? works('The sender of the mails is set up.') : wrong.map(foundOf);
}

/**
 * Whether the mail server answers and takes mail: it is asked, and the outbox knows what became of the mails that were due. A
 * server may greet us well and refuse every mail, or take each and never say so.
 */
export async function checkMailServer(em: EntityManager, sender: SenderCheckService): Promise<Found[]> {
  const [{ finding: server, isReached }, unaccepted] = await Promise.all([
    sender.checkServer(),
    unacceptedMail(em.fork()),
  ]);
  if (!isReached && (await hasJustAccepted(em.fork())))
    return works('The mail server takes mail.', `It was asked in vain just now: ${server.found.join(' ')}`);
  if (server.state === 'failed') return [foundOf(server)];
  if (unaccepted?.tried) return untaken(unaccepted);
  if (unaccepted && (await runsWorker(em))) {
    return trouble(
      'failed',
      'Mail waits, and no worker takes it.',
      howMuch(unaccepted),
      'A worker runs: look in its log what it waits for, and restart it.',
    );
  }
  return server.state === 'ok'
    ? works('The mail server takes mail.', server.found.join(' '))
    : [foundOf(server)];
}

/** Whether a mailing waits for something that somebody has to mend. */
export async function checkMailings(em: EntityManager): Promise<Found[]> {
  const { braked, late } = await mailingStates(em.fork());
  const found = [
    ...(await reasonsOfBlockedMailings(em.fork())).flatMap((reason) =>
      trouble(
        'failed',
        'A mailing waits because the mail server refuses it.',
        reason ?? 'It is being tried again.',
        'It is tried again by itself. The History of the e-mail tools shows its mails, and what the server said.',
      ),
    ),
    ...(braked > 0
      ? trouble(
          'warning',
          'A mailing was paused by itself.',
          'Too many of its addresses do not exist, or readers report it as spam.',
          'Look where its list is from before you let it go on, in the History of the e-mail tools.',
        )
      : []),
    ...(late > 0
      ? trouble(
          'warning',
          'A scheduled mailing has not begun.',
          'Its time came more than five minutes ago.',
          'Look whether the jobs run, whether mail is held, and whether the day has room for it.',
        )
      : []),
  ];
  return found.length > 0 ? found : works('No mailing waits for somebody.');
}

/** Whether all mail is held, which is easily forgotten. */
export async function checkMailHold(em: EntityManager): Promise<Found[]> {
  const hold = await mailHold(em.fork());
  if (!hold) return works('Mail is not held.');
  if (hold.reason === 'copy') return works('This is a copy for trials, which never mails.');
  return trouble(
    'warning',
    'All mail is held.',
    `Since ${hold.since}: ${hold.note}`,
    'Nobody can sign in by mail meanwhile. Let mail leave on the System page, or with `tablefall mail release`.',
  );
}

/** Whether mails wait for somebody to decide on them. */
export async function checkSetAside(em: EntityManager): Promise<Found[]> {
  const total = await countSetAside(em.fork());
  if (total === 0) return works('No mail is set aside.');
  return trouble(
    'warning',
    total === 1 ? 'A mail is set aside.' : `${total} mails are set aside.`,
    'The product stopped trying, although nobody said that the address is wrong.',
    'Look at the reasons on the System page, and try them again or give them up.',
  );
}

function foundOf({ name, state, found, advice }: SenderFindingDto): Found {
  return { state, title: `${name} needs work.`, detail: found.join(' '), advice };
}

function untaken(mail: UnacceptedMail): Found[] {
  const error = mail.error ?? 'It was handed over, and no answer came.';
  const found = (title: string, advice: string) =>
    trouble('failed', title, `${howMuch(mail)} ${error}`, advice);
  if (mail.isAmbiguous || mail.error === null) {
    return found(
      'The mail server takes a mail and does not say whether it has it.',
      'Ask whoever runs the mail server. Each mail is tried again, so some may arrive twice.',
    );
  }
  return mail.code === null
    ? found('Mail does not leave.', 'Check SMTP_URL, whether the server runs, and the log of the worker.')
    : found(
        'The mail server refuses mail.',
        'It says why. Where it speaks of us (blocked, reputation, rate), hold all mail on the System page and ask the provider.',
      );
}

function howMuch({ mails, since }: UnacceptedMail): string {
  return `${mails === 1 ? 'A mail was' : `${mails} mails were`} to leave since ${since}, and nothing has left since then.`;
}

async function runsWorker(em: EntityManager): Promise<boolean> {
  const seen = await processesSeen(em.fork(), ALIVE_SECONDS);
  return seen.some(({ role }) => role === 'worker');
}
