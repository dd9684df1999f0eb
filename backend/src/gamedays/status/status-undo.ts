import { readSignedId, signedId } from '@tablefall/mail';
import type { Config } from '@tablefall/platform/config/config';
import type { StandingMail } from '@tablefall/platform/outbox/ended-mails';
import type { KnownAnswer } from '../invitation.entity.ts';
import type { Wait } from '../offers/queue.sql.ts';

/**
 * What a status that staff set has changed and ended. It goes to the page sealed, and comes back with the undo: so nothing of it
 * has to be kept. It says no name, address or word of anybody.
 */
export interface StatusUndo {
  invitationId: string;
  /** Until when it can be undone; ISO 8601. */
  until: string;
  /** Of the invitation and its gameday as the act left them: nothing that came after it is overwritten. */
  version: string;
  before: KnownAnswer;
  /** The place in line that was given up. */
  wait: Wait | null;
  mails: StandingMail[];
}

type Secrets = Config['secrets'];

/** It as text that nobody else can write. */
export function sealed(secrets: Secrets, undo: StatusUndo): string {
  return signedId(secrets, 'status-undo', Buffer.from(JSON.stringify(undo)).toString('base64url'));
}

/** Null when it was not written by us. */
export function opened(secrets: Secrets, text: string): StatusUndo | null {
  const content = readSignedId(secrets, 'status-undo', text);
  if (content === null) return null;
  const undo: StatusUndo = JSON.parse(Buffer.from(content, 'base64url').toString());
  return { ...undo, before: withDates(undo.before) };
}

function withDates(known: KnownAnswer): KnownAnswer {
  const { repliedAt, heldUntil } = known;
  return {
    ...known,
    repliedAt: repliedAt && new Date(repliedAt),
    heldUntil: heldUntil && new Date(heldUntil),
  };
}
