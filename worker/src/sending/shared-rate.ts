import { Redis } from 'ioredis';
import { RateWindow } from '../rules/rate-window.ts';

/**
 * KEYS[1] holds the times of the last mails, newest first, ARGV[1] of them at most; ARGV[2] = 1 takes a place
 * in any case. Answers 0, or the milliseconds until a place is free. Redis's clock counts, not the workers'.
 */
const TAKE = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local oldest = redis.call('LINDEX', KEYS[1], ARGV[1] - 1)
  if oldest and ARGV[2] == '0' and oldest + 1000 > now then return oldest + 1000 - now end
  redis.call('LPUSH', KEYS[1], now)
  redis.call('LTRIM', KEYS[1], 0, ARGV[1] - 1)
  redis.call('PEXPIRE', KEYS[1], 1000)
  return 0`;

/** The window of `RateWindow` over all workers of one installation and SMTP account. While Redis is away each worker counts its own. */
export class SharedRate {
  private readonly redis: Redis;
  private readonly key: string;
  private readonly own: RateWindow;

  constructor(
    { redisUrl, smtpUrl, prefix }: { redisUrl: string; smtpUrl: string; prefix: string },
    private readonly limit: number,
  ) {
    const { username, host } = new URL(smtpUrl);
    this.key = `${prefix}:mail-rate:${username}@${host}`;
    this.own = new RateWindow(limit);
    this.redis = new Redis(redisUrl, {
      maxRetriesPerRequest: 0,
      commandTimeout: 1_000,
      disconnectTimeout: 100,
    });
    // Without a listener a lost connection would end the process.
    this.redis.on('error', () => undefined);
  }

  take(): Promise<number> {
    return this.ask(0).catch(() => this.own.take());
  }

  async count(): Promise<void> {
    await this.ask(1).catch(() => this.own.count());
  }

  close(): void {
    this.redis.disconnect();
  }

  private async ask(always: 0 | 1): Promise<number> {
    return Number(await this.redis.eval(TAKE, 1, this.key, this.limit, always));
  }
}
