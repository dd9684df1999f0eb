import type { MailKind, MailProps } from '../catalogue/catalogue.ts';
import type { MailWords } from './mail-words.entity.ts';

/** What `render` needs to know of a mail of the outbox. */
export interface RenderableMail<K extends MailKind = MailKind> {
  id: string;
  kind: K;
  props: MailProps[K];
  recipientName: string | null;
  /** When the mail was written; a calendar file carries it. */
  createdAt: Date;
  /** Words of one's own; the standard text without them. */
  words?: MailWords | null;
}
