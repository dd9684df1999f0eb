import 'reflect-metadata';
import { IntersectionType } from '@nestjs/mapped-types';
import type { Secrets } from '@tablefall/mail';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { BackupSettings } from './backup-settings.ts';
import { BoardGameSettings } from './board-game-settings.ts';
import { ConventionSettings } from './convention-settings.ts';
import { readEnvironment } from './environment.ts';
import { LimitSettings } from './limit-settings.ts';
import { MailSettings } from './mail-settings.ts';
import { ProcessSettings } from './process-settings.ts';
import { PRODUCTION_DEFAULTS, unfitForProduction } from './production.ts';
import { StorageSettings } from './storage-settings.ts';

/**
 * Every setting of the product, read from the environment once at start and nowhere else. `.env.example` and the page of
 * settings are made of these classes.
 */
export class Config extends IntersectionType(
  ProcessSettings,
  MailSettings,
  ConventionSettings,
  LimitSettings,
  StorageSettings,
  BackupSettings,
  BoardGameSettings,
) {
  get isProduction(): boolean {
    return this.NODE_ENV === 'production';
  }

  /** What seals links and return addresses, and what sealed them before. */
  get secrets(): Secrets {
    return [this.APP_SECRET, ...this.APP_SECRET_PREVIOUS];
  }

  /** Whether devices are told anything. */
  get pushes(): boolean {
    return this.PUSH_SERVICES.length > 0;
  }

  /** What the names of our keys in Redis and in the queues begin with. */
  get queuePrefix(): string {
    return this.QUEUE_PREFIX ?? new URL(this.PUBLIC_URL).host.replace(/[^\w.-]/g, '-');
  }
}

/** What keeps a process from starting, a sentence each. */
export class ConfigurationError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration does not hold: ${problems.join('; ')}`);
  }
}

/** Ends a program that is not configured, before it begins: with one line for each problem, for whoever starts it. */
export function exitUnlessConfigured(): void {
  try {
    loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(
      `The configuration does not hold:\n${error.problems.map((each) => `- ${each}\n`).join('')}`,
    );
    process.exit(1);
  }
}

/**
 * Reads the environment. An empty variable counts as unset, and `X_FILE` names the file that holds the value of `X`.
 * In production some defaults are safer, and what only suits a demo is refused.
 * Throws ConfigurationError naming every variable that is missing or wrong.
 */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const { given, problems } = readEnvironment(environment, settingNames());
  const isProduction = given.NODE_ENV === 'production';
  const values = { ...(isProduction && PRODUCTION_DEFAULTS), ...given };
  const config = plainToInstance(Config, values, { exposeDefaultValues: true });
  problems.push(...validateSync(config).flatMap((error) => Object.values(error.constraints ?? {})));
  if (isProduction) {
    problems.push(...unfitForProduction(config, given, environment, settingNames()));
  }
  if (problems.length > 0) {
    throw new ConfigurationError(problems);
  }
  return Object.freeze(config);
}

/** The settings as they are given, secrets included: what a new installation of the same product needs. */
export function givenSettings(environment: NodeJS.ProcessEnv = process.env): Record<string, string> {
  return readEnvironment(environment, settingNames()).given;
}

/** The names of all environment variables that are read. */
export function settingNames(): string[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(Config, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
}
