import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TestApp } from './test-app.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');

describe('tablefall admin token', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  /** What the command prints; its complaint where it refuses. */
  const token = async (...args: string[]): Promise<string> => {
    const { DATABASE_URL, APP_SECRET, PUBLIC_URL, STORAGE_FOLDER } = app.config;
    const environment = { PATH: process.env.PATH, HOME: process.env.HOME };
    const command = [
      '--conditions=source',
      '--import',
      './worker/test/swc-register.mjs',
      './backend/src/admin.ts',
      'token',
    ];
    const { stdout } = await run(process.execPath, [...command, ...args], {
      cwd: ROOT,
      env: { ...environment, DATABASE_URL, APP_SECRET, PUBLIC_URL, STORAGE_FOLDER },
    }).catch(({ stderr }: { stderr: string }) => ({ stdout: stderr }));
    return stdout;
  };

  it('should print one that lets a program in, in the name of the administrator of the settings', async () => {
    const [made = '', ...words] = (await token('Nightly import of members', 'invite,gamedays', '400')).split(
      '\n',
    );

    expect(words.join()).toContain(`for 400 days, in the name of ${app.config.ADMIN_EMAIL}`);
    // The command tells the time by the real clock.
    app.clock.set(new Date().toISOString());
    await app.browser().get('/api/gamedays').set('Authorization', `Bearer ${made}`).expect(200);
    await app.browser().get('/api/registrations').set('Authorization', `Bearer ${made}`).expect(403);
  });

  it('should make none with what the page of the administrator would refuse', async () => {
    expect(await token('Cron', 'everything')).toContain('scopes: schedule, gamedays');
    expect(await token(' ', 'invite')).toContain('Say what to do');
    expect(await token('x'.repeat(61), 'invite')).toContain('at most 60 characters');
    expect(await token('Cron', 'invite', '401')).toContain('at most 400 days');
    expect(await token('Cron', 'invite', 'soon')).toContain('Say what to do');
  });
});
