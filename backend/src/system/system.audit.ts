import { Injectable } from '@nestjs/common';
import { AUDITED, type Audited, acts, words } from '@tablefall/platform/audit/acts';
import { contributes } from '@tablefall/platform/contributions/contributions';

export const systemActs = acts({
  'mail.held': words('mail', 'Held all mail'),
  'mail.released': words('mail', 'Released the mail'),
  'mail.cancelled': words<{ before: string; [of: string]: string | number }>(
    'mail',
    'Cancelled mail that waited',
  ),
  'job.started': words<{ name: string }>('system', ({ name }) => `Ran the job ${name}`),
});

/** What is said of it to whoever reads the audit trail. */
@Injectable()
@contributes(AUDITED)
export class SystemAudit implements Audited {
  readonly acts = systemActs;
}
