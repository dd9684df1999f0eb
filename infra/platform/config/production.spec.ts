import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLine } from '../logging/start-line.ts';
import { loadConfig, settingNames } from './config.ts';

/** The least that a product with real people sets. */
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://tablefall:hidden@db.internal/tablefall',
  REDIS_URL: 'redis://:hidden@redis.internal:6379',
  APP_SECRET: 'a secret of at least thirty-two characters',
  PUBLIC_URL: 'https://tablefall.org',
  ADMIN_EMAIL: 'priya@tablefall.org',
  MAIL_FROM: 'hello@tablefall.org',
  SMTP_URL: 'smtps://user:hidden@smtp.relay.org',
  CONVENTION_START: '2027-10-08T12:00',
  CONVENTION_END: '2027-10-09T21:00',
  STORAGE_FOLDER: '/var/lib/tablefall/media',
};

describe('the configuration in production', () => {
  it('should hold with the least that has to be said', () => {
    expect(() => loadConfig(PRODUCTION)).not.toThrow();
  });

  it('should have safer defaults, which can be changed', () => {
    expect(loadConfig(PRODUCTION)).toMatchObject({
      LISTEN: '127.0.0.1',
      SHUTDOWN_NOTICE_SECONDS: 5,
      MAIL_RATE_PER_SECOND: 10,
    });
    const changed = { LISTEN: '0.0.0.0', SHUTDOWN_NOTICE_SECONDS: '0', MAIL_RATE_PER_SECOND: '0' };
    expect(loadConfig({ ...PRODUCTION, ...changed })).toMatchObject({
      LISTEN: '0.0.0.0',
      SHUTDOWN_NOTICE_SECONDS: 0,
      MAIL_RATE_PER_SECOND: 0,
    });
  });

  it.each([
    ['PUBLIC_URL', undefined],
    ['PUBLIC_URL', 'http://localhost:3000'],
    ['PUBLIC_URL', 'https://tablefall.example'],
    ['PUBLIC_URL', 'http://127.0.0.1'],
    ['ADMIN_EMAIL', undefined],
    ['ADMIN_EMAIL', 'admin@tablefall.example'],
    ['MAIL_FROM', undefined],
    ['MAIL_FROM', 'hello@example.org'],
    ['CONVENTION_START', undefined],
    ['CONVENTION_END', undefined],
    ['SMTP_URL', undefined],
    ['STORAGE_FOLDER', undefined],
    ['STORAGE_FOLDER', 'media'],
    ['REDIS_URL', undefined],
  ])('should refuse a %s that is %s, in one sentence', (name, value) => {
    const { message } = refused({ ...PRODUCTION, [name]: value });

    expect(message).toMatch(new RegExp(`^The configuration does not hold: [^;]*${name}[^;]*$`));
  });

  it('should take a bucket instead of a folder, and the database for the queues when that is said', () => {
    expect(() => loadConfig({ ...PRODUCTION, STORAGE_FOLDER: undefined, S3_BUCKET: 'media' })).not.toThrow();
    expect(() => loadConfig({ ...PRODUCTION, REDIS_URL: undefined, QUEUE: 'postgres' })).not.toThrow();
  });

  it('should refuse to say two things of the queues', () => {
    expect(refused({ ...PRODUCTION, QUEUE: 'postgres' }).message).toContain('QUEUE=postgres and REDIS_URL');
  });

  it.each(['ORGANISER_EMAIL', 'MAIL_RATE_PER_SEC', 'THROTTLE_SIGNIN_PER_HOUR', 'SMTP_PASSWORD'])(
    'should refuse %s, which looks like a setting and is none',
    (name) => {
      expect(refused({ ...PRODUCTION, [name]: 'x' }).message).toContain(`${name} is no setting of ours`);
    },
  );

  it('should pass over what belongs to others', () => {
    const others = {
      PATH: '/bin',
      NODE_OPTIONS: '--x',
      REDIS_PORT: 'tcp://10.0.0.1',
      LOG_LEVELS: 'x',
      TZ: 'UTC',
    };
    expect(() => loadConfig({ ...PRODUCTION, ...others })).not.toThrow();
  });

  it('should say everything that is wrong at once', () => {
    expect(refused({ NODE_ENV: 'production', MAIL_FORM: 'x' }).message).toMatch(
      /DATABASE_URL.*APP_SECRET.*PUBLIC_URL.*ADMIN_EMAIL.*MAIL_FROM.*CONVENTION_START.*SMTP_URL.*REDIS_URL.*MAIL_FORM/s,
    );
  });
});

describe('a setting in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const SECRET = 'another secret of thirty-two characters';

  it('should be read, without the line end that closes the file', () => {
    const given = {
      ...PRODUCTION,
      APP_SECRET: undefined,
      APP_SECRET_FILE: fileOf('secret', `${SECRET}\n`),
      DATABASE_URL: undefined,
      DATABASE_URL_FILE: fileOf('database', 'postgres://db/other\r\n'),
    };

    expect(loadConfig(given)).toMatchObject({ APP_SECRET: SECRET, DATABASE_URL: 'postgres://db/other' });
  });

  it('should be possible for every setting', () => {
    const known = Object.fromEntries(settingNames().map((name) => [`${name}_FILE`, undefined]));
    expect(() => loadConfig({ ...PRODUCTION, ...known, MAIL_FROM_FILE: '' })).not.toThrow();
  });

  it('should be refused when the file is not there, or the value is set besides', () => {
    expect(refused({ ...PRODUCTION, APP_SECRET: undefined, APP_SECRET_FILE: '/nowhere' }).message).toContain(
      'APP_SECRET_FILE cannot be read',
    );
    expect(refused({ ...PRODUCTION, APP_SECRET_FILE: fileOf('twice', SECRET) }).message).toContain(
      'APP_SECRET and APP_SECRET_FILE are both set',
    );
  });

  it('should leave the key of DKIM a file, as its setting means', () => {
    const dkim = {
      MAIL_DKIM_DOMAIN: 'tablefall.org',
      MAIL_DKIM_SELECTOR: 'm1',
      MAIL_DKIM_KEY_FILE: '/keys/m1.pem',
    };
    expect(loadConfig({ ...PRODUCTION, ...dkim }).MAIL_DKIM_KEY_FILE).toBe('/keys/m1.pem');
  });
});

describe('the line that a process begins with', () => {
  const config = loadConfig({ ...PRODUCTION, ORGANISER_EMAILS: 'sam@tablefall.org' });

  it('should name release, migration and mode', () => {
    expect(startLine('Backend', config)).toMatch(
      /^Backend of Tablefall \d+\.\d+\.\d+.*, migration \d{4}-\S+, production, /,
    );
  });

  it('should name what is set, and no secret, password or address of a person', () => {
    const line = startLine('Backend', config);

    expect(line).toContain('PUBLIC_URL=https://tablefall.org');
    expect(line).toContain('DATABASE_URL=postgres://db.internal/tablefall');
    expect(line).toContain('APP_SECRET=set');
    expect(line).not.toMatch(/hidden|priya|sam@|thirty-two/);
  });

  it('should leave out what is as by default', () => {
    expect(startLine('Backend', config)).not.toMatch(/\bPORT=/);
  });
});

describe('the prefix of keys in Redis', () => {
  it('should tell two installations apart, unless one is set', () => {
    expect(loadConfig(PRODUCTION).queuePrefix).toBe('tablefall.org');
    expect(loadConfig({ ...PRODUCTION, PUBLIC_URL: 'https://staging.tablefall.org:8443' }).queuePrefix).toBe(
      'staging.tablefall.org-8443',
    );
    expect(loadConfig({ ...PRODUCTION, QUEUE_PREFIX: 'one' }).queuePrefix).toBe('one');
  });
});

function refused(environment: NodeJS.ProcessEnv): Error {
  try {
    loadConfig(environment);
  } catch (error) {
    return error as Error;
  }
  throw new Error('It was taken');
}
