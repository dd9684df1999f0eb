import { useState } from 'react';
import { v4 as uuid } from 'uuid';

/**
 * An id for a call that mails to many, made here so that the call can be made again when its answer was lost: the
 * server sends the mails of an id once, and answers as it did the first time.
 *
 * @param content what is sent; other content is another mailing
 */
export function useMailingId(content: string): string {
  const [mailing, setMailing] = useState(() => ({ content, id: uuid() }));
  if (mailing.content !== content) setMailing({ content, id: uuid() });
  return mailing.id;
}
