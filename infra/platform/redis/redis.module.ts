import { Module } from '@nestjs/common';
import { RedisConnection } from './redis-connection.ts';

@Module({ providers: [RedisConnection], exports: [RedisConnection] })
export class RedisModule {}
