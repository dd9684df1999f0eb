import { dateText, type MailKind } from '@tablefall/mail';
import { type Gameday, gamedayReference } from './gameday.entity.ts';

/** What staff mail to guests of a gameday, by the word that the history has for it. */
const KINDS = {
  Invitation: 'gameday-invitation',
  Reminder: 'gameday-reminder',
  Message: 'gameday-message',
  Moved: 'gameday-change',
  Cancelled: 'gameday-change',
} as const satisfies Record<string, MailKind>;

/** What all mailings to guests of a gameday have in common: what they are about, their title in the history, and the gameday's facts. */
export function guestMailing<Title extends keyof typeof KINDS>(gameday: Gameday, title: Title) {
  return {
    kind: KINDS[title],
    about: gamedayReference(gameday.id),
    title: `${title}: ${dateText(gameday.date)}`,
    sharedProps: gameday.facts,
  };
}
