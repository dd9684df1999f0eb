import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/paths.ts';

const PAGE = join(ROOT, 'infra/docs/first-hour.md');

/** The commands of the page that leads through the first hour, by the name behind their fence: ` ```sh unpack `. */
export function commandsOf(name: string): string {
  const page = readFileSync(PAGE, 'utf8');
  const commands = new RegExp(`^\`\`\`sh ${name}\\n(.*?)^\`\`\`$`, 'ms').exec(page)?.[1];
  if (!commands) throw new Error(`infra/docs/first-hour.md has no commands named "${name}"`);
  return commands;
}
