import { EntityManager } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { CurrentEdition } from './current-edition.ts';

/** Gives every module the edition that the site shows. */
@Global()
@Module({
  providers: [
    {
      provide: CurrentEdition,
      inject: [EntityManager, Config],
      useFactory: (em: EntityManager, config: Config) => CurrentEdition.read(em, config),
    },
  ],
  exports: [CurrentEdition],
})
export class CurrentEditionModule {}
