import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const PAGES = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'backend/src/mail.ts', 'backend/src/admin.ts'],
  ...readdirSync(join(ROOT, 'infra/docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `infra/docs/${file}`),
];

/** The arguments of each command as `bin/tablefall help` shows them: `<status|hold>`, `[address]`, `<--to database>`. */
const COMMANDS = new Map(
  [...read('bin/tablefall').matchAll(/^([a-z-]+) +\S+\.js +(.*)$/gm)].map(([, name = '', words = '']) => [
    name,
    [...words.matchAll(/[<[]([^>\]]+)[>\]]/g)].map(([argument, inside = '']) => ({
      inside,
      isOptional: argument.startsWith('['),
    })),
  ]),
);

/** Where a command may begin: a line, a piece of code, behind a prompt, what it is run by, or what leads to it. */
const COMMAND = /(?<=^ *|`|\$ |: {2}|exec backend |bin\/)tablefall ([a-z][a-z-]*)([^\n`|;]*)/gm;
const WORD = /"[^"]*"|<[^>]*>|\[[^\]]*\]|\S+/g;

function commandsIn(text: string): { written: string; name: string; words: string[] }[] {
  return [...text.matchAll(COMMAND)].map(([written, name = '', rest = '']) => {
    // What two spaces divide from it says what it does.
    const [given = ''] = rest.trim().split(/ {2,}/);
    return { written, name, words: given.match(WORD) ?? [] };
  });
}

/** Whether `tablefall help` knows a command with these arguments; one that is only named needs none. */
function exists({ name, words }: { name: string; words: string[] }): boolean {
  const wanted = COMMANDS.get(name);
  if (!wanted) return name === 'help';
  if (words.length === 0) return true;
  const left = [...words];
  for (const { inside, isOptional } of wanted) {
    const [flag = '', value] = inside.split(' ');
    if (flag.startsWith('--')) {
      const at = left.indexOf(flag);
      if (at < 0 && !isOptional) return false;
      if (at >= 0) left.splice(at, value ? 2 : 1);
    } else if (left.length > 0) {
      const word = left.shift() ?? '';
      if (inside.includes('|') && !inside.split('|').includes(word)) return false;
    } else if (!isOptional) return false;
  }
  return left.length === 0;
}

it.each([
  ['tablefall mail status', true],
  ['tablefall mail hold "The wrong date."', true],
  ['tablefall admin add <address>', true],
  ['tablefall admin "$ADMIN_EMAIL"', false],
  ['tablefall mail stop', false],
  ['tablefall doctor --loud', false],
  ['tablefall anonymise --to postgres://x --public-url https://y', true],
  ['tablefall anonymise --to postgres://x', false],
  ['tablefall stop', false],
])('should tell whether `%s` is a command: %s', (written, isOne) => {
  expect(commandsIn(`\`${written}\``).map(exists)).toEqual([isOne]);
});

it('should be a command with these arguments, whatever a page tells somebody to run', () => {
  const written = PAGES.flatMap((page) => commandsIn(read(page)).map((command) => ({ page, ...command })));

  expect(written.length).toBeGreaterThan(60);
  expect(
    written.filter((command) => !exists(command)).map(({ page, written }) => `${page}: ${written}`),
  ).toEqual([]);
});

it('should be led to the first hour by the pages where somebody begins', () => {
  const leads = (page: string, to: string) => read(page).includes(`](${to})`);
  expect(leads('README.md', 'infra/docs/first-hour.md')).toBe(true);
  expect(leads('infra/docs/operate.md', 'first-hour.md')).toBe(true);
});
