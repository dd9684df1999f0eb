import PostalMime, { type Address, type Email } from 'postal-mime';
import { headerFields, type Mailbox } from './envelope.ts';
import type { MailStore, StoredMail } from './store.ts';

// The shapes of Mailpit's REST API, so that tests and scripts run against either.
interface MailpitAddress {
  Name: string;
  Address: string;
}

const toMailpit = ({ name, address }: Mailbox): MailpitAddress => ({ Name: name, Address: address });

function flat(addresses: Address | Address[] | undefined): MailpitAddress[] {
  return [addresses ?? []]
    .flat()
    .flatMap((each) => each.group ?? [each])
    .map(({ name, address }) => ({ Name: name, Address: address ?? '' }));
}

export function summary(mail: StoredMail) {
  return {
    ID: mail.id,
    MessageID: mail.messageId,
    Read: false,
    From: toMailpit(mail.from),
    To: mail.to.map(toMailpit),
    Cc: [] as MailpitAddress[],
    Bcc: [] as MailpitAddress[],
    ReplyTo: [] as MailpitAddress[],
    Subject: mail.subject,
    Created: new Date(mail.received).toISOString(),
    Tags: [] as string[],
    Size: mail.size,
    Attachments: 0,
    Snippet: '',
  };
}

/** GET /api/v1/messages (and /api/v1/search): newest first. */
export function messages(store: MailStore, query: string, start: number, limit: number) {
  const { mails, found } = store.list(query, start, limit);
  return {
    total: store.count,
    unread: store.count,
    count: mails.length,
    messages_count: found,
    messages_unread: found,
    start,
    tags: [] as string[],
    messages: mails.map(summary),
  };
}

export async function parse(store: MailStore, mail: StoredMail): Promise<Email> {
  return PostalMime.parse(await store.source(mail), { attachmentEncoding: 'arraybuffer' });
}

/** GET /api/v1/message/{ID} */
export async function message(store: MailStore, mail: StoredMail) {
  const email = await parse(store, mail);
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value ?? '';
  const attachments = email.attachments.map((part, position) => ({
    PartID: String(position + 1),
    FileName: part.filename ?? '',
    ContentType: part.mimeType,
    ContentID: part.contentId ?? '',
    Size: (part.content as ArrayBuffer).byteLength,
    inline: part.disposition === 'inline' && Boolean(part.contentId),
  }));
  const parts = (inline: boolean) =>
    attachments.filter((part) => part.inline === inline).map(({ inline: _, ...part }) => part);
  return {
    ID: mail.id,
    MessageID: mail.messageId,
    From: toMailpit(mail.from),
    To: flat(email.to),
    Cc: flat(email.cc),
    Bcc: flat(email.bcc),
    ReplyTo: flat(email.replyTo),
    ReturnPath: header('return-path'),
    Subject: email.subject ?? '',
    ListUnsubscribe: {
      Header: header('list-unsubscribe'),
      Links: [...header('list-unsubscribe').matchAll(/<([^>]+)>/g)].map(([, link]) => link ?? ''),
      Errors: '',
      HeaderPost: header('list-unsubscribe-post'),
    },
    Date: email.date ?? new Date(mail.received).toISOString(),
    Tags: [] as string[],
    Text: email.text ?? '',
    HTML: email.html ?? '',
    Size: mail.size,
    Inline: parts(true),
    Attachments: parts(false),
  };
}

/** GET /api/v1/message/{ID}/headers */
export async function headers(store: MailStore, mail: StoredMail): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, value] of headerFields(await store.source(mail))) {
    found[name] = [...(found[name] ?? []), value];
  }
  return found;
}
