import { resolve } from 'node:path';
import { runProgram } from '../product/program.ts';

// `npm run import-photos -- [--replace] <folder>`: into the gallery of the product that `npm start` runs here.

// npm changes to the project's folder first; the folder is named as seen from where the person is.
const here = process.env.INIT_CWD ?? process.cwd();
await runProgram(
  'import-photos',
  process.argv.slice(2).map((arg) => (arg.startsWith('-') ? arg : resolve(here, arg))),
);
