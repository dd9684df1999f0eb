import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// `contract.mjs` writes openapi.json and the web app's client from the code; with --check it fails on drift.
const here = dirname(fileURLToPath(import.meta.url));
const emitter = join(here, '../backend/dist/src/openapi.js');
const client = join(here, '../frontend/src/core/api');
const FACTS = 'facts.generated.ts';
const CHOICES = 'choices.generated.ts';
const FILES = [
  'generated.ts',
  'events.generated.ts',
  'push.generated.ts',
  'staff.generated.ts',
  FACTS,
  CHOICES,
];
const check = process.argv.includes('--check');

run(process.execPath, [emitter, ...(check ? ['--check'] : [])]);
if (!check) {
  generate('../frontend/src/core/api');
} else {
  const scratch = mkdtempSync(join(client, '.contract-'));
  try {
    generate(scratch);
    for (const file of FILES.filter((name) => freshText(scratch, name) !== text(client, name))) {
      process.stderr.write(
        `frontend/src/core/api/${file} is not what openapi.json says. Run \`npm run contract\` and commit it.\n`,
      );
      process.exitCode = 1;
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function generate(folder) {
  run('rtk-query-codegen-openapi', ['codegen.cjs'], { CLIENT_FOLDER: folder });
  writeFileSync(resolve(here, folder, FACTS), facts());
  writeFileSync(resolve(here, folder, CHOICES), choices());
}

/** Constants that the pages share with the server, as the document tells them. */
function facts() {
  const { 'x-facts': numbers, 'x-titles': titles } = JSON.parse(text(here, 'openapi.json'));
  const constants = Object.entries(numbers).map(([name, value]) => `export const ${name} = ${value};`);
  const tables = Object.entries(titles).map(([name, fields]) => {
    const rows = fields.map(([field, title]) => `  ${JSON.stringify(field)}: ${JSON.stringify(title)},`);
    return `export const ${name} = {\n${rows.join('\n')}\n};`;
  });
  return `${[...constants, ...tables].join('\n')}\n`;
}

/** Lists that pages of staff offer, apart from what every page loads. */
function choices() {
  const lists = Object.entries(JSON.parse(text(here, 'openapi.json'))['x-choices']);
  return lists
    .map(([name, values]) => `export const ${name} = ${JSON.stringify(values)} as const;\n`)
    .join('');
}

/** As it would be in the folder of the client. */
function freshText(folder, file) {
  return text(folder, file).replace(/from "[^"]*base-api"/, 'from "./base-api"');
}

function text(folder, file) {
  return readFileSync(join(folder, file), 'utf8');
}

function run(command, args, environment = {}) {
  execFileSync(command, args, {
    cwd: here,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
}
