import { useState } from 'react';
import { v4 as uuid } from 'uuid';

/**
 * An idempotency key for a call that mails to many: when an answer was lost, the call can be repeated, and the server sends
 * the mails of an id once.
 *
 * @param content what is sent; new content gets a new id
 */
export function useMailingId(content: string): string {
  const [mailing, setMailing] = useState(() => ({ content, id: uuid() }));
  if (mailing.content !== content) setMailing({ content, id: uuid() });
  return mailing.id;
}
