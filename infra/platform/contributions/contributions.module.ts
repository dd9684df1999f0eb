import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Contributions } from './contributions.ts';

/** For modules that others add something to. */
@Module({ imports: [DiscoveryModule], providers: [Contributions], exports: [Contributions] })
export class ContributionsModule {}
