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
import type { Outcome } from './steps.ts';

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

/** A product of its own for the journeys, on free ports, with fresh data and the default settings. */
function freshProduct(home: string): LocalProduct {
  const machine = Object.entries(process.env).filter(([name]) => OF_THE_MACHINE.includes(name));
  const env = { ...Object.fromEntries(machine), ...WITHOUT_COOLDOWNS, ORGANISER_EMAILS: ORGANISERS };
  return new LocalProduct({ home, logs: join(LOGS, 'e2e'), ports: {}, env, durable: false, print });
}

interface Suite {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

/** A suite stands for a file or a group in it. */
function flakyOf({ specs, suites = [] }: Suite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(flakyOf)];
}

function count(report: string, code: number): Outcome {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; flaky: number; unexpected: number };
    suites: Suite[];
  };
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    flaky: suites.flatMap(flakyOf),
  };
}

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
    return { passed: 0, failed: process.env.CI === 'true' ? 1 : 0 };
  }
  if (isInterrupted) return { passed: 0, failed: 1 };
  mkdirSync(HOMES, { recursive: true });
  const leftBehind = readdirSync(HOMES).filter(
    (name) => Number(name) === process.pid || !isAlive(Number(name)),
  );
  await Promise.all(leftBehind.map((name) => discard(join(HOMES, name)).catch(() => undefined)));
  const home = join(HOMES, String(process.pid));
  const report = join(home, 'report.json');
  product = freshProduct(home);
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
          EMAILER_PASSWORD: product.environment.EMAILER_PASSWORD,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      },
    );
    return count(report, code);
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  } finally {
    await product.stop();
    await discard(home);
  }
}
