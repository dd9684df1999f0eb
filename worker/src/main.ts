import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Config, exitUnlessConfigured } from '@tablefall/platform/config/config';
import { QuietLogger } from '@tablefall/platform/logging/quiet-logger';
import { startLine } from '@tablefall/platform/logging/start-line';
import { startedOrExit } from '@tablefall/platform/refused-start';
import { WorkerModule } from './worker.module.ts';

exitUnlessConfigured();
const app = await startedOrExit(NestFactory.createApplicationContext(WorkerModule, { bufferLogs: true }));
const logger = app.get(QuietLogger);
app.useLogger(logger);
app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
// A queue or database that is away must not keep a stopping worker running: its leases end by themselves.
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => setTimeout(() => process.exit(1), 45_000).unref());
logger.log(`The mail worker is ready: ${startLine('Worker', app.get(Config))}`);
