import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.ts';
import { documentation } from './openapi-document.ts';

// Writes openapi/openapi.json, or with --check fails when it is not what the code says.
// The application is only put together, not started: no port, no database.
const here = import.meta.dirname;
const file = join(here, here.includes(`${sep}dist${sep}`) ? '../../..' : '../..', 'openapi/openapi.json');
const app = await NestFactory.create(AppModule, { preview: true, logger: false });
app.setGlobalPrefix('api');
const text = `${JSON.stringify(sorted(documentation(app).create()), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write(
    'openapi/openapi.json is not what the code says. Run `npm run contract` and commit it.\n',
  );
  process.exitCode = 1;
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
