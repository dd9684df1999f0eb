import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { RegistrationFacts } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { Edition } from '@tablefall/platform/edition/edition.entity';
import type { ShownEdition } from '@tablefall/platform/edition/first-edition';
import type { EditionDto } from './edition.dto.ts';
import { editionOf } from './edition.ts';
import { EditionLogos } from './edition-logos.service.ts';

type MailFacts = Pick<RegistrationFacts, 'days' | 'venue' | 'paymentLink'>;

/** The edition of the convention that the site shows. */
@Injectable()
export class EditionService {
  private made?: { of: ShownEdition; details: EditionDto };

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly current: CurrentEdition,
    private readonly logos: EditionLogos,
  ) {}

  /** Names it in the database: year and month of its first start, so that keys sort as editions follow. */
  get key(): string {
    return this.current.key;
  }

  /** IANA zone in which its times are said. */
  get timeZone(): string {
    return this.current.timeZone;
  }

  /** What an organiser said of it. */
  get settings(): ShownEdition {
    return this.current.settings;
  }

  /** Badges that there are. */
  get capacity(): number {
    return this.current.settings.capacity;
  }

  /** For one badge, in whole units of the currency. */
  get price(): number {
    return this.current.settings.price;
  }

  /** What the site says of it. */
  get details(): EditionDto {
    const { settings } = this.current;
    if (this.made?.of !== settings) {
      this.made = { of: settings, details: this.detailsOf(settings) };
    }
    return this.made.details;
  }

  /**
   * What the database says of it, which is not changed until the transaction ends: another process may have moved its days a moment
   * ago. Whoever writes what lies on its days asks here first, before anything of the edition is locked, as who moves them does.
   */
  async holdDetails(em: EntityManager): Promise<EditionDto> {
    const edition = await em.findOneOrFail(Edition, this.key, { lockMode: LockMode.PESSIMISTIC_READ });
    return this.detailsOf(edition);
  }

  /** What the site would say with these settings. */
  detailsOf(settings: ShownEdition): EditionDto {
    return editionOf(settings, this.config.LISTING_RENEW_DAYS, this.logos.shown(settings));
  }

  /** What its mails say of it. */
  get mailFacts(): MailFacts {
    return mailFactsIn(this.details);
  }

  /** What its mails would say with these settings. */
  mailFactsOf(settings: ShownEdition): MailFacts {
    return mailFactsIn(this.detailsOf(settings));
  }

  /** Until when people give back and hand on badges by themselves. */
  get badgesChangeUntil(): Date {
    return new Date(this.details.badgesChangeUntil);
  }

  /** When its doors open on the first day. */
  get start(): Date {
    return this.current.start;
  }

  /** When its second day is over. */
  get end(): Date {
    return this.current.end;
  }

  /** Whether the second day is over, at this moment unless another is given. */
  hasEnded(now = this.clock.now()): boolean {
    return now >= this.current.end;
  }
}

function mailFactsIn({ days, venue, links }: EditionDto): MailFacts {
  return {
    days: days.map(({ date, startTime, endTime }) => ({ date, hours: `${startTime} – ${endTime}` })),
    venue,
    paymentLink: links.payment,
  };
}
