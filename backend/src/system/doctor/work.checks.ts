import type { EntityManager } from '@mikro-orm/postgresql';
import { HOUR_MS } from '@tablefall/platform/clock/durations';
import type { Config } from '@tablefall/platform/config/config';
import type { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { demoValuesOf } from '@tablefall/platform/edition/demo-values';
import type { JobStatus, Jobs } from '@tablefall/platform/jobs/jobs';
import { countWaitingWithSecretBefore } from '@tablefall/platform/outbox/figures/mail-figures';
import { bouncedAmong } from '@tablefall/platform/outbox/suppressions';
import { shortenedAddress } from '@tablefall/platform/privacy/short-address';
import type { ProcessRole } from '@tablefall/platform/processes/process-seen.tables';
import { ALIVE_SECONDS, contradiction, processesSeen } from '@tablefall/platform/processes/processes';
import type { SignInDigits } from '../../users/sign-in-digits.service.ts';
import type { StaffService } from '../../users/staff/staff.service.ts';
import { lastBackups } from '../backup/backup-success.entity.ts';
import { type Found, trouble, works } from './finding.dto.ts';

/** A job counts as late after so many of its intervals, and some minutes more. */
const LATE_INTERVALS = 3;
const LATE_GRACE_MINUTES = 5;

/** A backup is taken each night; this leaves two hours for a long one. */
const BACKUP_MAX_AGE_HOURS = 26;

/** Whether a backup was taken in the last night. Where none is asked for, and nothing depends on it, none is missed. */
export async function checkBackup(
  em: EntityManager,
  { BACKUP_FOLDER, isProduction }: Config,
): Promise<Found[]> {
  const { backup } = await lastBackups(em.fork());
  const hours = backup ? Math.floor((Date.now() - Date.parse(backup.at)) / HOUR_MS) : null;
  if (hours !== null && hours < BACKUP_MAX_AGE_HOURS) return works('A backup was taken in the last night.');
  if (!BACKUP_FOLDER && !isProduction) return works('No backups are taken here, and none is asked for.');
  const advice =
    'Set BACKUP_FOLDER and run `tablefall backup` every night: by the timer, or the service of the same name.';
  return hours === null
    ? trouble('failed', 'There is no backup.', '', advice)
    : trouble('failed', 'The last backup is too old.', `It was taken ${hours} hours ago.`, advice);
}

/** Whether a worker runs to send mail, and whether all processes are set up alike. */
export async function checkProcesses(em: EntityManager): Promise<Found[]> {
  const seen = await processesSeen(em.fork(), ALIVE_SECONDS);
  const of = (role: ProcessRole) => seen.filter((each) => each.role === role).length;
  const detail = `Backends: ${of('backend')}, workers: ${of('worker')}.`;
  if (of('worker') === 0) {
    const advice =
      'Start a worker (`tablefall worker`), or look in its log why it ended. Mails wait until then.';
    return trouble('failed', 'No worker runs, so no mail leaves.', detail, advice);
  }
  const [first, ...others] = seen;
  const problem = first ? contradiction(first, others) : null;
  return problem
    ? trouble('failed', 'Processes are set up differently.', problem, 'Set it alike, and restart them.')
    : works('A worker runs, and all processes are set up alike.', detail);
}

/** Whether visitors are still told what is the demo's. */
export async function checkEdition(edition: CurrentEdition, { isProduction }: Config): Promise<Found[]> {
  const demo = isProduction ? demoValuesOf(edition.settings) : [];
  if (demo.length === 0) return works('The edition is your own.');
  return trouble(
    'warning',
    'The site still shows what is of the demo.',
    `Of the edition: ${demo.map(({ name }) => name).join(', ')}.`,
    'Say your own under Organise, Edition.',
  );
}

/** Whether a secret of before is still in use, and by what. Nothing is wrong with that, for a time. */
export async function checkSecrets(
  em: EntityManager,
  { APP_SECRET, APP_SECRET_PREVIOUS, RETENTION_MAIL_DAYS }: Config,
): Promise<Found[]> {
  if (APP_SECRET_PREVIOUS.length === 0) return works('One secret makes all links.');
  const waiting = await countWaitingWithSecretBefore(em.fork(), APP_SECRET);
  return works(
    'A previous secret is set, and its links still work.',
    `Mails that wait with such a link: ${waiting}. Links of mails that left work for ${RETENTION_MAIL_DAYS} days: then take it out of APP_SECRET_PREVIOUS.`,
  );
}

/** Whether those who run the convention can be reached: what visitors write and report goes to them by mail. */
export async function checkStaffAddresses(em: EntityManager, staff: StaffService): Promise<Found[]> {
  const helpers = await staff.helpers(em.fork());
  const bounced = await bouncedAmong(
    em.fork(),
    helpers.map(({ address }) => address),
  );
  if (bounced.length === 0) return works('Everybody who helps can be reached by mail.');
  return trouble(
    'warning',
    bounced.length === 1
      ? 'The address of somebody who helps refuses mail.'
      : `The addresses of ${bounced.length} people who help refuse mail.`,
    `${bounced.map(shortenedAddress).join(', ')}: they get neither messages of visitors nor reports.`,
    'Ask them for an address that works, or take the entry off the list of suppressed addresses once it works again.',
  );
}

/** Whether somebody guesses at the codes of sign-in mails, so that only browsers that are known may type any. */
export async function checkSignInCodes(digits: SignInDigits): Promise<Found[]> {
  if (!(await digits.areOff())) return works('Nobody guesses at sign-in codes.');
  return trouble(
    'failed',
    'Somebody guesses at sign-in codes.',
    'So many wrong ones were typed in the last hour that browsers which are new to an account may not type any. The links of the mails work.',
    'The audit trail names the networks. It ends by itself an hour after the last guesses.',
  );
}

/** Whether what runs by the clock does run, and succeeds. */
export async function checkJobs(jobs: Jobs, now: Date): Promise<Found[]> {
  const all = await jobs.status();
  const failed = all.filter(({ outcome }) => outcome === 'failed');
  const late = all.filter((job) => isLate(job, now));
  if (failed.length + late.length === 0) return works('All jobs run.');
  return [
    ...failed.flatMap(({ name, error }) =>
      trouble(
        'warning',
        `The job ${name} failed.`,
        error ?? '',
        'It is tried again by itself. If it fails again, the logs of the backends say more.',
      ),
    ),
    ...late.flatMap(({ name, dueAt }) =>
      trouble(
        'failed',
        `The job ${name} does not run.`,
        `It was due at ${dueAt}.`,
        'Restart the backends. If that does not help, look for another process that holds its row locked.',
      ),
    ),
  ];
}

function isLate({ dueAt, everyMinutes }: JobStatus, now: Date): boolean {
  const grace = (everyMinutes * (LATE_INTERVALS - 1) + LATE_GRACE_MINUTES) * 60_000;
  return dueAt !== null && now.getTime() > Date.parse(dueAt) + grace;
}
