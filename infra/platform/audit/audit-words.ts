import {
  type AuditKind,
  type AuditWords,
  explained,
  mailTitle,
  numbered,
  spaced,
  toGameday,
  toldGuests,
  turned,
  words,
} from './audit-wording.ts';

/** By action. A spec looks for each action that the code records. */
export const AUDIT_WORDS: Record<string, AuditWords> = {
  'session.opened': words('sign-in', ({ openedBy }) =>
    openedBy === 'registration' ? 'Opened the link of a registration mail' : 'Signed in',
  ),
  'session.ended': words('sign-in', 'Signed out'),
  'session.others-ended': words(
    'sign-in',
    ({ ended }) => `Signed out everywhere else: ${numbered(ended, 'session')}`,
  ),
  'session.all-ended': words(
    'sign-in',
    ({ ended }, thing) => `Signed${thing || ' somebody'} out everywhere: ${numbered(ended, 'session')}`,
  ),
  'sign-in-link.made': words(
    'sign-in',
    (_, thing) => `Made a sign-in link on the server for${thing || ' staff'}`,
  ),
  'addresses.spelled-twice': words('system', ({ addresses }) => `Left ${addresses} addresses spelled twice`),
  'account.blocked': words(
    'sign-in',
    ({ hides }, thing) => `Blocked${thing || ' an account'}${hides ? ' and hid what it made' : ''}`,
  ),
  'account.unblocked': words('sign-in', (_, thing) => `Let${thing || ' an account'} in again`),
  'closure.asked': words('sign-in', 'Asked to close the account'),
  'closure.confirmed': words('sign-in', 'Confirmed that all is to be erased'),
  'closure.taken-back': words('sign-in', 'Took the closing of an account back'),
  'closure.done': words('sign-in', 'Erased somebody who had asked for it'),
  'address.asked': words('sign-in', 'Asked to give the account another address'),
  'address.asked-for': words(
    'sign-in',
    (_, thing) => `Asked to give the account of${thing || ' somebody'} another address`,
  ),
  'address.changed': words(
    'sign-in',
    (_, thing) => `Confirmed another address for the account${thing && ` of${thing}`}`,
  ),
  'address.kept': words('sign-in', 'Kept the address of the account, or took its change back'),
  'sign-in.refused': words('refusal', 'Opened a sign-in link that is unknown, used or too old'),
  'sign-in-code.refused': words('refusal', (_, of) => `Typed a wrong sign-in code${of && ` of${of}`}`),
  'access.refused': words('refusal', ({ operation }) => `Was refused: ${spaced(operation)}`),
  'tools-password.refused': words('refusal', 'Typed a wrong password of the e-mail tools'),

  'registration.paid': words(
    'registration',
    ({ paid }, thing) => `Marked${thing || ' a registration'} as ${paid ? 'paid' : 'not paid'}`,
  ),
  'registrants.imported': words(
    'registration',
    ({ people, left }, thing) =>
      `Imported ${numbered(people, 'person', 'people')}${thing && ` of${thing}`}; ${numbered(left, 'line')} left out`,
  ),
  'registration.removed': words(
    'registration',
    (_, thing) => `Removed the registration${thing && ` of${thing}`} from the list`,
  ),
  'badge-queue.moved': words('registration', 'Gave somebody who waits for badges the first place'),
  'badge-queue.removed': words('registration', 'Took somebody out of those who wait for badges'),
  'badge.code-renewed': words('registration', (_, thing) => `Made the code of a badge anew${thing}`),
  'badge.given-back': words('registration', ({ badge, paid }, thing) => {
    const what = badge ? `a badge${paid ? ' that was paid' : ''}` : 'the place of a child';
    return `Gave back ${what}${thing && ` of${thing}`}`;
  }),
  'badge.handed-on': words('registration', (_, thing) => `Handed a badge on to${thing || ' another name'}`),
  'badge.offered': words(
    'registration',
    (_, thing) => `Offered the badge of${thing || ' somebody'} to an address`,
  ),
  'badge.offer-withdrawn': words(
    'registration',
    (_, thing) => `Took back the offer of the badge of${thing || ' somebody'}`,
  ),
  'badge.taken': words(
    'registration',
    ({ paid }, thing) =>
      `Took a badge${paid ? ' that was paid' : ''} that${thing || ' somebody'} had offered`,
  ),
  'name.removed': words('registration', 'Removed a name of their own'),
  'attendee.checked-in': words('registration', ({ checkedIn }, thing) =>
    checkedIn ? `Checked in${thing || ' somebody'}` : `Took back the check-in of${thing || ' somebody'}`,
  ),
  'badges.printed': words('export', 'Opened the badges for printing'),
  'registrations.exported': words('export', 'Downloaded the registrations'),
  'invitations.exported': words('export', (_, thing) => `Downloaded the guests of${thing || ' a gameday'}`),
  'mailing.exported': words('export', 'Downloaded the recipients of a mailing'),
  'audit.exported': words('export', 'Downloaded this list'),
  'people.read': words('export', ({ lists, people }) => `Read ${people} entries of ${lists} within a day`),
  'person.exported': words('export', 'Downloaded all that is kept of somebody'),
  'person.erased': words('export', ({ when }) =>
    when === 'now' ? 'Erased somebody' : 'Had somebody erased in 7 days',
  ),
  'data.exported': words('sign-in', 'Downloaded all that is kept of the account'),

  'event.changed': words('schedule', (_, thing) => `Changed${thing || ' an event'} of somebody else`),
  'event.deleted': words('schedule', (_, thing) => `Deleted${thing || ' an event'} of somebody else`),
  'event.written-to': words(
    'schedule',
    (_, thing) => `Wrote to the players of${thing || ' an event'} of somebody else`,
  ),
  'event.question-deleted': words(
    'schedule',
    (_, thing) => `Deleted what somebody else said about${thing || ' an event'}`,
  ),
  'event.participant-removed': words('schedule', (_, thing) => `Took somebody out of${thing || ' an event'}`),
  'event.removal-undone': words('schedule', (_, thing) => `Brought them back into${thing || ' an event'}`),
  'table-flag.lowered': words(
    'schedule',
    ({ table }) => `Lowered the flag of somebody else at table ${table}`,
  ),
  'tables.placed': words(
    'schedule',
    ({ placed, left }) =>
      `Gave tables to ${numbered(placed, 'event')}; ${numbered(left, 'event')} found none`,
  ),
  'listing.hidden': words('marketplace', (_, thing) => `Hid${thing || ' a game for sale'}`),
  'listing.shown': words('marketplace', (_, thing) => `Showed${thing || ' a game for sale'} again`),

  'gameday.created': words('gameday', ({ page }, thing) => `Created${thing || ' a gameday'}${turned(page)}`),
  'gameday.changed': words(
    'gameday',
    ({ notify, page }, thing) => `Changed${thing || ' a gameday'}${turned(page)}${toldGuests(notify)}`,
  ),
  'gameday.deleted': words(
    'gameday',
    ({ notify }, thing) => `Deleted${thing || ' a gameday'}${toldGuests(notify)}`,
  ),
  'queue.taken-in': toGameday((gameday) => `Took in a guest who waited for seats of${gameday}`),
  'queue.moved': toGameday((gameday) => `Changed the order of those who wait for seats of${gameday}`),
  'queue.removed': toGameday((gameday) => `Took a guest out of those who wait for seats of${gameday}`),
  'waves.changed': toGameday((gameday) => `Changed how a list is invited in waves to${gameday}`),
  'waves.braked': toGameday(
    (gameday) => `Too many addresses of a list do not exist: its waves to${gameday} rest`,
  ),
  'waves.stopped': words(
    'gameday',
    ({ dropped }, thing) => `Stopped inviting in waves to${thing || ' a gameday'}: ${dropped} guests waited`,
  ),
  'invitation.sent': toGameday((gameday) => `Invited a guest to${gameday}`),
  'invitation.resent': words('gameday', 'Sent an invitation again'),
  'invitation.address-corrected': words('gameday', 'Corrected the address of a guest and invited them there'),
  'invitation.checked-in': words('gameday', ({ here }) =>
    here ? 'Checked in a guest of a gameday' : 'Took back the check-in of a guest',
  ),
  'name-cards.printed': words('export', (_, thing) => `Opened the name cards of${thing || ' a gameday'}`),
  'invitation.deleted': words('gameday', 'Deleted an invitation'),
  'invitation.status-changed': words('gameday', ({ status }) => `Changed an answer to ${status}`),

  'mailing.begun': words('mail', ({ kind }) => `Began the mailing “${mailTitle(kind)}”`),
  'mailing.paused': words('mail', 'Paused a mailing'),
  'mailing.resumed': words('mail', 'Let a mailing go on'),
  'mailing.cancelled': words(
    'mail',
    ({ cancelled }) => `Cancelled a mailing: ${numbered(cancelled, 'mail')}`,
  ),
  'mailing.resent': words('mail', ({ resent }) => `Sent failed mails again: ${numbered(resent, 'mail')}`),
  'mailing.bounces-forgotten': words(
    'mail',
    ({ forgotten }) =>
      `Took back what came back of a mailing: ${numbered(forgotten, 'address', 'addresses')}`,
  ),
  'mailings.paused': words('mail', (_, thing) => `Paused the mails of${thing || ' a gameday'}`),
  'mailings.resumed': words('mail', (_, thing) => `Let the mails of${thing || ' a gameday'} go on`),
  'registrants.mailed': words(
    'mail',
    ({ tool, recipients }) => `Mailed ${numbered(recipients, 'registrant')} (${tool})`,
  ),
  'registrants.scheduled': words(
    'mail',
    ({ tool, recipients }) => `Scheduled a mailing to ${numbered(recipients, 'registrant')} (${tool})`,
  ),
  'registrants.tested': words('mail', ({ tool }) => `Tried out a mail (${tool})`),
  'suppression.added': words(
    'mail',
    ({ reason, because }) => `Stopped the mail to an address (${reason})${explained(because)}`,
  ),
  'suppressions.imported': words(
    'mail',
    ({ addresses }) => `Stopped the mail to ${numbered(addresses, 'imported address', 'imported addresses')}`,
  ),
  'suppression.removed': words(
    'mail',
    ({ reason, because }) =>
      `Allowed the mail to an address again (${reason ?? 'all reasons'})${explained(because)}`,
  ),
  'mail.held': words('mail', 'Held all mail'),
  'mail.released': words('mail', 'Released the mail'),
  'mail.cancelled': words('mail', 'Cancelled mail that waited'),
  'mail.retried': words('mail', 'Had a mail tried again'),
  'mail.given-up': words('mail', 'Gave up a mail'),

  'edition.made': words('edition', (_, thing) => `Made a draft of${thing || ' an edition'}`),
  'edition.changed': words(
    'edition',
    ({ fields, moved, told }, thing) =>
      `Changed${thing || ' an edition'}: ${fields}${moved ? `; ${numbered(moved, 'event')} moved, ${told} told` : ''}`,
  ),
  'edition.deleted': words('edition', (_, thing) => `Deleted the draft of${thing || ' an edition'}`),
  'edition.emptied': words('edition', (_, thing) => `Turned${thing || ' an old edition'} into numbers`),
  'edition.logo-changed': words(
    'edition',
    ({ removed }, thing) =>
      `${removed ? 'Took the logo away from' : 'Changed the logo of'}${thing || ' an edition'}`,
  ),
  'edition.opened': words('edition', (_, thing) => `Opened${thing || ' an edition'}`),
  'edition.opening-planned': words('edition', (_, of) => `Planned the opening of${of || ' an edition'}`),
  'edition.opening-cancelled': words('edition', (_, of) => `Cancelled the opening of${of || ' an edition'}`),

  'content.changed': words(
    'edition',
    ({ kind }, thing) => `Changed what${thing || ' an edition'} says: ${kind}`,
  ),
  'content.restored': words(
    'edition',
    ({ kind }, thing) => `Went back to the standard of${thing || ' an edition'}: ${kind}`,
  ),

  'text.used': words(
    'edition',
    ({ kind }, thing) => `Put words of one’s own into mails of${thing || ' an edition'}: ${mailTitle(kind)}`,
  ),
  'text.drafted': words(
    'edition',
    ({ kind }, thing) => `Kept a draft for mails of${thing || ' an edition'}: ${mailTitle(kind)}`,
  ),
  'text.restored': words(
    'edition',
    ({ kind }, thing) => `Went back to the standard mails of${thing || ' an edition'}: ${mailTitle(kind)}`,
  ),

  'staff.added': words('staff', ({ role }, thing) => `Made${thing || ' somebody'} ${role}`),
  'staff.changed': words(
    'staff',
    ({ role }, thing) => `Made${thing || ' somebody'} ${role} instead of another role`,
  ),
  'staff.removed': words('staff', ({ role }, thing) => `Took the role ${role} from${thing || ' somebody'}`),

  'door-link.made': words('staff', 'Made a door link'),
  'door-link.opened': words('staff', 'Opened the door link'),
  'door-link.opened-early': words(
    'staff',
    ({ hours }) => `Let the door show who is expected for ${numbered(hours, 'hour')}`,
  ),
  'door-link.revoked': words('staff', 'Revoked the door link'),
  'door-browser.ended': words('staff', ({ browser }) => `Ended the door link in one browser: ${browser}`),
  'door-link.refused': words('refusal', 'Opened a door link that is unknown, revoked, over, or ended there'),

  'maintenance.begun': words('system', 'Started maintenance'),
  'maintenance.ended': words('system', 'Ended maintenance'),
  'job.started': words('system', ({ name }) => `Ran the job ${name}`),
};

/** The sentence of an entry, without who did it. An action that nobody knows any more is said by its name. */
export function auditSentence(
  action: string,
  details: Record<string, unknown>,
  thing: string | null,
): string {
  const known = AUDIT_WORDS[action];
  return known ? known.say(details, thing ? ` ${thing}` : '') : action;
}

/** The actions of a kind. */
export function actionsOf(kind: AuditKind): string[] {
  return Object.entries(AUDIT_WORDS).flatMap(([action, words]) => (words.kind === kind ? [action] : []));
}
