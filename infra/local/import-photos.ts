import { join, resolve } from 'node:path';
import { build } from './build.ts';
import { productEnvironment, readSettings } from './environment.ts';
import { LOCAL, ROOT } from './paths.ts';
import { command } from './steps.ts';
import { Trouble } from './trouble.ts';

// `npm run import-photos -- [--replace] <folder>`: into the gallery of the product that `npm start` runs here.
const say = (line: string) => void process.stdout.write(`${line}\n`);

const settings = readSettings();
// npm goes to the project first; the folder is meant from where the person is.
const here = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((arg) => (arg.startsWith('-') ? arg : resolve(here, arg)));
// The import opens no database, yet the configuration is one and names it.
const services = { DATABASE_URL: settings.DATABASE_URL ?? 'postgres://localhost/tablefall' };
const options = { home: join(LOCAL, 'data'), port: Number(settings.PORT ?? 3000), now: new Date() };
try {
  // Not the web app: a running product still serves the one that it began with.
  await build(say, 'build-code');
  const entry = join(ROOT, 'backend/dist/src/import-photos.js');
  const { code } = await command([process.execPath, '--enable-source-maps', entry, ...args], {
    quiet: false,
    env: productEnvironment(settings, services, options),
  });
  process.exitCode = code;
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  say(error.message);
  process.exitCode = 1;
}
