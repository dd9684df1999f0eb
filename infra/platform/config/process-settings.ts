import { IsIn, IsIP, IsOptional, IsString, Matches, MinLength } from 'class-validator';
import { SecretList, Url, WholeNumber } from './setting-rules.ts';

/** How a process runs and which servers it uses. */
export class ProcessSettings {
  /** In production some defaults are safer, and what only suits a demo is refused. */
  @IsIn(['development', 'test', 'production'])
  NODE_ENV: 'development' | 'test' | 'production' = 'development';

  /** The port on which the backend takes requests. */
  @WholeNumber(0, 65535)
  PORT = 3000;

  /**
   * The address of this machine on which requests are taken. Absent: all of them, but in production 127.0.0.1, so that
   * nobody goes round the proxy and its TLS.
   *
   * @example 127.0.0.1
   */
  @IsOptional()
  @IsIP()
  LISTEN?: string;

  /**
   * The port on which a backend says its figures to Prometheus, at /metrics, besides PORT: nobody else should reach it.
   * Absent: it does not.
   *
   * @example 9464
   */
  @IsOptional()
  @WholeNumber(0, 65535)
  METRICS_PORT?: number;

  /**
   * The port on which a worker says whether it works, at /live and /ready, and its figures, at /metrics: nobody else
   * should reach it. Absent: it does not.
   *
   * @example 9465
   */
  @IsOptional()
  @WholeNumber(0, 65535)
  HEALTH_PORT?: number;

  /** Origin that visitors see; links in mails begin with it. */
  @Url('http', 'https')
  @Matches(/[^/]$/, { message: 'PUBLIC_URL must be without a slash at the end' })
  PUBLIC_URL = 'http://localhost:3000';

  /**
   * The PostgreSQL database, 17 or newer.
   *
   * @example postgres://tablefall:tablefall@localhost:5432/tablefall
   */
  @Url('postgres', 'postgresql')
  DATABASE_URL!: string;

  /** Connections that one process holds at most for its everyday work. */
  @WholeNumber(2)
  DATABASE_POOL_SIZE = 20;

  /**
   * Milliseconds for which a request waits for a lock that another one holds, and two seconds more for a connection.
   * Then it is told to try again.
   */
  @WholeNumber(100)
  DATABASE_PATIENCE_MS = 3_000;

  /**
   * Connections that each backend has besides, for work on long lists, so that this work leaves the others to
   * everybody else.
   */
  @WholeNumber(1)
  DATABASE_LONG_POOL_SIZE = 4;

  /**
   * Absent: the queues run on BullMQ's PostgreSQL backend and throttles are kept in memory.
   *
   * @example redis://localhost:6379
   */
  @IsOptional()
  @Url('redis', 'rediss')
  REDIS_URL?: string;

  /**
   * Where the queues are. Absent, it goes by REDIS_URL; in production that has to be said.
   *
   * @example redis
   */
  @IsOptional()
  @IsIn(['redis', 'postgres'])
  QUEUE?: 'redis' | 'postgres';

  /**
   * What the names of our keys in Redis and in the queues begin with, the same in backend and worker. Absent: the host of
   * PUBLIC_URL, so that two installations on one Redis stay apart.
   *
   * @example tablefall
   */
  @IsOptional()
  @Matches(/^[\w.-]+$/, { message: 'QUEUE_PREFIX must be letters, digits, dots, dashes and underscores' })
  QUEUE_PREFIX?: string;

  /**
   * Random characters, without a comma. Sign-in and unsubscribe links are derived from it. Whoever replaces it names it in
   * APP_SECRET_PREVIOUS.
   */
  @IsString()
  @MinLength(32)
  APP_SECRET!: string;

  /**
   * Secrets of before, separated by commas, the newest first: links and return addresses made with them still hold.
   * infra/docs/operate.md says how to replace a secret.
   */
  @SecretList(32)
  APP_SECRET_PREVIOUS: string[] = [];

  /** How many proxies in front of the API add to X-Forwarded-For. */
  @WholeNumber(0)
  TRUSTED_PROXIES = 0;

  /** Seconds between readiness turning red and the end of taking connections: longer than a load balancer's check. */
  @WholeNumber(0)
  SHUTDOWN_NOTICE_SECONDS = 0;

  /** Seconds that requests which are under way then have to end. */
  @WholeNumber(0)
  SHUTDOWN_DRAIN_SECONDS = 10;

  /**
   * Told when something is not as it should be, and when it is again: an address that takes a POST, as of ntfy, Slack,
   * Mattermost, Matrix or Discord. For whoever has no Prometheus.
   *
   * @example https://ntfy.example.org/tablefall
   */
  @IsOptional()
  @Url('http', 'https')
  ALERT_WEBHOOK_URL?: string;

  /** What it is sent: JSON with `text` and `content`, or plain text, as ntfy wants it. */
  @IsIn(['json', 'text'])
  ALERT_WEBHOOK_FORMAT: 'json' | 'text' = 'json';

  /**
   * Asked every five minutes as long as all is well: an address of a service that raises the alarm when it hears
   * nothing, as healthchecks.io.
   *
   * @example https://hc-ping.example.org/5f0c
   */
  @IsOptional()
  @Url('http', 'https')
  DEADMAN_URL?: string;

  /** The least important lines that are logged. */
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
  LOG_LEVEL = 'info';
}
