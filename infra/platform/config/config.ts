import 'reflect-metadata';
import { IntersectionType } from '@nestjs/mapped-types';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { BoardGameSettings } from './board-game-settings.ts';
import { ConventionSettings } from './convention-settings.ts';
import { LimitSettings } from './limit-settings.ts';
import { MailSettings } from './mail-settings.ts';
import { ProcessSettings } from './process-settings.ts';
import { StorageSettings } from './storage-settings.ts';

/**
 * Every setting of the product, read from the environment once at start and nowhere else.
 * `.env.example` names the same variables; a test compares the two.
 */
export class Config extends IntersectionType(
  ProcessSettings,
  MailSettings,
  ConventionSettings,
  LimitSettings,
  StorageSettings,
  BoardGameSettings,
) {
  get isProduction(): boolean {
    return this.NODE_ENV === 'production';
  }
}

/**
 * Reads the environment. An empty variable counts as unset.
 *
 * @throws Error naming every variable that is missing or wrong
 */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(
    settingNames()
      .filter((name) => environment[name])
      .map((name) => [name, environment[name]]),
  );
  const config = plainToInstance(Config, given, { exposeDefaultValues: true });
  const problems = validateSync(config).flatMap((error) => Object.values(error.constraints ?? {}));
  if (problems.length > 0) {
    throw new Error(`The configuration does not hold: ${problems.join('; ')}`);
  }
  return Object.freeze(config);
}

/** The names of all environment variables that are read. */
export function settingNames(): string[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(Config, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
}
