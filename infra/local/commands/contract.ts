import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { command } from '../supervisor/command.ts';

// `npm run contract`: writes openapi.json and the web app's client from the code.
const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
const commands = [[compiler, '-b', 'backend'], [join(ROOT, 'openapi/contract.mjs')]];
for (const args of commands) {
  const { code } = await command([process.execPath, ...args], { quiet: false });
  process.exitCode = code;
  if (code !== 0) break;
}
