import 'reflect-metadata';
import { plainToInstance, Transform, Type } from 'class-transformer';
import {
  getMetadataStorage,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsTimeZone,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  validateSync,
} from 'class-validator';

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const url = (...protocols: string[]) =>
  IsUrl({ protocols, require_protocol: true, require_tld: false, allow_underscores: true });

/**
 * Every setting of the product, read from the environment once at start and nowhere else.
 * `.env.example` names the same variables; a test compares the two.
 */
export class Config {
  @IsIn(['development', 'test', 'production'])
  NODE_ENV: 'development' | 'test' | 'production' = 'development';

  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65535)
  PORT = 3000;

  /** Origin that visitors see; links in mails begin with it. */
  @url('http', 'https')
  @Matches(/[^/]$/, { message: 'PUBLIC_URL must not end with a slash' })
  PUBLIC_URL = 'http://localhost:3000';

  @url('postgres', 'postgresql')
  DATABASE_URL!: string;

  /** Connections that one process holds at most for its everyday work. */
  @Type(() => Number)
  @IsInt()
  @Min(2)
  DATABASE_POOL_SIZE = 20;

  /** Connections besides, of each backend, for work on long lists, so that it leaves the others to everybody else. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  DATABASE_LONG_POOL_SIZE = 4;

  /** Absent: the queues run on BullMQ's PostgreSQL backend and throttles are kept in memory. */
  @IsOptional()
  @url('redis', 'rediss')
  REDIS_URL?: string;

  @url('smtp', 'smtps')
  SMTP_URL = 'smtp://localhost:1025';

  /** Sign-in and unsubscribe links are derived from it; changing it voids those that are under way. */
  @IsString()
  @MinLength(32)
  APP_SECRET!: string;

  @IsEmail()
  ADMIN_EMAIL = 'admin@tablefall.example';

  /** Comma-separated addresses of further staff. */
  @Transform(({ value }) => commaList(value))
  @IsEmail({}, { each: true })
  ORGANISER_EMAILS: string[] = [];

  @IsString()
  PRODUCT_NAME = 'Tablefall';

  @IsString()
  SPONSOR_NAME = 'Second Shelf Media';

  @IsEmail()
  MAIL_FROM = 'hello@tablefall.example';

  @Type(() => Number)
  @IsInt()
  @Min(1)
  MAIL_BULK_CONNECTIONS = 10;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  MAIL_NOW_CONNECTIONS = 2;

  /** Messages a second over one SMTP account's bulk connections; 0 sets no limit. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  MAIL_RATE_PER_SECOND = 0;

  /** First pause before a refused mail is tried again, in milliseconds; it doubles with every attempt. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  MAIL_RETRY_BASE_MS = 30_000;

  /** First day of the edition, local time of the convention's zone. */
  @Matches(LOCAL_TIME)
  CONVENTION_START = '2025-10-10T12:00';

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(24)
  CONVENTION_FIRST_DAY_HOURS = 10;

  /** End of the second day, local time of the convention's zone. */
  @Matches(LOCAL_TIME)
  CONVENTION_END = '2025-10-11T21:00';

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(24)
  CONVENTION_SECOND_DAY_HOURS = 12;

  @IsTimeZone()
  CONVENTION_TIME_ZONE = 'America/New_York';

  @Type(() => Number)
  @IsInt()
  @Min(1)
  REGISTRATION_CAPACITY = 250;

  /** Hours for which a registration keeps its badges until the link of its mail is opened. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  REGISTRATION_HOLD_HOURS = 72;

  /** Dollars for one badge; it covers both days. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  ADMISSION_PRICE = 10;

  @IsString()
  VENUE_NAME = 'Riverside Hall';

  @IsString()
  VENUE_ADDRESS = '14 Canal Street';

  /** The social-media page, to which those are pointed whom the site fails. */
  @url('https', 'http')
  SOCIAL_URL = 'https://social.example/tablefall';

  /** The external sign-up form that the newsletter page embeds. */
  @IsOptional()
  @url('https', 'http')
  NEWSLETTER_FORM_URL?: string;

  /** Where badges can be paid for in advance; without it they are paid at the door. */
  @IsOptional()
  @url('https', 'http')
  PAYMENT_URL?: string;

  /** Whom volunteers write to. */
  @IsEmail()
  VOLUNTEER_EMAIL = 'volunteers@tablefall.example';

  /** Requests a minute that change something, for one network: a whole hall shares one address. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  THROTTLE_NETWORK_PER_MINUTE = 600;

  /** Sign-in mails an hour to one address that are asked for from one network; see `SignInService`. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  THROTTLE_SIGN_IN_PER_HOUR = 10;

  /** Sign-in mails an hour to one address, wherever they are asked for. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  THROTTLE_SIGN_IN_ADDRESS_PER_HOUR = 30;

  /** Registrations an hour for one e-mail address. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  THROTTLE_REGISTER_PER_HOUR = 20;

  /** Contact messages an hour from one network. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  THROTTLE_CONTACT_PER_HOUR = 60;

  /**
   * Mails an hour that people of one network may cause without signing in, by registering, answering on a public page
   * and writing to the organisers together. A whole hall shares one address.
   */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  ANONYMOUS_MAILS_PER_HOUR = 1_000;

  /** Answers an hour for one invitation or one e-mail address. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  THROTTLE_RSVP_PER_HOUR = 60;

  /** Seconds before the same invitation, registration link or sign-in link may be mailed again. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  RESEND_COOLDOWN_SECONDS = 60;

  /** Seconds after its last mail before an unanswered invitation may be brought to mind again. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  REMINDER_COOLDOWN_SECONDS = 86_400;

  /** Mails that all staff together may cause within 24 hours, which limits what a stolen session can do. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  STAFF_MAILS_PER_DAY = 250_000;

  /**
   * Days after which mail that was sent or given up is forgotten, with its addresses and contents. The unsubscribe
   * links of a mail work for as long.
   */
  @Type(() => Number)
  @IsInt()
  @Min(30)
  RETENTION_MAIL_DAYS = 180;

  /** Days after which messages of the contact form are forgotten. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  RETENTION_CONTACT_DAYS = 365;

  /** Folder of stored files, seen from where the process starts; S3_BUCKET takes its place. */
  @IsString()
  STORAGE_FOLDER = '.local/data/media';

  /** Absent: files are kept in STORAGE_FOLDER. */
  @IsOptional()
  @IsString()
  S3_BUCKET?: string;

  /** Address of a service that speaks like S3; absent: Amazon's own. */
  @IsOptional()
  @url('http', 'https')
  S3_ENDPOINT?: string;

  @IsString()
  S3_REGION = 'us-east-1';

  /** Absent, as its secret: the machine's own credentials are used. */
  @IsOptional()
  @IsString()
  S3_ACCESS_KEY_ID?: string;

  @IsOptional()
  @IsString()
  S3_SECRET_ACCESS_KEY?: string;

  /** Where browsers read stored pictures, as from a CDN in front of the bucket; absent: the product's own /media. */
  @IsOptional()
  @url('http', 'https')
  @Matches(/[^/]$/, { message: 'IMAGE_HOST must not end with a slash' })
  IMAGE_HOST?: string;

  /** How many proxies in front of the API add to X-Forwarded-For. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  TRUSTED_PROXIES = 0;

  /** Seconds between readiness turning red and the end of taking connections: longer than a load balancer's check. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  SHUTDOWN_NOTICE_SECONDS = 0;

  /** Seconds that requests which are under way then have to end. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  SHUTDOWN_DRAIN_SECONDS = 10;

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
  LOG_LEVEL = 'info';

  get isProduction(): boolean {
    return this.NODE_ENV === 'production';
  }
}

/**
 * Reads the environment. An empty variable counts as unset.
 *
 * @throws Error naming every variable that is missing or wrong
 */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(
    settingNames()
      .filter((name) => environment[name])
      .map((name) => [name, environment[name]]),
  );
  const config = plainToInstance(Config, given, { exposeDefaultValues: true });
  const problems = validateSync(config).flatMap((error) => Object.values(error.constraints ?? {}));
  if (problems.length > 0) {
    throw new Error(`The configuration does not hold: ${problems.join('; ')}`);
  }
  return Object.freeze(config);
}

/** The names of all environment variables that are read. */
export function settingNames(): string[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(Config, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
}

function commaList(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value;
  }
  return String(value)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
