import type { MailAddress } from '../definition/define-mail.ts';
import { guestName } from '../wording/wording.ts';

/** Letters beyond ASCII would stand in a header that only some mail servers take (RFC 6532); `=?` begins an encoded word. */
const STANDS_IN_ANY_HEADER = /^(?!.*=\?)[!-~]+@[^@]+$/;

/** Whom a reply goes to; null where the address cannot stand in the header of a mail to somebody else. */
export function replyAddress({ name, address }: MailAddress): MailAddress | null {
  return STANDS_IN_ANY_HEADER.test(address) ? { name: guestName(name) ?? '', address } : null;
}
