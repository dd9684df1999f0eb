import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { exitUnlessConfigured } from '@tablefall/platform/config/config';
import { startedOrExit } from '@tablefall/platform/refused-start';
import { AppModule } from './app.module.ts';
import { DoctorService } from './system/doctor/doctor.service.ts';

// Prints whether the installation is as it should be, and what to do. Exits with 1 if something fails. With `--quiet`
// only what is not as it should be is printed.
const SIGNS = { ok: '✓', warning: '!', failed: '✗', unknown: '?' };
const isQuiet = process.argv.includes('--quiet');
exitUnlessConfigured();
const app = await startedOrExit(NestFactory.createApplicationContext(AppModule, { logger: false }));
try {
  const findings = await app.get(DoctorService, { strict: false }).findings();
  for (const { state, title, detail, advice } of findings) {
    if (isQuiet && state === 'ok') continue;
    const lines = [
      `${SIGNS[state]} ${title}`,
      ...[detail, advice && `→ ${advice}`].filter(Boolean).map((line) => `    ${line}`),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  }
  process.exitCode = findings.some(({ state }) => state === 'failed') ? 1 : 0;
} finally {
  await app.close();
}
