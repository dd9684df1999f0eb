import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../paths.ts';

const DOCUMENTS = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
  ...readdirSync(join(ROOT, 'infra/docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `infra/docs/${file}`),
];
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { scripts, version } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  version: string;
};

/** What `backend/src/main.ts` and the like name; not what is built, nor a name with a gap such as `…` or `NNNN`. */
function pathsIn(text: string): string[] {
  const paths = text.matchAll(/`((?:backend|worker|frontend|infra|openapi)\/[^`\s]+)`/g);
  return [...paths].map(([, path = '']) => path).filter((path) => !/\/dist\/|[…*<{]|NNNN/.test(path));
}

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);

  it('should name files and folders that are there', () => {
    expect(pathsIn(text).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('should lead to documents and pictures that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) => link);

    expect(links.filter((link) => !existsSync(join(ROOT, dirname(document), link)))).toEqual([]);
  });

  it('should name commands that there are', () => {
    const commands = [...text.matchAll(/`npm run ([\w-]+)/g)].map(([, name = '']) => name);

    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it('should say in CHANGELOG.md what the release changes that is being made', () => {
  const [newest] = [...read('CHANGELOG.md').matchAll(/^## (\S+)$/gm)].map(([, release]) => release);

  expect(newest).toBe(version);
  expect(read('docker-compose.yml')).toContain(`tablefall:\${TABLEFALL_VERSION:-${version}}`);
});

it('should lead from ARCHITECTURE.md to every decision', () => {
  const decisions = DOCUMENTS.filter((file) => file.startsWith('infra/docs/decisions/'));
  const architecture = read('ARCHITECTURE.md');

  expect(decisions.length).toBeGreaterThan(20);
  expect(decisions.filter((file) => !architecture.includes(`(${file})`))).toEqual([]);
});
