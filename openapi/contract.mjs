import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// `contract.mjs` writes openapi.json and the web app's client from the code; with --check it fails on drift.
const here = dirname(fileURLToPath(import.meta.url));
const emitter = join(here, '../backend/dist/src/openapi.js');
const client = join(here, '../frontend/src/api/generated.ts');
const check = process.argv.includes('--check');

run(process.execPath, [emitter, ...(check ? ['--check'] : [])]);
if (!check) {
  generate('../frontend/src/api/generated.ts');
} else {
  const scratch = mkdtempSync(join(dirname(client), '.contract-'));
  try {
    generate(join(scratch, 'generated.ts'));
    const fresh = readFileSync(join(scratch, 'generated.ts'), 'utf8').replace(
      /from "[^"]*base-api"/,
      'from "./base-api"',
    );
    if (fresh !== readFileSync(client, 'utf8')) {
      process.stderr.write(
        'frontend/src/api/generated.ts is not what openapi.json says. Run `npm run contract` and commit it.\n',
      );
      process.exitCode = 1;
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function generate(file) {
  run('rtk-query-codegen-openapi', ['codegen.cjs'], { CLIENT_FILE: file });
}

function run(command, args, environment = {}) {
  execFileSync(command, args, {
    cwd: here,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
}
