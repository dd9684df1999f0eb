import { join, resolve } from 'node:path';
import { LOCAL, ROOT } from '../paths.ts';
import { print } from '../print.ts';
import { build } from '../product/build.ts';
import { productEnvironment, readSettings } from '../product/environment.ts';
import { command } from '../tests/steps.ts';
import { UserError } from '../user-error.ts';

// `npm run import-photos -- [--replace] <folder>`: into the gallery of the product that `npm start` runs here.

const settings = readSettings();
// npm goes to the project first; the folder is meant from where the person is.
const here = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((arg) => (arg.startsWith('-') ? arg : resolve(here, arg)));
// The import opens no database, yet the configuration is one and names it.
const services = { DATABASE_URL: settings.DATABASE_URL ?? 'postgres://localhost/tablefall' };
const options = { home: join(LOCAL, 'data'), port: Number(settings.PORT ?? 3000), now: new Date() };
try {
  // Not the web app: a running product still serves the one that it began with.
  await build(print, 'build-code');
  const entry = join(ROOT, 'backend/dist/src/import-photos.js');
  const { code } = await command([process.execPath, '--enable-source-maps', entry, ...args], {
    quiet: false,
    env: productEnvironment(settings, services, options),
  });
  process.exitCode = code;
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
