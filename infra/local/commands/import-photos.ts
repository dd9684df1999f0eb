import { resolve } from 'node:path';
import { runProgram } from '../product/program.ts';

// `npm run import-photos -- [--replace] <folder>`: into the gallery of the product that `npm start` runs here.

// npm goes to the project first; the folder is meant from where the person is.
const here = process.env.INIT_CWD ?? process.cwd();
await runProgram(
  'import-photos',
  process.argv.slice(2).map((arg) => (arg.startsWith('-') ? arg : resolve(here, arg))),
);
