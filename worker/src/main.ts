import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { endWithParent } from '@tablefall/platform/lifecycle/parent-watch';
import { Logger } from 'nestjs-pino';
import { WorkerModule } from './worker.module.ts';

const app = await NestFactory.createApplicationContext(WorkerModule, { bufferLogs: true });
app.useLogger(app.get(Logger));
app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
endWithParent();
app.get(Logger).log('The mail worker is ready');
