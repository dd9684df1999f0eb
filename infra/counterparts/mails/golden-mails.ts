import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../local/paths.ts';

const FOLDER = join(ROOT, 'infra/mail/golden');
const CALENDAR = '\n=== calendar\n';

/** A mail of the catalogue in one of its forms, as its golden files have it. */
export interface GoldenMail {
  /** `event-notice-changed` */
  name: string;
  /** `Subject` and those that its kind has besides. */
  headers: string;
  text: string;
  html: string;
  /** The calendar that comes with it; null for none. */
  calendar: string | null;
}

/** Every mail that the product can send, in each of its forms. */
export function goldenMails(): GoldenMail[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const name = file.replace('.html', '');
      const [mail = '', calendar] = readFileSync(join(FOLDER, `${name}.txt`), 'utf8').split(CALENDAR);
      const end = mail.indexOf('\n\n');
      return {
        name,
        headers: mail.slice(0, end),
        text: mail.slice(end + 2),
        html: readFileSync(join(FOLDER, file), 'utf8'),
        calendar: calendar?.replaceAll('\n', '\r\n') ?? null,
      };
    });
}

/** The mails as a mailbox (RFC 4155), as somebody's server took them from ours, without a relay between the two. */
export function mailbox(mails: GoldenMail[]): string {
  return mails.map(arrived).join('');
}

const part = (type: string, text: string) =>
  `--part\nContent-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${base64(text)}\n`;

/** Names that nobody can own would be noticed. */
const base64 = (text: string) =>
  Buffer.from(text.replaceAll('tablefall.example', 'tablefall.org'))
    .toString('base64')
    .replace(/.{76}/g, '$&\n');

function arrived({ name, headers, text, html }: GoldenMail): string {
  const [subject = '', ...others] = headers.replaceAll('tablefall.example', 'tablefall.org').split('\n');
  const words = Buffer.from(subject.replace('Subject: ', '')).toString('base64');
  return `From hello@tablefall.org Sun Nov 29 08:00:00 2026
X-Form: ${name}
Received: from mail.tablefall.org (mail.tablefall.org [93.184.216.34]) by mx.mail.example (Postfix) with ESMTPS id 4ABCD
 for <dana@mail.example>; Sun, 29 Nov 2026 08:00:00 +0000
From: Tablefall <hello@tablefall.org>
To: Dana Whitfield <dana@mail.example>
Subject: =?utf-8?B?${words.replace(/.{52}(?=.)/g, '$&?=\n =?utf-8?B?')}?=
Date: Sun, 29 Nov 2026 08:00:00 +0000
Message-ID: <${name}@tablefall.org>
MIME-Version: 1.0
${others.join('\n')}
Content-Type: multipart/alternative; boundary=part

${part('text/plain', text)}${part('text/html', html)}--part--

`;
}
