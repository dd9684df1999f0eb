import 'reflect-metadata';
import { createReadStream } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { Transactions } from '@tablefall/platform/database/transactions';
import { startedOrExit } from '@tablefall/platform/refused-start';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.ts';
import { importCatalogue } from './catalogue/catalogue-import.ts';

// Takes over the ranks that the board-game database publishes, for the catalogue that answers while the database does not.
const say = (line: string) => void process.stdout.write(`${line}\n`);
const [file, ...others] = process.argv.slice(2);
if (!file || others.length > 0) {
  say('Say which file: npm run import-board-games -- <boardgames_ranks.csv>');
  process.exit(2);
}
const app = await startedOrExit(NestFactory.createApplicationContext(AppModule, { bufferLogs: true }));
app.useLogger(app.get(Logger));
try {
  const { taken, refused } = await importCatalogue(app.get(Transactions), createReadStream(file));
  say(`Games taken over: ${taken}. Lines passed over: ${refused}.`);
} catch (error) {
  say(`The import ended early: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await app.close();
}
