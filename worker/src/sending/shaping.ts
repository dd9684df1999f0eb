import { readFileSync } from 'node:fs';
import type { Config } from '@tablefall/platform/config/config';
import { RefusedStart } from '@tablefall/platform/refused-start';
import { Redis } from 'ioredis';
import type { ClaimedMail } from '../outbox/claim.ts';
import {
  type DomainLimit,
  domainOf,
  limitOf,
  readShaping,
  untilTomorrow,
  warmUpCap,
} from '../rules/shaping.ts';

/** Until when a mail waits for its turn, and why. */
export interface Turn {
  /** In milliseconds. */
  wait: number;
  reason: string;
}

/** A limit under the name of its counters. */
interface Budget {
  name: string;
  /** Milliseconds between two mails; 0 for none. */
  interval: number;
  /** Mails a day; 0 for no limit. */
  perDay: number;
}

/**
 * Turns are given so far ahead, in ms. A mail whose turn would be later asks again by then: those of a mailing that is
 * cancelled meanwhile must not keep others waiting.
 */
const HORIZON_MS = 60_000;
/** A mail that has to ask again does so within this time, in ms, each at another moment. */
const ASK_AGAIN_MS = 10 * 60_000;
/** A mail keeps its turn for so long after it came. */
const KEPT_MS = 3_600_000;

/**
 * KEYS: when the next mail may leave, how many had a turn today, the turn of this mail. ARGV: the interval, the number of
 * a day, how long the day lasts, and the horizon. Answers how long the mail waits, or -1 when the day is full. A mail that
 * has a turn keeps it; beyond the horizon none is given. Redis's clock counts, not the workers'.
 */
const TAKE_TURN = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local turn = tonumber(redis.call('GET', KEYS[3]))
  if turn then return math.max(0, turn - now) end
  local perDay = tonumber(ARGV[2])
  if perDay > 0 and tonumber(redis.call('GET', KEYS[2]) or '0') >= perDay then return -1 end
  turn = math.max(now, tonumber(redis.call('GET', KEYS[1]) or '0'))
  local wait = turn - now
  if wait > tonumber(ARGV[4]) then return wait end
  redis.call('INCR', KEYS[2])
  redis.call('PEXPIRE', KEYS[2], ARGV[3])
  redis.call('SET', KEYS[1], turn + ARGV[1], 'PX', wait + ARGV[1] + 1000)
  redis.call('SET', KEYS[3], turn, 'PX', wait + ${KEPT_MS})
  return wait`;

/**
 * Gives each bulk mail its turn by the limits of its domain and of a warm-up. Redis counts over all workers; without it, or
 * while it is away, each worker counts for itself. Off unless MAIL_SHAPING_FILE or MAIL_WARM_UP_FROM is set.
 */
export class Shaping {
  private readonly limits: DomainLimit[];
  private readonly own = new OwnTurns();
  private readonly redis: Redis | null;

  /** Throws RefusedStart when the file cannot be read, with its line and what is wrong with it. */
  constructor(private readonly config: Config) {
    this.limits = limitsOf(config.MAIL_SHAPING_FILE);
    const isOn = this.limits.length > 0 || config.MAIL_WARM_UP_FROM !== undefined;
    this.redis =
      isOn && config.REDIS_URL
        ? new Redis(config.REDIS_URL, {
            maxRetriesPerRequest: 0,
            commandTimeout: 1_000,
            disconnectTimeout: 100,
          })
        : null;
    // Without a listener a lost connection would end the process.
    this.redis?.on('error', () => undefined);
  }

  /** @returns null when the mail may leave now */
  async turnOf({ id, recipientAddress, expiresAtMs }: ClaimedMail): Promise<Turn | null> {
    const now = new Date();
    for (const budget of this.budgetsOf(recipientAddress, now)) {
      const wait = await this.take(budget, id, now);
      if (wait === 0) continue;
      const reason =
        wait < 0 ? `${budget.name}: no more mails today.` : `${budget.name}: waits for its turn.`;
      const until = wait < 0 ? untilTomorrow(now) : later(wait);
      // A mail whose time is over by then is said to be expired, and nothing else.
      const most = expiresAtMs === null ? until : Math.max(0, expiresAtMs - now.getTime());
      return { wait: Math.min(until, most), reason };
    }
    return null;
  }

  close(): void {
    this.redis?.disconnect();
  }

  private budgetsOf(address: string, now: Date): Budget[] {
    const limit = limitOf(this.limits, address);
    const cap = this.config.MAIL_WARM_UP_FROM ? warmUpCap(this.config.MAIL_WARM_UP_FROM, now) : null;
    return [
      ...(limit ? [budgetOf(limit, address)] : []),
      // Last, so that a mail which waits for its domain uses no place of the day.
      ...(cap === null ? [] : [{ name: 'Warm-up', interval: 0, perDay: cap }]),
    ];
  }

  private async take(budget: Budget, id: string, now: Date): Promise<number> {
    if (!this.redis) return this.own.take(budget, id, now.getTime());
    const key = `${this.config.queuePrefix}:shaping:${budget.name}`;
    const keys = [`${key}:next`, `${key}:${now.toISOString().slice(0, 10)}`, `${key}:mail:${id}`];
    const { interval, perDay } = budget;
    return this.redis
      .eval(TAKE_TURN, keys.length, ...keys, Math.ceil(interval), perDay, untilTomorrow(now), HORIZON_MS)
      .then(Number)
      .catch(() => this.own.take(budget, id, now.getTime()));
  }
}

/** The same in the memory of one worker. */
class OwnTurns {
  private readonly next = new Map<string, number>();
  private readonly today = new Map<string, number>();
  private readonly turns = new Map<string, number>();
  private day = '';

  take({ name, interval, perDay }: Budget, id: string, now: number): number {
    const day = new Date(now).toISOString().slice(0, 10);
    if (day !== this.day) this.today.clear();
    this.day = day;
    const mail = `${name}:${id}`;
    const known = this.turns.get(mail);
    if (known !== undefined && known > now) return known - now;
    if (known !== undefined) {
      this.turns.delete(mail);
      return 0;
    }
    const taken = this.today.get(name) ?? 0;
    if (perDay > 0 && taken >= perDay) return -1;
    const turn = Math.max(now, this.next.get(name) ?? 0);
    if (turn - now > HORIZON_MS) return turn - now;
    this.today.set(name, taken + 1);
    this.next.set(name, turn + interval);
    if (turn > now) this.turns.set(mail, turn);
    return turn - now;
  }
}

/** Domains that share a line share its limit; behind the star each domain has one of its own. */
function budgetOf({ domains: [first = ''], perSecond, perDay }: DomainLimit, address: string): Budget {
  return {
    name: first === '*' ? domainOf(address) : first,
    interval: perSecond ? 1_000 / perSecond : 0,
    perDay: perDay ?? 0,
  };
}

/** When a mail asks again, of which only the time until its turn would come is known. */
function later(wait: number): number {
  return wait <= HORIZON_MS ? wait : Math.min(wait, HORIZON_MS + Math.random() * (ASK_AGAIN_MS - HORIZON_MS));
}

function limitsOf(file: string | undefined): DomainLimit[] {
  if (!file) return [];
  try {
    return readShaping(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new RefusedStart(`MAIL_SHAPING_FILE, ${file}: ${(error as Error).message}.`);
  }
}
