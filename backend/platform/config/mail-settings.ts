import { IsEmail } from 'class-validator';
import { Url, WholeNumber } from './setting-rules.ts';

/** How mail leaves. */
export class MailSettings {
  @Url('smtp', 'smtps')
  SMTP_URL = 'smtp://localhost:1025';

  @IsEmail()
  MAIL_FROM = 'hello@tablefall.example';

  @WholeNumber(1)
  MAIL_BULK_CONNECTIONS = 10;

  @WholeNumber(1)
  MAIL_NOW_CONNECTIONS = 2;

  /** Messages a second over one SMTP account's bulk connections; 0 sets no limit. */
  @WholeNumber(0)
  MAIL_RATE_PER_SECOND = 0;

  /** First pause before a refused mail is tried again, in milliseconds; it doubles with every attempt. */
  @WholeNumber(1)
  MAIL_RETRY_BASE_MS = 30_000;
}
