import { catalogue, type MailKind } from '@tablefall/mail';

/** The sorts of entries that one can look for. */
export const AUDIT_KINDS = [
  'edition',
  'export',
  'gameday',
  'mail',
  'marketplace',
  'refusal',
  'registration',
  'schedule',
  'sign-in',
  'staff',
  'system',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** What an entry says of what was done. */
export interface AuditWords {
  kind: AuditKind;
  /**
   * What was done, as the rest of a sentence that begins with who did it.
   *
   * @param details of the entry
   * @param thing name of what it was done to, where it is still there; with a space before it
   */
  say: (details: Record<string, unknown>, thing: string) => string;
}

export const words = (kind: AuditKind, say: AuditWords['say'] | string): AuditWords => ({
  kind,
  say: typeof say === 'string' ? () => say : say,
});

/** Of what was done to a gameday, with its name after a space. */
export const toGameday = (say: (gameday: string) => string): AuditWords =>
  words('gameday', (_, thing) => say(thing || ' a gameday'));

export const numbered = (count: unknown, noun: string, plural = `${noun}s`) =>
  `${count ?? 0} ${count === 1 ? noun : plural}`;
/** 'list registrations' for `listRegistrations`, as an operation of the API is called. */
export const spaced = (operation: unknown) =>
  String(operation ?? 'something').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
/** Why, in the words of whoever decided it. */
export const explained = (because: unknown) => (because ? `: ${because}` : '');
export const mailTitle = (kind: unknown) => catalogue[kind as MailKind]?.title ?? kind;
/** Which way the public page of a gameday was turned; nothing where it stayed. */
export const turned = (page: unknown) => (page ? `, turned its public page ${page}` : '');
export const toldGuests = (notify: unknown) => (notify ? ' and told the guests' : '');
