import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.ts';
import { accessTable } from './http/access/access-table.ts';
import { documentation } from './openapi-document.ts';

// Writes openapi.json and access.txt into openapi/, or with --check fails when they are not what the code says.
// The application is only put together, not started: no port, no database.
const here = import.meta.dirname;
const folder = join(here, here.includes(`${sep}dist${sep}`) ? '../../..' : '../..', 'openapi');
const app = await NestFactory.create(AppModule, { preview: true, logger: false });
app.setGlobalPrefix('api');
const document = documentation(app).create();
const files = {
  'openapi.json': `${JSON.stringify(sorted(document), null, 2)}\n`,
  'access.txt': accessTable(document),
};

for (const [name, text] of Object.entries(files)) {
  const file = join(folder, name);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write(
      `openapi/${name} is not what the code says. Run \`npm run contract\` and commit it.\n`,
    );
    process.exitCode = 1;
  }
}

/** Keys in alphabetical order, so that a change shows as itself. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  if (value === null || typeof value !== 'object') {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
