import type { MailKind } from '@tablefall/mail';

/** Mails that ask for an answer: pointless once there is one, or the gameday is over. */
export const ASKING_MAILS: MailKind[] = ['gameday-invitation', 'gameday-reminder'];

/** Every mail about an invitation; they go with it. */
export const INVITATION_MAILS: MailKind[] = [...ASKING_MAILS, 'gameday-rsvp'];
