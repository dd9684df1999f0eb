import { Injectable } from '@nestjs/common';
import { catalogue, type MailKind } from '@tablefall/mail';
import { AUDITED, type Audited, acts, numbered, words } from '@tablefall/platform/audit/acts';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { mailingThings } from '@tablefall/platform/outbox/mailing-history';
import { TOOL_MAILS } from './tools.ts';

/** Why, in the words of whoever decided it. */
const explained = (because: string | null) => (because ? `: ${because}` : '');

/** Its mailing as the history names it, else a tool by the title of its mailings. */
const named = (tool: string | undefined, mailing = '') => {
  if (mailing) return `:${mailing.replace(' the mailing', '')}`;
  return tool ? `: “${(TOOL_MAILS as Record<string, { title: string }>)[tool]?.title ?? tool}”` : '';
};

export const emailActs = acts({
  'tools-password.refused': words<{ operation?: string }>(
    'refusal',
    'Typed a wrong password of the e-mail tools',
  ),
  'tools-password.changed': words('mail', 'Changed the password of the e-mail tools'),
  'mailing.exported': words('export', 'Downloaded the recipients of a mailing'),
  'mailing.begun': words<{ kind: MailKind; about: string | null }>(
    'mail',
    ({ kind }, thing) => `Began${thing || ` the mailing “${catalogue[kind]?.title ?? kind}”`}`,
  ),
  'mailing.paused': words('mail', 'Paused a mailing'),
  'mailing.resumed': words('mail', 'Let a mailing go on'),
  'mailing.cancelled': words<{ cancelled: number }>(
    'mail',
    ({ cancelled }) => `Cancelled a mailing: ${numbered(cancelled, 'mail')}`,
  ),
  'mailing.resent': words<{ resent: number }>(
    'mail',
    ({ resent }) => `Sent failed mails again: ${numbered(resent, 'mail')}`,
  ),
  'mailing.bounces-forgotten': words<{ forgotten: number }>(
    'mail',
    ({ forgotten }) =>
      `Took back what came back of a mailing: ${numbered(forgotten, 'address', 'addresses')}`,
  ),
  'mailings.paused': words('mail', (_, thing) => `Paused the mails of${thing || ' a gameday'}`),
  'mailings.resumed': words('mail', (_, thing) => `Let the mails of${thing || ' a gameday'} go on`),
  'registrants.mailed': words<{ tool?: string; recipients: number }>(
    'mail',
    ({ tool, recipients }, thing) =>
      `Mailed ${numbered(recipients, 'person', 'people')}${named(tool, thing)}`,
  ),
  'registrants.scheduled': words<{ tool: string; recipients: number }>(
    'mail',
    ({ tool, recipients }, thing) =>
      `Scheduled a mailing to ${numbered(recipients, 'person', 'people')}${named(tool, thing)}`,
  ),
  'registrants.tested': words<{ tool: string }>('mail', ({ tool }) => `Tried out a mail${named(tool)}`),
  'suppression.added': words<{ address: string; reason: string; because: string | null }>(
    'mail',
    ({ reason, because }) => `Stopped the mail to an address (${reason})${explained(because)}`,
  ),
  'suppression.removed': words<{
    address: string;
    reason: string | null;
    because: string | null;
    removed: number;
  }>(
    'mail',
    ({ reason, because }) =>
      `Allowed the mail to an address again (${reason ?? 'all reasons'})${explained(because)}`,
  ),
  'mail.retried': words('mail', 'Had a mail tried again'),
  'mail.given-up': words('mail', 'Gave up a mail'),
});

/** What is said of it to whoever reads the audit trail. */
@Injectable()
@contributes(AUDITED)
export class EmailAudit implements Audited {
  readonly acts = emailActs;
  readonly things = mailingThings;
}
