import { EntityManager } from '@mikro-orm/postgresql';
import { loadConfig } from '@tablefall/platform/config/config';
import { sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { RefusedStart } from '@tablefall/platform/refused-start';
import { TestApp } from '../../../test/test-app.ts';

const OWN = {
  CONVENTION_START: '2099-10-09T12:00',
  CONVENTION_END: '2099-10-10T21:00',
  SPONSOR_NAME: 'Harbour Press',
  VENUE_NAME: 'Town Hall',
  VENUE_ADDRESS: '1 Market Square',
  SOCIAL_URL: 'https://social.tablefall.org/tablefall',
  VOLUNTEER_EMAIL: 'volunteers@tablefall.org',
};

describe('the edition that a product with real people begins with', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(() => app.query(sql`delete from edition_settings`));
  afterAll(() => app.stop());

  const settings = (changes: NodeJS.ProcessEnv) =>
    loadConfig({
      NODE_ENV: 'production',
      DATABASE_URL: app.config.DATABASE_URL,
      QUEUE: 'postgres',
      APP_SECRET: 'a secret of at least thirty-two characters',
      PUBLIC_URL: 'https://tablefall.org',
      ADMIN_EMAIL: 'priya@tablefall.org',
      MAIL_FROM: 'hello@tablefall.org',
      SMTP_URL: 'smtps://user:hidden@smtp.relay.org',
      STORAGE_FOLDER: '/var/lib/tablefall/media',
      ...OWN,
      ...changes,
    });
  const start = async (changes: NodeJS.ProcessEnv = {}) => {
    const edition = await CurrentEdition.read(app.get(EntityManager).fork(), settings(changes));
    try {
      edition.onApplicationBootstrap();
    } finally {
      edition.beforeApplicationShutdown();
    }
  };
  const editions = async () =>
    (await app.query(sql<{ key: string }>`select key from edition_settings`)).length;

  it('should be written once everything is said of it', async () => {
    await start();
    expect(await editions()).toBe(1);
  });

  it.each([
    ['SPONSOR_NAME', undefined],
    ['VENUE_NAME', undefined],
    ['VENUE_ADDRESS', undefined],
    ['SOCIAL_URL', undefined],
    ['SOCIAL_URL', 'https://social.example/tablefall'],
    ['VOLUNTEER_EMAIL', undefined],
    ['VOLUNTEER_EMAIL', 'volunteers@tablefall.example'],
    ['CONVENTION_START', '2025-10-10T12:00'],
    ['CONVENTION_END', '2020-10-11T21:00'],
  ])('should not be written with a %s that is %s', async (name, value) => {
    await expect(start({ [name]: value })).rejects.toThrow(RefusedStart);
    await expect(start({ [name]: value })).rejects.toThrow(name);
    expect(await editions()).toBe(0);
  });

  it('should say all that is left of the demo at once', async () => {
    const none = Object.fromEntries(Object.keys(OWN).map((name) => [name, undefined]));
    const demo = { CONVENTION_START: '2025-10-10T12:00', CONVENTION_END: '2025-10-11T21:00' };
    await expect(start({ ...none, ...demo })).rejects.toThrow(
      /CONVENTION_START.*SPONSOR_NAME.*VENUE_NAME.*SOCIAL_URL.*VOLUNTEER_EMAIL/s,
    );
  });

  it('should be written in a database of a release before that has people, whatever the settings say', async () => {
    await app.addAccount('dana@tablefall.org');
    await start({ SPONSOR_NAME: undefined });
    expect(await editions()).toBe(1);
    await app.query(sql`delete from account`);
  });

  it('should keep no process from starting that has an edition, whatever the settings say', async () => {
    await start();
    await start({ CONVENTION_START: '2025-10-10T12:00', SPONSOR_NAME: undefined });
    expect(await editions()).toBe(1);
  });
});
