import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { dkimKeyOf } from '@tablefall/platform/config/dkim';
import { checkReturnAddress, checkSenderAddress, domainOf } from './addresses.ts';
import { checkDkim, type DkimSettings } from './dkim.ts';
import { checkDmarc } from './dmarc.ts';
import { DnsLookups } from './dns-lookups.ts';
import { findingsOf } from './findings.ts';
import { checkMailServer, type MailServerCheck, mailServerOf } from './mail-server.ts';
import type { SenderCheckDto, SenderFindingDto } from './sender-check.dto.ts';
import { checkSpf } from './spf.ts';

/** Names that nobody owns (RFC 2606, RFC 6761): the DNS knows nothing of them. */
const RESERVED = /(^|\.)(example|test|invalid|localhost|local|example\.(com|net|org))$/;

/** Looks at how this installation's mail is set up, as its receivers see it. */
@Injectable()
export class SenderCheckService {
  private asking: Promise<MailServerCheck> | undefined;

  constructor(private readonly config: Config) {}

  /** Whether mail comes from a domain that somebody can own; what the DNS says of it is not asked. */
  get hasOwnDomain(): boolean {
    return !RESERVED.test(domainOf(this.config.MAIL_FROM));
  }

  /** Asks everything at once; what the DNS does not answer within seconds is `unknown`. */
  async check(): Promise<SenderCheckDto> {
    const domain = domainOf(this.config.MAIL_FROM);
    const [ofDomain, mailServer] = await Promise.all([this.checkDomain(), this.checkServer()]);
    return { domain, mailServer: mailServerOf(this.config).host, checks: [...ofDomain, mailServer.finding] };
  }

  /** What the DNS says of the domain that mails come from. */
  async checkDomain(): Promise<SenderFindingDto[]> {
    const domain = domainOf(this.config.MAIL_FROM);
    return this.hasOwnDomain ? this.askDns(domain) : notChecked(domain);
  }

  /** Whether the mail server answers. Whoever asks while it is being asked hears the same answer. */
  checkServer(): Promise<MailServerCheck> {
    this.asking ??= checkMailServer(this.config).finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private askDns(domain: string): Promise<SenderFindingDto[]> {
    const { config } = this;
    const returnDomain = domainOf(config.MAIL_RETURN_ADDRESS ?? config.MAIL_FROM);
    return new DnsLookups(config.MAIL_DNS_SERVERS).within((dns) =>
      Promise.all([
        checkSenderAddress(config.MAIL_FROM, dns),
        checkSpf(returnDomain, mailServerOf(config).url.hostname, dns),
        checkDkim(this.dkim(), domain, dns),
        checkDmarc(domain, dns),
        checkReturnAddress(config, dns),
      ]),
    );
  }

  /** The worker signs; the backend does not need to be able to read the key. */
  private dkim(): DkimSettings | null {
    const { MAIL_DKIM_DOMAIN: domain, MAIL_DKIM_SELECTOR: selector } = this.config;
    if (!domain || !selector) {
      return null;
    }
    try {
      return { domain, selector, key: dkimKeyOf(this.config) };
    } catch {
      return { domain, selector, key: null };
    }
  }
}

function notChecked(domain: string): SenderFindingDto[] {
  const advice = `${domain} is a name for examples, under which no mail gets anywhere. Set MAIL_FROM to an address in a domain of your own.`;
  return [
    findingsOf('Sender address').warning([], advice),
    ...['SPF', 'DKIM', 'DMARC', 'Return address'].map((name) =>
      findingsOf(name).unknown([], 'Is checked once MAIL_FROM names a domain of your own.'),
    ),
  ];
}
