import 'reflect-metadata';
import { createReadStream } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { Transactions } from '@tablefall/platform/database/transactions';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.ts';
import { importCatalogue } from './marketplace/board-games/catalogue-import.ts';

// `node backend/dist/src/import-board-games.js <boardgames_ranks.csv>` takes over the ranks that the board-game database
// publishes, for the catalogue that answers while the database does not.
const [file] = process.argv.slice(2);
if (!file) {
  throw new Error('Say which file: node backend/dist/src/import-board-games.js <boardgames_ranks.csv>');
}
const app = await NestFactory.createApplicationContext(AppModule, { bufferLogs: true });
app.useLogger(app.get(Logger));
try {
  const { taken, refused } = await importCatalogue(app.get(Transactions), createReadStream(file));
  process.stdout.write(`${taken} games taken over, ${refused} lines passed over.\n`);
} finally {
  await app.close();
}
