import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../supervisor/ports.ts';
import { startSmtp } from './smtp.ts';
import { MailStore } from './store.ts';
import { startWeb } from './web.ts';

interface Json {
  [key: string]: unknown;
  messages: Json[];
}

const HEAD =
  'From: Tablefall <hello@tablefall.example>\r\nMessage-ID: <1@tablefall>\r\nMIME-Version: 1.0\r\n';
const MAIL = `${HEAD}To: =?UTF-8?Q?Ol=C3=A1?= <ola@example.com>\r\nSubject: Your =?UTF-8?Q?s=C3=A9at?=\r\n at the table\r\n\
Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nSee http://localhost:3000/reply.\r\n\
--b\r\nContent-Type: text/html\r\n\r\n<p onclick="x">Hello</p><script>alert(1)</script>\r\n--b--\r\n`;

describe('the mailbox', () => {
  let dir = '';
  let store: MailStore;
  let origin = '';
  let smtpPort = 0;
  let close: () => Promise<void>;

  async function open(): Promise<void> {
    store = await MailStore.open(dir);
    const web = await startWeb(store, 0);
    smtpPort = await freePort();
    const smtp = await startSmtp(store, smtpPort);
    origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
    close = async () => {
      web.closeAllConnections();
      web.close();
      await new Promise<void>((resolve) => smtp.close(resolve));
      await store.close();
    };
  }

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'mailbox-'));
    await open();
  });
  afterEach(async () => {
    await close();
    rmSync(dir, { recursive: true });
  });

  const get = async (path: string) => (await (await fetch(origin + path)).json()) as Json;

  /** Says each line once the answer to the one before is there, and returns the last answer. */
  function deliver(mail: string, to = 'ola@example.com'): Promise<string> {
    const lines = [
      'EHLO spec',
      'MAIL FROM:<hello@tablefall.example>',
      `RCPT TO:<${to}>`,
      'DATA',
      `${mail}\r\n.`,
      'QUIT',
    ];
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(smtpPort, '127.0.0.1');
      socket.on('error', reject);
      socket.on('data', (data) => {
        if (!/^\d{3} .*\r\n$/m.test(data.toString())) return;
        if (lines.length === 1) answer = data.toString();
        const line = lines.shift();
        if (line === undefined) socket.end();
        else socket.write(`${line}\r\n`);
      });
      socket.on('close', () => resolve(answer));
    });
  }

  it("should list a mail in Mailpit's shape, newest first", async () => {
    expect(await deliver(MAIL)).toMatch(/^250/);
    await deliver(MAIL.replace('Ol=C3=A1', 'Second'));
    const list = await get('/api/v1/messages?limit=1');
    expect(list).toMatchObject({ total: 2, messages_count: 2, count: 1, start: 0 });
    expect(list.messages[0]).toMatchObject({ ID: '2', To: [{ Name: 'Second', Address: 'ola@example.com' }] });
    expect((await get('/api/v1/messages?start=1')).messages[0]).toMatchObject({
      ID: '1',
      MessageID: '1@tablefall',
      Subject: 'Your séat at the table',
      From: { Name: 'Tablefall', Address: 'hello@tablefall.example' },
      To: [{ Name: 'Olá', Address: 'ola@example.com' }],
    });
  });

  it('should give a whole mail with text, HTML, headers and source', async () => {
    await deliver(MAIL);
    const mail = await get('/api/v1/message/1');
    expect(mail).toMatchObject({ ID: '1', Subject: 'Your séat at the table', Attachments: [] });
    expect(mail.Text).toContain('See http://localhost:3000/reply.');
    expect(mail.HTML).toContain('Hello');
    expect(await get('/api/v1/message/1/headers')).toMatchObject({ 'Message-ID': ['<1@tablefall>'] });
    expect(await (await fetch(`${origin}/api/v1/message/1/raw`)).text()).toContain('boundary=b');
    expect((await fetch(`${origin}/api/v1/message/9`)).status).toBe(404);
  });

  it('should find mails by words and by field', async () => {
    await deliver(MAIL);
    await deliver(MAIL.replace('ola@example.com', 'ben@example.com'));
    const found = async (query: string) =>
      (await get(`/api/v1/messages?query=${encodeURIComponent(query)}`)).messages_count;
    expect(await found('to:ben@example.com')).toBe(1);
    expect(await found('SÉAT table')).toBe(2);
    expect(await found('"at the table" to:ola')).toBe(1);
    expect(await found('subject:ben')).toBe(0);
  });

  it('should keep mails over a restart, and survive a torn last line of its index', async () => {
    await deliver(MAIL);
    await deliver(MAIL);
    await close();
    truncateSync(join(dir, 'mails.index'), 500);
    await open();
    const before = (await get('/api/v1/messages')).total as number;
    await deliver(MAIL.replace('Olá', 'Third'));
    expect((await get('/api/v1/messages')).total).toBe(before + 1);
    expect(await get(`/api/v1/message/${before + 1}`)).toMatchObject({ Subject: 'Your séat at the table' });
  });

  it('should show the page, and a mail in a frame that runs nothing', async () => {
    await deliver(MAIL.replace('Subject: Your', 'Subject: <b>Your'));
    const page = await (await fetch(`${origin}/?mail=1`)).text();
    expect(page).toContain('&lt;b&gt;Your séat at the table');
    expect(page).toContain('sandbox="allow-popups');
    const mail = await fetch(`${origin}/message/1/html`);
    expect(mail.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts)/);
    for (const view of ['text', 'headers', 'source']) {
      const shown = await (await fetch(`${origin}/?mail=1&view=${view}`)).text();
      expect(shown).not.toContain('<script>alert');
    }
  });

  it('should play a sign-up form that the product may embed, and nobody else', async () => {
    const form = await fetch(`${origin}/newsletter`);
    expect(await form.text()).toContain('name="email"');
    expect(form.headers.get('content-security-policy')).toMatch(/frame-ancestors http:\/\/localhost:\*/);
    const sent = await (
      await fetch(`${origin}/newsletter?email=${encodeURIComponent('<b>@x.example')}`)
    ).text();
    expect(sent).toContain('&lt;b&gt;@x.example');
    expect((await fetch(`${origin}/newsletter.css`)).status).toBe(200);
  });

  it('should answer neither a foreign host name nor anything but reading', async () => {
    const status = (host: string, method: string) =>
      new Promise((resolve) => {
        request(origin, { method, headers: { host } }, (answer) => resolve(answer.resume().statusCode)).end();
      });
    expect(await status('evil.example', 'GET')).toBe(403);
    expect(await status('localhost:8025', 'GET')).toBe(200);
    expect(await status('localhost:8025', 'DELETE')).toBe(403);
  });

  it('should take a burst of mails at once and miss none', async () => {
    await Promise.all(Array.from({ length: 100 }, (_, index) => deliver(MAIL, `g${index}@example.com`)));
    expect((await get('/api/v1/messages?limit=0')).total).toBe(100);
  });
});
