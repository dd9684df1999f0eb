import { resolve } from 'node:path';
import { runProgram } from '../product/program.ts';

// `npm run import-board-games -- <boardgames_ranks.csv>`: into the catalogue of the product that `npm start` runs here.

// npm goes to the project first; the file is meant from where the person is.
const here = process.env.INIT_CWD ?? process.cwd();
await runProgram(
  'import-board-games',
  process.argv.slice(2).map((file) => resolve(here, file)),
);
