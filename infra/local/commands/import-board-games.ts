import { resolve } from 'node:path';
import { print } from '../print.ts';
import { readSettings } from '../product/environment.ts';
import { runProgram } from '../product/program.ts';
import { readRun } from '../product/run-file.ts';

// `npm run import-board-games -- <boardgames_ranks.csv>`: into the catalogue of the product that `npm start` runs here.

const run = readRun();
if (!run && !readSettings().DATABASE_URL) {
  print('The catalogue is in the database of the product: npm start runs it, then try again.');
  process.exit(1);
}
// npm changes to the project's folder first; the file is named as seen from where the person is.
const here = process.env.INIT_CWD ?? process.cwd();
await runProgram(
  'import-board-games',
  process.argv.slice(2).map((file) => resolve(here, file)),
  {
    LOG_LEVEL: 'warn',
    ...(run && { DATABASE_URL: run.databaseUrl, ...(run.redisUrl && { REDIS_URL: run.redisUrl }) }),
  },
);
