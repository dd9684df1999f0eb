import { join } from 'node:path';
import { LOCAL, ROOT } from '../paths.ts';
import { print } from '../print.ts';
import { command } from '../supervisor/command.ts';
import { UserError } from '../user-error.ts';
import { build } from './build.ts';
import { productEnvironment, readSettings } from './environment.ts';
import { nodeEnvironment, nodeFlags } from './node-flags.ts';

/**
 * Runs a program of the backend, with the settings of the product that `npm start` runs here, and
 * ends with its exit code.
 *
 * @param known settings that no person has set
 */
export async function runProgram(name: string, args: string[], known: NodeJS.ProcessEnv = {}): Promise<void> {
  const settings = { ...known, ...readSettings() };
  // A program that opens no database reads the configuration all the same, which requires this setting.
  const services = { DATABASE_URL: settings.DATABASE_URL ?? 'postgres://localhost/tablefall' };
  const options = { home: join(LOCAL, 'data'), port: Number(settings.PORT ?? 3000), now: new Date() };
  try {
    // Without the web app: a running product goes on serving the one that it started with.
    await build(print, 'build-code');
    const entry = join(ROOT, `backend/dist/src/${name}.js`);
    const { code } = await command([process.execPath, ...nodeFlags(name), entry, ...args], {
      quiet: false,
      env: { ...nodeEnvironment(), ...productEnvironment(settings, services, options) },
    });
    process.exitCode = code;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    print(error.message);
    process.exitCode = 1;
  }
}
