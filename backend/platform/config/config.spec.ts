import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Config, loadConfig, settingNames } from './config.ts';

const REQUIRED = { DATABASE_URL: 'postgres://localhost/tablefall', APP_SECRET: 'x'.repeat(32) };

describe('the configuration', () => {
  it('has a default for everything but the database and the secret', () => {
    expect(loadConfig(REQUIRED)).toMatchObject({ PORT: 3000, ADMIN_EMAIL: 'admin@tablefall.example' });
  });

  it('counts an empty variable as unset and ignores what it does not know', () => {
    const config = loadConfig({ ...REQUIRED, PORT: '', HOME: '/root' });

    expect(config.PORT).toBe(3000);
    expect(config).not.toHaveProperty('HOME');
  });

  it('reads numbers and lists', () => {
    const config = loadConfig({ ...REQUIRED, PORT: '8080', ORGANISER_EMAILS: 'a@b.example, c@d.example' });

    expect(config).toMatchObject({ PORT: 8080, ORGANISER_EMAILS: ['a@b.example', 'c@d.example'] });
  });

  it('names everything that is wrong at once', () => {
    expect(() => loadConfig({ PORT: 'x', APP_SECRET: 'short', ORGANISER_EMAILS: 'nobody' })).toThrow(
      /PORT.*DATABASE_URL.*APP_SECRET.*ORGANISER_EMAILS/s,
    );
  });

  it('cannot be changed afterwards', () => {
    const config = loadConfig(REQUIRED);

    expect(() => Object.assign(config, { PORT: 1 })).toThrow(TypeError);
    expect(config).toBeInstanceOf(Config);
  });

  it('is what .env.example names, defaults included', () => {
    const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
    const lines = example.split('\n').filter((line) => /^(# )?[A-Z0-9_]+=/.test(line));
    const named = lines.map((line) => line.replace('# ', '').split('=')[0]);
    const set = Object.fromEntries(
      lines
        .filter((line) => !line.startsWith('#'))
        .map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]),
    );

    expect(named.sort()).toEqual(settingNames().sort());
    expect(loadConfig({ ...REQUIRED, ...set })).toEqual(loadConfig(REQUIRED));
  });
});
