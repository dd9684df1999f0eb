/** A Message-ID of a mail of ours begins with the mail's id. */
const OURS = /<?(([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})@[^\s<>]+)>?/i;

/** The mail that a Message-ID may be of, or null. The outbox compares the whole of it and decides whether it is. */
export function mailOfMessageId(text: string): { mailId: string; messageId: string } | null {
  const [, messageId, mailId] = OURS.exec(text) ?? [];
  return messageId && mailId ? { mailId: mailId.toLowerCase(), messageId: `<${messageId}>` } : null;
}
