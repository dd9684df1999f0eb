import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { WorkerModule } from './worker.module.ts';

const app = await NestFactory.createApplicationContext(WorkerModule, { bufferLogs: true });
app.useLogger(app.get(Logger));
app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
// A queue or database that is away must not keep a stopping worker running: its leases end by themselves.
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => setTimeout(() => process.exit(1), 45_000).unref());
app.get(Logger).log('The mail worker is ready');
