import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { print } from '../print.ts';
import { build } from '../product/build.ts';
import { mailLists } from '../product/mail-kinds.ts';
import { writeEntities } from '../rules/entities-file.ts';
import { command } from '../supervisor/command.ts';
import { UserError } from '../user-error.ts';

// `npm run contract`: writes what is made from the code and kept with it: the lists of entities and of mails, openapi.json, the web app's
// client, the page of settings, the checksums of migrations.
try {
  writeEntities();
  for (const [file, text] of mailLists()) writeFileSync(file, text);
  await build(print, 'build-code');
  for (const program of ['openapi/contract.mjs', 'infra/platform/dist/contract.js']) {
    const { code } = await command([process.execPath, join(ROOT, program)], { quiet: false });
    process.exitCode ||= code;
  }
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
