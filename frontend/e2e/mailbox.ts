import { expect } from '@playwright/test';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:8025';

interface Summary {
  ID: string;
  Subject: string;
  To: { Address: string }[];
}

interface Search {
  /** The whole address. */
  to: string;
  subject: RegExp;
  /** What its text holds, of an address that others write to at the same time. */
  says?: string;
  /** Mails that are there already and not meant (`mailIds`); an address that gets one such mail needs none. */
  known?: string[];
}

export interface Message {
  Subject: string;
  Text: string;
  Attachments: { FileName: string; ContentType: string }[];
}

/** The subject of the mail with the link of a registration: mail to all who are registered may reach somebody new as well. */
export const REGISTERED = /^You are registered/;

/** Waits for a mail to arrive in the mailbox; the calls are Mailpit's. */
export async function mail(search: Search): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(
      async () => {
        found = await findMail(search);
        return Boolean(found);
      },
      { message: `a mail to ${search.to}`, timeout: 60_000 },
    )
    .toBe(true);
  return found as Message;
}

/** The text of a mail that arrives. */
export async function mailText(search: Search): Promise<string> {
  return (await mail(search)).Text;
}

/** Whether such a mail is there by now. */
export async function hasMail(search: Search): Promise<boolean> {
  return Boolean(await findMail(search));
}

/** The first link of a mail whose path starts with `path`, as a path of the product. */
export function linkIn(text: string, path: string): string {
  const link = [...text.matchAll(/https?:\/\/\S+/g)]
    .map(([url]) => new URL(url))
    .find(({ pathname }) => pathname.startsWith(path));
  if (!link) throw new Error(`No link to ${path} in:\n${text}`);
  return link.pathname + link.search + link.hash;
}

/** The mails to an address that are there by now. */
export async function mailIds(to: string): Promise<string[]> {
  return (await mailsTo(to)).map(({ ID }) => ID);
}

async function findMail({ to, subject, says = '', known = [] }: Search): Promise<Message | undefined> {
  for (const { ID, Subject } of await mailsTo(to)) {
    if (!subject.test(Subject) || known.includes(ID)) continue;
    const message = await call<Message>(`message/${ID}`);
    if (message.Text.includes(says)) return message;
  }
  return undefined;
}

async function mailsTo(to: string): Promise<Summary[]> {
  const query = encodeURIComponent(`to:"${to}"`);
  const { messages } = await call<{ messages: Summary[] }>(`search?query=${query}&limit=100`);
  return messages.filter(({ To }) => To.some(({ Address }) => Address === to));
}

async function call<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`${MAILBOX}/api/v1/${path}`);
  if (!response.ok) throw new Error(`The mailbox answered ${response.status} to ${path}`);
  return (await response.json()) as Answer;
}
