import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { appSecret, productEnvironment, readSettings } from './environment.ts';

describe('the environment of the local product', () => {
  let home = '';
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'environment-'));
  });
  afterEach(() => rmSync(home, { recursive: true }));

  it('should make a secret once, keep it, and show it to nobody else', () => {
    const secret = appSecret(home);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(appSecret(home)).toBe(secret);
    expect(statSync(join(home, 'app-secret')).mode & 0o077).toBe(0);
  });

  it('should make a password for the e-mail tools once, and keep it, unless a person set one', () => {
    const options = { home, port: 4000, now: new Date('2026-01-01') };
    const { EMAILER_PASSWORD: made } = productEnvironment({}, {}, options);
    expect(made).toMatch(/^[\w-]{12}$/);
    expect(productEnvironment({}, {}, options).EMAILER_PASSWORD).toBe(made);
    expect(productEnvironment({ EMAILER_PASSWORD: 'own' }, {}, options).EMAILER_PASSWORD).toBe('own');
  });

  it('should let what a person set win over the demo, and running services over both', () => {
    const set = { ADMIN_EMAIL: 'boss@example.com', CONVENTION_START: '2030-10-11T12:00', PORT: '1' };
    const services = { DATABASE_URL: 'postgresql://127.0.0.1:1/x' };
    const options = { home, port: 4000, now: new Date('2026-01-01') };
    const environment = productEnvironment(set, services, options);
    expect(environment).toMatchObject({ ...services, ADMIN_EMAIL: 'boss@example.com', PORT: '4000' });
    expect(environment).toMatchObject({
      CONVENTION_START: '2030-10-11T12:00',
      PUBLIC_URL: 'http://localhost:4000',
    });
  });

  it('should have the newsletter form that the mailbox plays, unless a person set one', () => {
    const options = { home, port: 4000, now: new Date('2026-01-01') };
    const played = { ...options, newsletterForm: 'http://localhost:8025/newsletter' };
    const set = { NEWSLETTER_FORM_URL: 'https://news.example/form' };
    expect(productEnvironment({}, {}, played).NEWSLETTER_FORM_URL).toBe(played.newsletterForm);
    expect(productEnvironment(set, {}, played).NEWSLETTER_FORM_URL).toBe(set.NEWSLETTER_FORM_URL);
    expect(productEnvironment({}, {}, options)).not.toHaveProperty('NEWSLETTER_FORM_URL');
  });

  it('should be the same with a copy of .env.example as without any .env', () => {
    const options = { home, port: 4000, now: new Date('2026-01-01') };
    const without = readSettings(join(home, 'no-such-file'));
    const withCopy = readSettings(join(ROOT, '.env.example'));
    expect(productEnvironment(withCopy, {}, options)).toEqual(productEnvironment(without, {}, options));
  });

  it('should take a setting from .env, the environment of the command first, and pass over an empty one', () => {
    const file = join(home, '.env');
    writeFileSync(file, 'VENUE_NAME="Old Mill"\nADMIN_EMAIL=\nHOME=/nowhere\n');
    const settings = readSettings(file);
    expect(settings).toMatchObject({ VENUE_NAME: 'Old Mill', HOME: process.env.HOME });
    expect(settings).not.toHaveProperty('ADMIN_EMAIL');
  });
});
