import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { Config } from '../config/config.ts';
import { scrubbedUrl } from './scrub.ts';

/** JSON log lines on standard output, each with the id of its request; addresses, tokens and codes never get in. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        pinoHttp: {
          level: config.LOG_LEVEL,
          genReqId: (request: IncomingMessage, response) => {
            const id = request.headers['x-request-id']?.toString().slice(0, 64) ?? randomUUID();
            response.setHeader('X-Request-Id', id);
            return id;
          },
          autoLogging: {
            ignore: (request: IncomingMessage) => request.url?.startsWith('/api/health') ?? false,
          },
          serializers: {
            req: (request: { id: string; method: string; url: string }) => ({
              id: request.id,
              method: request.method,
              url: scrubbedUrl(request.url),
            }),
            res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
          },
        },
      }),
    }),
  ],
})
export class LoggingModule {}
