import type { Run } from '../run.ts';
import { CALENDAR_PROGRAMS, tryCalendars } from './calendar-programs.ts';
import { CANIEMAIL, tryCaniemail } from './caniemail.ts';
import { SPAMASSASSIN, trySpamAssassin } from './spamassassin.ts';

/** What judges and reads the mails themselves, however they were brought. */
export async function tryMails(run: Run): Promise<void> {
  await run.with(SPAMASSASSIN, trySpamAssassin);
  await run.withNpm(CANIEMAIL, tryCaniemail);
  const told = new Map<string, string>();
  for (const program of CALENDAR_PROGRAMS)
    await run.with(program, (root, trial) => tryCalendars(root, trial, program, told));
}
