import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { print } from '../print.ts';
import { build } from '../product/build.ts';
import { command } from '../supervisor/command.ts';
import { UserError } from '../user-error.ts';

// `npm run contract`: writes openapi.json and the web app's client from the code.
try {
  await build(print, 'build-code');
  const { code } = await command([process.execPath, join(ROOT, 'openapi/contract.mjs')], { quiet: false });
  process.exitCode = code;
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
