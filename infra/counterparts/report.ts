import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/paths.ts';
import type { Finding } from './finding.ts';

const PAGE = join(ROOT, 'infra/docs/counterparts.md');
const LONGEST = 220;

const INTRODUCTION = `# With real counterparts

\`npm run counterparts\` lets the product work with the mail servers and browsers that Debian has: unpacked into \`.local\`,
installed nowhere, on loopback. It needs root and Debian 12 or newer. \`npm run counterparts -- postfix firefox\` tries some,
\`--publish\` writes this page.
`;

/** The findings as a page in Markdown. */
export function pageOf(findings: Finding[], at: Date): string {
  const rows = findings.map(({ counterpart, version, tried, result, failed }) =>
    [`${counterpart} ${version}`.trim(), tried, `${failed ? '**failed**: ' : ''}${shown(result)}`]
      .map((cell) => cell.replaceAll('|', '\\|'))
      .join(' | '),
  );
  const table = [
    '| Counterpart | What was tried | Result |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ];
  return `${INTRODUCTION}\nLast tried on ${at.toISOString().slice(0, 10)}:\n\n${table.join('\n')}\n`;
}

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

export function publish(findings: Finding[]): void {
  writeFileSync(PAGE, pageOf(findings, new Date()));
}

/** On one line, and without the places of this machine. */
function shown(result: string): string {
  const line = result.replaceAll(ROOT, '.').replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
}
