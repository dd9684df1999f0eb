import { isAbsolute } from 'node:path';
import type { ConventionSettings } from './convention-settings.ts';
import type { MailSettings } from './mail-settings.ts';
import type { ProcessSettings } from './process-settings.ts';
import { isReservedHost, RESERVED_DOMAIN } from './reserved-names.ts';
import type { StorageSettings } from './storage-settings.ts';

type Settings = ProcessSettings & MailSettings & ConventionSettings & StorageSettings;

/** Defaults with real people behind them. Whoever sets a value has that. */
export const PRODUCTION_DEFAULTS: Readonly<Record<string, string | undefined>> = {
  LISTEN: '127.0.0.1',
  // A load balancer that looks every two seconds has seen it by then.
  SHUTDOWN_NOTICE_SECONDS: '5',
  // A provider takes a sudden flood from an address that it does not know for spam.
  MAIL_RATE_PER_SECOND: '10',
} satisfies Partial<Record<keyof Settings, string>>;

/**
 * First words of settings that other programs and hosters use as well, so that an unknown name behind them is no slip of the pen.
 */
const ALSO_OF_OTHERS = ['APP', 'IMAGE', 'LISTEN', 'LOG', 'NODE', 'PORT', 'PRODUCT', 'PUBLIC', 'REDIS', 'S3'];

/**
 * What a demo may have and a product with real people may not, a sentence each: defaults that nobody has changed, and
 * names that look like ours and are none.
 *
 * @param given what is set, by name
 */
export function unfitForProduction(
  config: Settings,
  given: Record<string, string>,
  environment: NodeJS.ProcessEnv,
  names: string[],
): string[] {
  return [...demoValues(config, given), ...unknownNames(environment, names)];
}

function demoValues(config: Settings, given: Record<string, string>): string[] {
  const refused = (isRefused: boolean, sentence: string) => (isRefused ? [sentence] : []);
  const isUnset = (name: keyof Settings) => given[name] === undefined;
  return [
    ...refused(
      !URL.canParse(config.PUBLIC_URL) || isReservedHost(new URL(config.PUBLIC_URL).hostname),
      'PUBLIC_URL must be the address that visitors use: every mailed link begins with it',
    ),
    ...refused(
      RESERVED_DOMAIN.test(config.ADMIN_EMAIL),
      'ADMIN_EMAIL must be the address of the administrator: it is still one of the demo',
    ),
    ...refused(
      RESERVED_DOMAIN.test(config.MAIL_FROM),
      'MAIL_FROM must be an address of your own domain: mail from one of the demo is refused everywhere',
    ),
    ...refused(
      isUnset('CONVENTION_START') || isUnset('CONVENTION_END'),
      'CONVENTION_START and CONVENTION_END must say when the edition is: the defaults are over',
    ),
    ...refused(
      config.APP_SECRET_PREVIOUS.includes(config.APP_SECRET),
      'APP_SECRET_PREVIOUS names APP_SECRET itself: it is for the secrets of before',
    ),
    ...refused(isUnset('SMTP_URL'), 'SMTP_URL must name your mail server: no mail would leave'),
    ...refused(
      !config.S3_BUCKET && !isAbsolute(config.STORAGE_FOLDER),
      'STORAGE_FOLDER must be an absolute path, or S3_BUCKET be set: a relative one depends on where the process starts',
    ),
    ...queueProblems(config),
  ];
}

function queueProblems({ QUEUE, REDIS_URL }: Settings): string[] {
  if (QUEUE === 'redis' || !QUEUE) {
    return REDIS_URL
      ? []
      : ['REDIS_URL must name a Redis, or QUEUE=postgres say that the queues run in the database'];
  }
  return REDIS_URL ? ['QUEUE=postgres and REDIS_URL contradict one another: take one of them away'] : [];
}

function unknownNames(environment: NodeJS.ProcessEnv, names: string[]): string[] {
  const known = new Set(names.flatMap((name) => [name, `${name}_FILE`]));
  const firstWord = (name: string) => name.split('_')[0] ?? '';
  const ours = new Set(names.map(firstWord).filter((word) => !ALSO_OF_OTHERS.includes(word)));
  return Object.keys(environment)
    .filter((name) => name.includes('_') && ours.has(firstWord(name)) && !known.has(name))
    .map((name) => `${name} is no setting of ours: look the name up in .env.example`);
}
