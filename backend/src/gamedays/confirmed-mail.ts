import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { firstRowOf } from '@tablefall/platform/database/sql';
import { GAMEDAY_VERSION, presentVersion } from './gameday-versions.sql.ts';
import { MailChangedError } from './gamedays.errors.ts';

/** What the mails of a mailing are made of, besides their guests. */
interface MailParts {
  /** The words of one's own that are in force for mails of this kind. */
  wordsId: string | null;
  /** What is said in this one mailing. */
  words?: string | null;
}

/**
 * A fingerprint of what a mail about a gameday says: another one as soon as it would say something else.
 *
 * @param gameday the version of the gameday
 */
export function mailVersion(gameday: string, { wordsId, words = null }: MailParts): string {
  return createHash('sha256')
    .update(JSON.stringify([gameday, wordsId, words]))
    .digest('base64url');
}

/**
 * Sees to it that guests are mailed what staff saw. The gameday is locked.
 * Throws MailChangedError when the mail would say something else by now.
 *
 * @param preview the version of the mail that staff confirmed; undefined where they saw none
 */
export async function refuseOtherMail(
  em: EntityManager,
  gamedayId: string,
  preview: string | undefined,
  parts: MailParts,
): Promise<void> {
  if (preview === undefined) return;
  const present = await firstRowOf(em, presentVersion(GAMEDAY_VERSION, gamedayId));
  if (mailVersion(present?.version ?? '', parts) !== preview) {
    throw new MailChangedError();
  }
}
