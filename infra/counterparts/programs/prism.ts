import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../local/paths.ts';
import { print } from '../../local/print.ts';
import { freePort } from '../../local/supervisor/ports.ts';
import { run as execute } from '../../local/supervisor/processes.ts';
import { apart, Supervised } from '../../local/supervisor/supervised.ts';
import { Site } from '../browsers/site.ts';
import { expectThat, type Trial } from '../finding.ts';
import type { NpmCandidate } from '../npm-package.ts';
import type { Run } from '../run.ts';

/** Stands between a program and the product, and refuses what the API document does not promise. */
const PRISM: NpmCandidate = { name: 'Prism', npm: '@stoplight/prism-cli', version: '5.16.0' };

const DOCUMENT = join(ROOT, 'openapi/openapi.json');
const ADMIN = 'admin@tablefall.example';
const JSON_BODY = { 'content-type': 'application/json' };
/** What anybody may read, as pages of other sites do. */
const READS = [
  'convention',
  'events',
  'hall',
  'mapdata',
  'faq',
  'photos',
  'forsale',
  'register/places',
  'user/session',
  'events/calendar.ics',
];

/** Programs that nobody here wrote, with the product. */
export async function tryPrograms(run: Run): Promise<void> {
  await run.withNpm(PRISM, async (folder, trial) => {
    const site = await Site.of(run);
    await playThrough(await proxyTo(site.web, folder, run), site, run.home, trial);
  });
}

/** Starts Prism. @returns where it listens */
async function proxyTo(web: string, folder: string, run: Run): Promise<string> {
  const port = await freePort();
  const prism = `http://127.0.0.1:${port}`;
  const command = [join(folder, 'dist/index.js'), 'proxy', DOCUMENT, web, '--errors', '-p', String(port)];
  const server = new Supervised({
    name: 'Prism',
    log: join(run.logs, 'prism.log'),
    print,
    signals: ['SIGTERM', 'SIGKILL'],
    graceMs: 5_000,
    spawn: (log) => spawn(process.execPath, command, apart(log)),
    isReady: () =>
      fetch(`${prism}/api/convention`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  run.atEnd(() => server.stop());
  await server.start();
  return prism;
}

async function playThrough(prism: string, site: Site, home: string, trial: Trial): Promise<void> {
  await trial.try('what anybody may read, each answer as the document has it', async () => {
    for (const path of READS) await call(prism, path);
    return `${READS.length} answers pass`;
  });
  await trial.try('a form without what the document requires', async () => {
    const { status } = await fetch(`${prism}/api/user/login`, {
      method: 'POST',
      body: '{}',
      headers: JSON_BODY,
    });
    // The product itself would say 400.
    expectThat(status === 422, `it was let pass, and answered ${status}`);
    return 'refused by the proxy';
  });
  await trial.try('the program of infra/docs/programs.md, which invites a file of guests', async () => {
    const token = await newToken(prism, site);
    return invite(prism, token, home);
  });
}

async function call(prism: string, path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(`${prism}/api/${path}`, init);
  expectThat(answer.ok, `${path} answered ${answer.status}: ${await answer.clone().text()}`);
  return answer;
}

/** Signs in as the administrator, by the code of a mail, and makes a token for a program. */
async function newToken(prism: string, site: Site): Promise<string> {
  const post = (path: string, body: object, cookie = '') =>
    call(prism, path, {
      method: 'POST',
      headers: { ...JSON_BODY, cookie },
      body: JSON.stringify(body),
    });
  const cookies = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
  const asked = await post('user/login', { email: ADMIN });
  const code = await site.mailedCode(ADMIN);
  const signedIn = await post('user/verify-code', { email: ADMIN, code }, cookies(asked));
  const form = { purpose: 'Nightly import of members', scopes: ['invite', 'gamedays'], days: 1 };
  const made = await post('organise/tokens', form, cookies(signedIn));
  return ((await made.json()) as { token: string }).token;
}

/** Runs the program as it is written there. */
async function invite(prism: string, token: string, home: string): Promise<string> {
  const guide = readFileSync(join(ROOT, 'infra/docs/programs.md'), 'utf8');
  const written = /```sh\n(.*?)```/s.exec(guide)?.[1] ?? '';
  const program = written
    .replace('https://tablefall.example.org', prism)
    .replace('/etc/members/token', join(home, 'token'));
  writeFileSync(join(home, 'token'), token);
  writeFileSync(join(home, 'members.json'), '[{"name": "Ada Wong", "email": "ada@guests.example"}]');
  const { stdout } = await execute('bash', ['-euo', 'pipefail', '-c', program], { cwd: home });
  expectThat(stdout.includes('"invitationsSent":1'), `it was answered ${stdout}`);
  return 'one guest invited, and who accepted was read';
}
