import type { MailKind } from '@tablefall/mail';

/** Mails that ask for an answer: pointless once there is one, or the gameday is over. */
export const ASKING_MAILS: MailKind[] = ['gameday-invitation', 'gameday-reminder'];

/** Mails that ask for an answer or confirm one. */
export const REPLY_MAILS: MailKind[] = [...ASKING_MAILS, 'gameday-rsvp'];

/** Every mail about an invitation; they go with it. */
export const INVITATION_MAILS: MailKind[] = [...REPLY_MAILS, 'gameday-change'];
