import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Config } from '@tablefall/platform/config/config';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.ts';
import { configureHttp } from './http/http-server.ts';
import { serveClient } from './http/serving/static-client.ts';
import { documentation } from './openapi-document.ts';
import { LinkPreviews } from './previews/link-previews.ts';

const app = await NestFactory.create<NestExpressApplication>(AppModule, {
  bufferLogs: true,
  bodyParser: false,
});
app.useLogger(app.get(Logger));
configureHttp(app);
documentation(app).serve();
serveClient(app, app.get(LinkPreviews));
await app.listen(app.get(Config).PORT);
