import { createHash } from 'node:crypto';

/** What the mails of a reminder are made of, besides their guests. */
interface ReminderParts {
  /** The version of the gameday. */
  gameday: string;
  /** The words of one's own that are in force for reminders. */
  wordsId: string | null;
  /** What is said in this one reminder. */
  words: string | null;
}

/** A fingerprint of what a reminder says: another one as soon as its mails would say something else. */
export function reminderVersion({ gameday, wordsId, words }: ReminderParts): string {
  return createHash('sha256')
    .update(JSON.stringify([gameday, wordsId, words]))
    .digest('base64url');
}
