import { IsDefined, IsEmail, IsOptional, IsString, Matches, MinLength, ValidateIf } from 'class-validator';
import { DnsServerList, Flag, PushServiceList, Url, WholeNumber } from './setting-rules.ts';

/** How mail leaves, and how reports of what became of it come back. */
export class MailSettings {
  /** The mail server, with user and password where it asks for them: `smtps://user:password@host:465`. */
  @Url('smtp', 'smtps')
  SMTP_URL = 'smtp://localhost:1025';

  /** The address that mail comes from. */
  @IsEmail()
  MAIL_FROM = 'hello@tablefall.example';

  /** Connections of all workers together for mails that belong to a mailing; each worker has at least one. */
  @WholeNumber(1)
  MAIL_BULK_CONNECTIONS = 10;

  /** The same for confirmations, notices and single invitations. */
  @WholeNumber(1)
  MAIL_NOW_CONNECTIONS = 2;

  /** The same for sign-in mails alone, so that they wait behind nothing else. */
  @WholeNumber(1)
  MAIL_SIGN_IN_CONNECTIONS = 2;

  /** Messages a second over one SMTP account's bulk connections; 0 sets no limit. */
  @WholeNumber(0)
  MAIL_RATE_PER_SECOND = 0;

  /**
   * A file of limits for bulk mail by the domain of its receivers: `gmail.com, googlemail.com: 2/s, 20000/day`, a line
   * each. Absent: none. Where a provider takes the mail and shapes it, leave it off.
   *
   * @example /etc/tablefall/shaping
   */
  @IsOptional()
  @IsString()
  MAIL_SHAPING_FILE?: string;

  /**
   * The day on which an address that nobody knows begins to send, as 2027-03-01: 500 bulk mails leave on it, and twice as
   * many on each day that follows. Absent: as many as there are. Where a provider takes the mail, leave it off.
   *
   * @example 2027-03-01
   */
  @IsOptional()
  @Matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
    message: 'MAIL_WARM_UP_FROM must be a day, such as 2027-03-01',
  })
  MAIL_WARM_UP_FROM?: string;

  /**
   * A mailing pauses by itself when more than so many percent of its addresses turn out not to exist, ten at least: providers
   * take more for spam. 0 switches it off.
   */
  @WholeNumber(0, 100)
  MAIL_BRAKE_BOUNCE_PERCENT = 3;

  /** The same when more than so many of a thousand readers report it as spam, three at least. 0 switches it off. */
  @WholeNumber(0, 1_000)
  MAIL_BRAKE_COMPLAINTS_PER_THOUSAND = 1;

  /**
   * The push services of browsers whose addresses are taken, and which notices to devices are handed to, encrypted. What a browser names
   * that is none of them is refused. `none` turns notices off.
   */
  @PushServiceList()
  PUSH_SERVICES = [
    'fcm.googleapis.com',
    '*.push.services.mozilla.com',
    '*.notify.windows.com',
    '*.push.apple.com',
  ];

  /** First pause before a refused mail is tried again, in milliseconds; it doubles with every attempt. */
  @WholeNumber(1)
  MAIL_RETRY_BASE_MS = 30_000;

  /**
   * Whether mail is handed over, and reports are fetched, on encrypted connections alone; mail waits while the mail server
   * offers none. Absent: wherever a user and password are given, or the server is not of this machine.
   *
   * @example true
   */
  @IsOptional()
  @Flag()
  MAIL_REQUIRE_TLS?: boolean;

  /**
   * Mail is signed for this domain (DKIM, RFC 6376); `npm run sender-check` says what to publish in the DNS. All three
   * settings of DKIM belong together.
   *
   * @example example.org
   */
  @Dkim()
  @IsString()
  MAIL_DKIM_DOMAIN?: string;

  /**
   * The name under which the DNS of that domain publishes the key: `<selector>._domainkey`.
   *
   * @example mail2027
   */
  @Dkim()
  @Matches(/^[\w.-]+$/, { message: 'MAIL_DKIM_SELECTOR must be a name, such as "mail2025"' })
  MAIL_DKIM_SELECTOR?: string;

  /**
   * File of the private RSA key that signs, in PEM form.
   *
   * @example /etc/tablefall/dkim.pem
   */
  @Dkim()
  @IsString()
  MAIL_DKIM_KEY_FILE?: string;

  /**
   * Where reports of undelivered mail go, each with a tag that names its mail: `bounces+<tag>@…`. Absent: MAIL_FROM, and
   * reports are told by Message-ID. A local part has at most 64 characters (RFC 5321), of which the tag takes 42.
   *
   * @example bounces@mail.example.org
   */
  @IsOptional()
  @IsEmail()
  @Matches(/^[^@+]{1,22}@/, {
    message: 'MAIL_RETURN_ADDRESS must have 22 characters at most before the @, and no + among them',
  })
  MAIL_RETURN_ADDRESS?: string;

  /**
   * The mailbox that takes those reports, read every few minutes: `imaps://user:password@host/folder`. Handled reports are
   * moved to its folder "Handled".
   *
   * @example imaps://bounces:password@mail.example.org/INBOX
   */
  @IsOptional()
  @Url('imap', 'imaps')
  MAIL_BOUNCES_URL?: string;

  /** Signs what a mail relay posts to /api/mail-events; absent: nothing is taken there. */
  @IsOptional()
  @MinLength(32)
  MAIL_BOUNCES_SECRET?: string;

  /** DNS servers that the sender check asks, as `address` or `address:port`; none: those of the machine. */
  @DnsServerList()
  MAIL_DNS_SERVERS: string[] = [];

  /** Typed for the e-mail tools, besides the session, until an administrator sets another one on the site; without any they are switched off. */
  @IsOptional()
  @IsString()
  EMAILER_PASSWORD?: string;
}

function Dkim(): PropertyDecorator {
  const isAsked = (settings: MailSettings) =>
    Boolean(settings.MAIL_DKIM_DOMAIN || settings.MAIL_DKIM_SELECTOR || settings.MAIL_DKIM_KEY_FILE);
  const rules = [
    ValidateIf(isAsked),
    IsDefined({ message: '$property is missing: MAIL_DKIM_DOMAIN, _SELECTOR and _KEY_FILE belong together' }),
  ];
  return (target, property) => {
    for (const rule of rules) {
      rule(target, property);
    }
  };
}
