import { Module } from '@nestjs/common';
import { RedisModule } from '@tablefall/platform/redis/redis.module';
import { RateLimits } from './rate-limits.ts';

@Module({ imports: [RedisModule], providers: [RateLimits], exports: [RateLimits] })
export class RateLimitsModule {}
