import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/paths.ts';
import type { Finding } from './finding.ts';

const LONGEST = 220;

/** A page of findings. */
export interface FindingsPage {
  file: string;
  /** What it begins with, above its table. */
  introduction: string;
  /** Of the first column. */
  heading: string;
}

export const COUNTERPARTS: FindingsPage = {
  file: join(ROOT, 'infra/docs/counterparts.md'),
  heading: 'Counterpart',
  introduction: `# With real counterparts

\`npm run counterparts\` lets the product work with the mail servers and browsers that Debian has, and what Debian has to judge mails and read
calendars: unpacked into \`.local\`, installed nowhere, on loopback. Mails are also compared with the data of caniemail, and programs
call the API through Prism, which refuses what its document does not promise: both are brought from npm in the same way. It needs root and Debian 12 or newer. \`npm run counterparts -- postfix firefox\` tries some,
\`--publish\` writes this page.

Not tried: encryption and sign-in of OpenSMTPD, which do not work with the OpenSSL of Debian 12, and the console of WebKitGTK, of
which its driver does not tell.
`,
};

const HEADING = ' | What was tried | Result | Tried on |\n|---|---|---|---|';

/** The findings as a page in Markdown. @param before the page as it was, whose rows of other counterparts stay */
export function pageOf(
  { introduction, heading }: FindingsPage,
  findings: Finding[],
  at: Date,
  before = '',
): string {
  const head = `| ${heading}${HEADING}`;
  const date = at.toISOString().slice(0, 10);
  const rows = findings.map(({ counterpart, version, tried, result, failed }) => {
    const told = `${failed ? '**failed**: ' : ''}${shown(result)}`;
    const cells = [`${counterpart} ${version}`.trim(), tried, told, date];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  const tried = findings.map(({ counterpart }) => `| ${counterpart} `);
  const others = before
    .split('\n')
    .filter((line) => line.startsWith('| ') && !head.startsWith(line))
    .filter((line) => !tried.some((name) => line.startsWith(name)));
  const all = [...others, ...rows].sort((one, other) => nameIn(one).localeCompare(nameIn(other)));
  return `${introduction}\n${head}\n${all.join('\n')}\n`;
}

const nameIn = (row: string): string => row.split(' ')[1] ?? '';

/** The findings as a table for the terminal. */
export function tableOf(findings: Finding[]): string {
  const rows = findings.map(({ counterpart, version, tried, result, failed }) => [
    `${counterpart} ${version}`.trim(),
    tried,
    `${failed ? 'FAILED' : 'ok'}: ${shown(result)}`,
  ]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Writes the findings into the page, and leaves what it says of others. */
export function publish(page: FindingsPage, findings: Finding[]): void {
  const before = existsSync(page.file) ? readFileSync(page.file, 'utf8') : '';
  writeFileSync(page.file, pageOf(page, findings, new Date(), before));
}

/** On one line, and without the places of this machine. */
function shown(result: string): string {
  const line = result.replaceAll(ROOT, '.').replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
}
