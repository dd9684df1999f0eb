import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RenderedMail } from '../render/render.ts';

const folder = join(import.meta.dirname, '..', 'golden');

/** The mail as its two golden files hold it: what a person sees without HTML, and the HTML. */
export function goldenFiles(mail: RenderedMail): { [suffix: string]: string } {
  const headers = Object.entries({ Subject: mail.subject, ...mail.headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const calendar = mail.calendar ? ['', '=== calendar', mail.calendar.content.replaceAll('\r\n', '\n')] : [];
  return { txt: [...headers, '', mail.text, ...calendar].join('\n'), html: mail.html };
}

/** The kept file, which UPDATE_GOLDEN=1 writes first. A missing one fails, so that none is lost without a word. */
export function golden(name: string, current: string): string {
  const file = join(folder, name);
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, current);
  }
  return readFileSync(file, 'utf8');
}
