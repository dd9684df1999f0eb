import { Injectable } from '@nestjs/common';
import { catalogue, type MailKind } from '@tablefall/mail';
import { AUDITED, type Audited, acts, numbered, words } from '@tablefall/platform/audit/acts';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { EDITION_LABELS } from './editions/edition-labels.ts';

/** A kind that a later release has given up is said by its name. */
const mailTitle = (kind: MailKind) => catalogue[kind]?.title ?? kind;

/** Of fields by their names, what the page calls them. One that a later release has given up is said by its name. */
const labelsOf = (fields: string) =>
  fields
    .split(', ')
    .map((field) => EDITION_LABELS[field as keyof typeof EDITION_LABELS] ?? field)
    .join(', ');

export const organiseActs = acts({
  'registrants.imported': words<{ registrations: number; people: number; badges: number; left: number }>(
    'registration',
    ({ people, left }, thing) =>
      `Imported ${numbered(people, 'person', 'people')}${thing && ` of${thing}`}; ${numbered(left, 'line')} left out`,
  ),
  'audit.exported': words('export', 'Downloaded this list'),
  'person.exported': words('export', 'Downloaded all that is kept of somebody'),
  'suppressions.imported': words<{ addresses: number; left: number }>(
    'mail',
    ({ addresses }) => `Stopped the mail to ${numbered(addresses, 'imported address', 'imported addresses')}`,
  ),
  'edition.made': words('edition', (_, thing) => `Made a draft of${thing || ' an edition'}`),
  'edition.changed': words<{ fields: string; moved: number; told: number }>(
    'edition',
    ({ fields, moved, told }, thing) =>
      `Changed${thing || ' an edition'}: ${labelsOf(fields)}${moved ? `; ${numbered(moved, 'event')} moved, ${told} told` : ''}`,
  ),
  'edition.deleted': words('edition', (_, thing) => `Deleted the draft of${thing || ' an edition'}`),
  'edition.logo-changed': words<{ removed: boolean }>(
    'edition',
    ({ removed }, thing) =>
      `${removed ? 'Took the logo away from' : 'Changed the logo of'}${thing || ' an edition'}`,
  ),
  'edition.opened': words<{ at?: string }>('edition', (_, thing) => `Opened${thing || ' an edition'}`),
  'edition.opening-planned': words<{ at?: string }>(
    'edition',
    (_, of) => `Planned the opening of${of || ' an edition'}`,
  ),
  'edition.opening-cancelled': words('edition', (_, of) => `Cancelled the opening of${of || ' an edition'}`),
  'content.changed': words<{ kind: string }>(
    'edition',
    ({ kind }, thing) => `Changed what${thing || ' an edition'} says: ${kind}`,
  ),
  'content.restored': words<{ kind: string }>(
    'edition',
    ({ kind }, thing) => `Went back to the standard of${thing || ' an edition'}: ${kind}`,
  ),
  'text.used': words<{ kind: MailKind }>(
    'edition',
    ({ kind }, thing) => `Put words of one’s own into mails of${thing || ' an edition'}: ${mailTitle(kind)}`,
  ),
  'text.drafted': words<{ kind: MailKind }>(
    'edition',
    ({ kind }, thing) => `Kept a draft for mails of${thing || ' an edition'}: ${mailTitle(kind)}`,
  ),
  'text.restored': words<{ kind: MailKind }>(
    'edition',
    ({ kind }, thing) => `Went back to the standard mails of${thing || ' an edition'}: ${mailTitle(kind)}`,
  ),
});

/** What is said of it to whoever reads the audit trail. */
@Injectable()
@contributes(AUDITED)
export class OrganiseAudit implements Audited {
  readonly acts = organiseActs;
}
