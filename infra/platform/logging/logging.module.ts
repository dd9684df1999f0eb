import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { Config } from '../config/config.ts';
import { QuietLogger } from './quiet-logger.ts';
import { requestLog } from './request-log.ts';

/** JSON log lines on standard output, each with the id of its request; addresses, tokens and codes never get in. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({ pinoHttp: requestLog(config) }),
    }),
  ],
  providers: [QuietLogger],
  exports: [QuietLogger],
})
export class LoggingModule {}
