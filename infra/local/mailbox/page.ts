import type { Email } from 'postal-mime';
import type { StoredMail } from './store.ts';

export type View = 'html' | 'text' | 'headers' | 'source';

export interface ListState {
  query: string;
  start: number;
  limit: number;
  found: number;
  mails: StoredMail[];
}

export interface OpenMail {
  mail: StoredMail;
  view: View;
  email: Email;
  fields: [name: string, value: string][];
  source: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

function linked(text: string): string {
  return escaped(text).replaceAll(
    /https?:\/\/[^\s<>]+?(?=[.,;:!?)\]]*(?:\s|$|&lt;|&gt;|&quot;))/g,
    (url) => `<a href="${url}" target="_blank" rel="noopener noreferrer">${url}</a>`,
  );
}

function address(state: ListState, change: Partial<Record<'start' | 'mail' | 'view', string>>): string {
  const parameters = new URLSearchParams();
  if (state.query) parameters.set('query', state.query);
  const start = change.start ?? String(state.start);
  if (start !== '0') parameters.set('start', start);
  if (change.mail) parameters.set('mail', change.mail);
  if (change.view) parameters.set('view', change.view);
  return escaped(`/?${parameters}`);
}

function when(milliseconds: number): string {
  const date = new Date(milliseconds);
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? '' : `${date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}, `;
  return day + date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' });
}

function people(list: { name: string; address: string }[]): string {
  return list.map(({ name, address: mail }) => (name ? `${name} <${mail}>` : mail)).join(', ');
}

const number = (value: number) => value.toLocaleString('en-US');
const pawn =
  '<svg class="pawn" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3a4 4 0 0 1 2.6 7c1.2 2.5 2 5.2 2.4 8H19v3H5v-3h2c.4-2.8 1.2-5.5 2.4-8A4 4 0 0 1 12 3Z"/></svg>';

function row(state: ListState, mail: StoredMail, openId: string | undefined): string {
  const isOpen = mail.id === openId;
  const to = mail.to[0];
  return `<li><a class="row" href="${address(state, { mail: mail.id })}"${isOpen ? ' aria-current="true"' : ''}>
    <span class="who">${escaped(to?.name || to?.address || 'nobody')}</span>
    <time datetime="${new Date(mail.received).toISOString()}">${when(mail.received)}</time>
    <span class="what">${escaped(mail.subject || '(no subject)')}</span>
    <span class="where">${escaped(to?.name ? to.address : people([mail.from]))}</span>
  </a></li>`;
}

function empty(state: ListState): string {
  return `<div class="empty">${pawn}<p>${
    state.query ? 'No mail matches this search.' : 'No mail yet.'
  }</p><p class="muted">${
    state.query
      ? '<a href="/">Show all mails</a>'
      : 'Whatever the product sends on this machine appears here by itself.'
  }</p></div>`;
}

function list(state: ListState, openId: string | undefined): string {
  const { start, limit, found, mails } = state;
  const last = start + mails.length;
  const newer =
    start > 0 ? `<a href="${address(state, { start: String(Math.max(0, start - limit)) })}">Newer</a>` : '';
  const older = last < found ? `<a href="${address(state, { start: String(last) })}">Older</a>` : '';
  const range = found > 0 ? `${number(start + 1)}–${number(last)} of ${number(found)}` : '';
  return `<section class="list" id="list" aria-label="Mails">
    ${mails.length > 0 ? `<ol>${mails.map((mail) => row(state, mail, openId)).join('')}</ol>` : empty(state)}
    <nav class="pages" aria-label="Pages"><span>${newer}</span><span>${range}</span><span>${older}</span></nav>
  </section>`;
}

function body({ mail, view, email, fields, source }: OpenMail): string {
  if (view === 'text')
    return `<pre class="text">${linked(email.text || 'This mail has no text part.')}</pre>`;
  if (view === 'source') return `<pre class="text mono">${escaped(source)}</pre>`;
  if (view === 'headers') {
    const lines = fields.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`);
    return `<dl class="fields">${lines.join('')}</dl>`;
  }
  return `<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/message/${mail.id}/html"></iframe>`;
}

function opened(state: ListState, open: OpenMail): string {
  const { mail, view, email } = open;
  const views: [View, string][] = [
    ['html', 'HTML'],
    ['text', 'Text'],
    ['headers', 'Headers'],
    ['source', 'Source'],
  ];
  const tabs = views
    .filter(([name]) => name !== 'html' || email.html)
    .map(([name, label]) => {
      const href = address(state, { mail: mail.id, view: name });
      return `<a href="${href}"${name === view ? ' aria-current="true"' : ''}>${label}</a>`;
    });
  const files = email.attachments.map(
    (part, position) =>
      `<a class="file" href="/api/v1/message/${mail.id}/part/${position + 1}" download>${escaped(part.filename ?? part.mimeType)}</a>`,
  );
  return `<article class="mail">
    <a class="back" href="${address(state, {})}">Back to the list</a>
    <h1>${escaped(mail.subject || '(no subject)')}</h1>
    <p class="muted">From ${escaped(people([mail.from]))}<br>To ${escaped(people(mail.to))}<br>${when(mail.received)}</p>
    ${files.length > 0 ? `<p class="files">${files.join(' ')}</p>` : ''}
    <nav class="tabs" aria-label="Views">${tabs.join('')}</nav>
    ${body(open)}
  </article>`;
}

export function page(state: ListState, open: OpenMail | null): string {
  const title = open ? `${open.mail.subject || '(no subject)'} - Mailbox` : 'Mailbox';
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${escaped(title)}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/tokens.css">
  <link rel="stylesheet" href="/mailbox.css">
  <script src="/mailbox.js" defer></script>
</head>
<body class="${open ? 'reading' : 'browsing'}">
  <header>
    <a class="brand" href="/">Mailbox</a>
    <p>Mail sent on this machine stays on this machine.</p>
    <form action="/" role="search">
      <input type="search" name="query" value="${escaped(state.query)}" placeholder="Search address, name or subject" aria-label="Search mails">
      <button>Search</button>
    </form>
  </header>
  <main>
    ${list(state, open?.mail.id)}
    ${open ? opened(state, open) : `<div class="mail none">${pawn}<p class="muted">Choose a mail to read it.</p></div>`}
  </main>
</body>
</html>`;
}
