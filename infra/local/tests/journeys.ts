import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, LOGS, ROOT } from '../paths.ts';
import { print } from '../print.ts';
import { LocalProduct } from '../product/product.ts';
import { findChromium } from '../services/chromium.ts';
import { discardPostgres } from '../services/postgres.ts';
import { discardRedis } from '../services/redis.ts';
import { command, interruptCommands } from '../supervisor/command.ts';
import { isAlive } from '../supervisor/is-alive.mjs';
import { freePort } from '../supervisor/ports.ts';
import { type JourneyReport, outcomeOf } from './journey-report.ts';
import { SLOW_SERVICES } from './slow-services.ts';
import { failure, type Outcome } from './steps.ts';

const HOMES = join(LOCAL, 'e2e');
/** Variables that a program needs of the machine. Any other one might be a setting of somebody's own product. */
const OF_THE_MACHINE = ['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TMPDIR'];

async function discard(home: string): Promise<void> {
  await Promise.all([discardPostgres(join(home, 'postgres')), discardRedis(join(home, 'redis'))]);
  rmSync(home, { recursive: true, force: true });
}

/** Pauses that a journey would otherwise have to sit out. */
const WITHOUT_COOLDOWNS = {
  RESEND_COOLDOWN_SECONDS: '0',
  REMINDER_COOLDOWN_SECONDS: '0',
  // They share one sign-in, which a whole run outlives.
  FRESH_SIGN_IN_MINUTES: '1000',
  THROTTLE_LISTINGS_PER_HOUR: '1000',
  THROTTLE_NEW_EVENTS_PER_HOUR: '1000',
  MAIL_BY_OTHERS_PER_DAY: '1000',
  // Hundreds of people register in one run.
  REGISTRATION_CAPACITY: '900',
  // A night run would wait for the morning.
  SENDING_FROM_HOUR: '0',
  SENDING_UNTIL_HOUR: '24',
};

/** One for each journey that is played at the same time: two who wait for the same sign-in mail take each other's link. */
const ORGANISERS = Array.from(
  { length: Number(process.env.JOURNEY_WORKERS ?? 2) },
  (_, number) => `organiser-${number}@tablefall.example`,
).join(',');

/**
 * A product of its own for the journeys, on free ports, with fresh data and the default settings.
 *
 * @param pushService which the journey about notices serves itself
 */
function freshProduct(home: string, pushService: string): LocalProduct {
  const machine = Object.entries(process.env).filter(([name]) => OF_THE_MACHINE.includes(name));
  const env = {
    ...Object.fromEntries(machine),
    ...WITHOUT_COOLDOWNS,
    ORGANISER_EMAILS: ORGANISERS,
    PUSH_SERVICES: pushService,
  };
  const logs = join(LOGS, 'e2e');
  const nodeFlags = () => SLOW_SERVICES;
  return new LocalProduct({ home, logs, ports: {}, env, durable: false, nodeFlags, print });
}

const notPlayed = (why = ''): Outcome => ({ passed: 0, failures: [failure('browser journeys', why)] });

let product: LocalProduct | undefined;
let isInterrupted = false;

/** Ends journeys that are played, their browsers and their product; none begins any more. */
export async function interruptJourneys(): Promise<void> {
  isInterrupted = true;
  await Promise.all([interruptCommands(), product?.stop()]);
}

/**
 * Plays the browser journeys against a product that is started for them and taken down after.
 *
 * @param args what Playwright takes: names of files, `--grep`
 */
export async function playJourneys(args: string[] = []): Promise<Outcome> {
  const chromium = await findChromium(print);
  if (!chromium) {
    print('!!! NO CHROMIUM CAN BE HAD ON THIS MACHINE: THE BROWSER JOURNEYS DID NOT RUN.');
    print('!!! Install Chromium, or name one with CHROMIUM_PATH.');
    return process.env.CI === 'true' ? notPlayed('no Chromium') : { passed: 0, failures: [] };
  }
  if (isInterrupted) return notPlayed('interrupted');
  mkdirSync(HOMES, { recursive: true });
  const leftBehind = readdirSync(HOMES).filter(
    (name) => Number(name) === process.pid || !isAlive(Number(name)),
  );
  await Promise.all(leftBehind.map((name) => discard(join(HOMES, name)).catch(() => undefined)));
  const home = join(HOMES, String(process.pid));
  const report = join(home, 'report.json');
  const pushService = `http://127.0.0.1:${await freePort()}`;
  product = freshProduct(home, pushService);
  try {
    await product.start();
    const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
    const config = join(ROOT, 'frontend/e2e/playwright.config.ts');
    const { code } = await command(
      [process.execPath, cli, 'test', '-c', config, '--reporter=list,json', ...args],
      {
        quiet: false,
        env: {
          ...chromium.env,
          CHROMIUM_PATH: chromium.path,
          BASE_URL: product.web,
          MAILBOX_URL: product.mailbox ?? '',
          ADMIN_EMAIL: product.environment.ADMIN_EMAIL,
          ORGANISER_EMAILS: ORGANISERS,
          PUSH_SERVICE_URL: pushService,
          EMAILER_PASSWORD: product.environment.EMAILER_PASSWORD,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      },
    );
    if (!existsSync(report)) return notPlayed();
    const { crashes, ...outcome } = outcomeOf(JSON.parse(readFileSync(report, 'utf8')) as JourneyReport);
    for (const name of crashes) print(`The browser crashed in ${name}. The second try passed.`);
    if (outcome.failures.length === 0 && code !== 0) {
      outcome.failures.push(`browser journeys ended with exit code ${code}`);
    }
    return outcome;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    print(why);
    return notPlayed(why);
  } finally {
    await product.stop();
    await discard(home);
  }
}
