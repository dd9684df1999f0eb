import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expectThat, type Trial } from '../finding.ts';
import type { NpmCandidate } from '../npm-package.ts';
import { goldenMails } from './golden-mails.ts';

/** Knows what mail programs show of HTML and CSS: the data of caniemail.com. */
export const CANIEMAIL: NpmCandidate = { name: 'caniemail', npm: 'caniemail', version: '2.0.2' };

const PROGRAMS = [
  'apple-mail.ios',
  'apple-mail.macos',
  'fastmail.desktop-webmail',
  'gmail.android',
  'gmail.desktop-webmail',
  'gmail.ios',
  'gmail.mobile-webmail',
  'gmx.desktop-webmail',
  'outlook.android',
  'outlook.ios',
  'outlook.macos',
  'outlook.outlook-com',
  'outlook.windows',
  'outlook.windows-mail',
  'protonmail.desktop-webmail',
  'samsung-email.android',
  'thunderbird.macos',
  'yahoo.desktop-webmail',
];

/** What some of them lack, and what a mail loses there. */
const ACCEPTED: Record<string, string> = {
  '@media': 'dark colours, and wider buttons on a phone',
  'Type selector': 'a few pixels of room, as the next',
  '<style> element': 'all of the above',
  'box-sizing': 'a few pixels of width',
  'border-radius': 'round corners',
  'height property': 'the height of lines that are drawn',
  'white-space': 'line breaks within a message become spaces',
  overflow: 'nothing: what is hidden by it is hidden by its size as well',
  'word-break': 'a long link widens the mail',
  '<body> element': 'the colour around the mail',
  'role attribute': 'tables are announced as such',
  'color-scheme CSS property': 'dark colours of our own choice',
  'color-scheme meta tag': 'the same',
  'lang attribute': 'a screen reader reads in the language of its reader',
  'dir attribute': 'a name that is read from the right stands left',
  'max-height property': 'nothing: the line beside the subject is hidden by its size as well',
};
/** The old name of `overflow-wrap`, of which the data know nothing. */
const UNKNOWN = /word-wrap: ?break-word;?/g;

interface Answer {
  success: boolean;
  issues?: { errors?: Map<string, { title: string }[]> };
}

type Judge = (mail: { clients: string[]; html: string }) => Answer;

/** Has every form of every mail compared with what mail programs are known to show. */
export async function tryCaniemail(folder: string, trial: Trial): Promise<void> {
  const { caniemail } = (await import(pathToFileURL(join(folder, 'dist/index.js')).href)) as {
    caniemail: Judge;
  };
  const lacking = (html: string): string[] => {
    const { issues } = caniemail({ clients: PROGRAMS, html: html.replaceAll(UNKNOWN, '') });
    return [...(issues?.errors?.values() ?? [])].flat().map(({ title }) => title);
  };
  const mails = goldenMails();
  await trial.try(
    `every form of every mail in ${PROGRAMS.length} programs: what some of them lack`,
    async () => {
      const found = new Map(mails.flatMap(({ name, html }) => lacking(html).map((title) => [title, name])));
      const others = [...found].filter(([title]) => !(title in ACCEPTED));
      expectThat(others.length === 0, others.map(([title, name]) => `${name}: ${title}`).join('; '));
      const gone = Object.keys(ACCEPTED).filter((title) => !found.has(title));
      expectThat(gone.length === 0, `accepted, and used no more: ${gone.join(', ')}`);
      const accepted = [...found.keys()].map((title) => title.replaceAll(/[<>]/g, ''));
      return `${mails.length} read; accepted: ${accepted.sort().join(', ')}`;
    },
  );
  await trial.try('a mail that is laid out as a page is', async () => {
    const [title] = lacking('<div style="display: grid">Dice</div>');
    expectThat(title !== undefined, 'it was let pass');
    return `refused: ${title}`;
  });
}
