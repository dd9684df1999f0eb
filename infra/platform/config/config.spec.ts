import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Config, loadConfig } from './config.ts';

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

  describe('.env.example', () => {
    const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
    const settings = [...example.matchAll(/^#? ?([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    it('shows the default of each that has one', () => {
      const defaults: Partial<Record<string, unknown>> = { ...new Config() };
      const withDefault = settings.filter(([name]) => defaults[name ?? ''] !== undefined);

      expect(withDefault.length).toBeGreaterThan(30);
      expect(loadConfig({ ...REQUIRED, ...Object.fromEntries(withDefault) })).toEqual(loadConfig(REQUIRED));
    });

    it('shows a valid example of each that has none', () => {
      const given = settings.filter(([, value]) => value);

      expect(() => loadConfig({ ...REQUIRED, ...Object.fromEntries(given) })).not.toThrow();
    });
  });
});
