import 'reflect-metadata';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type Config, ConfigurationError, loadConfig } from '@tablefall/platform/config/config';
import { openDatabase } from './system/backup/database.ts';
import { OperationError } from './system/backup/programs.ts';

/** What a command works with. */
export interface Command {
  config: Config;
  say(line: string): void;
  /** The database, which is closed when the command is done. */
  database(entities?: Parameters<typeof openDatabase>[1]): Promise<MikroORM>;
}

/** Runs a command of whoever operates the product: it ends with 1, and words, when it could not do its work. */
export async function command(work: (tools: Command) => Promise<void>): Promise<void> {
  let orm: MikroORM | undefined;
  try {
    const config = loadConfig();
    await work({
      config,
      say: (line) => void process.stdout.write(`${line}\n`),
      database: async (entities) => {
        orm ??= await openDatabase(config.DATABASE_URL, entities);
        return orm;
      },
    });
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`);
    process.exitCode = 1;
  } finally {
    await orm?.close();
  }
}

function wordsOf(error: unknown): string {
  const isExpected = error instanceof OperationError || error instanceof ConfigurationError;
  return error instanceof Error
    ? isExpected
      ? error.message
      : (error.stack ?? error.message)
    : String(error);
}
