import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Config, exitUnlessConfigured } from '@tablefall/platform/config/config';
import { QuietLogger } from '@tablefall/platform/logging/quiet-logger';
import { startLine } from '@tablefall/platform/logging/start-line';
import { startedOrExit } from '@tablefall/platform/refused-start';
import { configureHttp } from './http/http-server.ts';
import { serveClient } from './http/serving/static-client.ts';
import { documentation } from './openapi-document.ts';
import { LinkPreviews } from './previews/link-previews.ts';
import { ServerModule } from './server.module.ts';

exitUnlessConfigured();
const app = await NestFactory.create<NestExpressApplication>(ServerModule, {
  bufferLogs: true,
  bodyParser: false,
});
const logger = app.get(QuietLogger);
app.useLogger(logger);
configureHttp(app);
documentation(app).serve();
serveClient(app, app.get(LinkPreviews));
const config = app.get(Config);
await startedOrExit(config.LISTEN ? app.listen(config.PORT, config.LISTEN) : app.listen(config.PORT));
logger.log(`${startLine('Backend', config)}; listens on ${await app.getUrl()}`);
