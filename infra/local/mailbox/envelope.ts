import { addressParser, decodeWords } from 'postal-mime';

export interface Mailbox {
  name: string;
  address: string;
}

/** What the list shows of a mail: read from its head alone, so that a mail costs little when it arrives. */
export interface Envelope {
  messageId: string;
  from: Mailbox;
  to: Mailbox[];
  subject: string;
}

const HEAD_LIMIT = 64 * 1024;

/** Header fields in their order, folded lines joined, encoded words left as they are. */
export function headerFields(raw: Buffer): [name: string, value: string][] {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.toString('utf8', 0, Math.min(end < 0 ? raw.length : end, HEAD_LIMIT));
  return head
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : [];
    });
}

function mailboxes(value: string): Mailbox[] {
  return addressParser(value, { flatten: true }).map(({ name, address }) => ({
    name,
    address: address ?? '',
  }));
}

/** `recipients` are those of the SMTP dialogue; they stand in where the head names nobody. */
export function readEnvelope(raw: Buffer, sender: string, recipients: string[]): Envelope {
  const fields = new Map(headerFields(raw).map(([name, value]) => [name.toLowerCase(), value]));
  const to = mailboxes(fields.get('to') ?? '');
  return {
    messageId: (fields.get('message-id') ?? '').replace(/^<|>$/g, ''),
    from: mailboxes(fields.get('from') ?? '')[0] ?? { name: '', address: sender },
    to: to.length > 0 ? to : recipients.map((address) => ({ name: '', address })),
    subject: decodeWords(fields.get('subject') ?? ''),
  };
}

/**
 * Mailpit's way to search, as far as it is needed: words that must all occur, each anywhere or only
 * in the field before its colon (`to:ada@example.com`); quotes keep words together.
 */
export function matcher(query: string): (mail: Envelope) => boolean {
  const terms = [
    ...query.toLowerCase().matchAll(/(?:(from|to|addressed|subject|message-id):)?(?:"([^"]*)"|(\S+))/g),
  ];
  const person = ({ name, address }: Mailbox) => `${name} ${address}`.toLowerCase();
  return (mail) =>
    terms.every(([, field, quoted, word]) => {
      const wanted = quoted ?? word ?? '';
      const from = () => person(mail.from).includes(wanted);
      const to = () => mail.to.some((each) => person(each).includes(wanted));
      const subject = () => mail.subject.toLowerCase().includes(wanted);
      const messageId = () => mail.messageId.toLowerCase().includes(wanted);
      if (field === 'from') return from();
      if (field === 'to') return to();
      if (field === 'addressed') return from() || to();
      if (field === 'subject') return subject();
      if (field === 'message-id') return messageId();
      return to() || subject() || from() || messageId();
    });
}
