import { Global, Module } from '@nestjs/common';
import { Config, loadConfig } from './config.ts';

/** Provides the one validated `Config`. */
@Global()
@Module({
  providers: [{ provide: Config, useFactory: () => loadConfig() }],
  exports: [Config],
})
export class ConfigModule {}
