import { Injectable } from '@nestjs/common';
import type { RegistrationFacts } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import type { EditionDto } from './edition.dto.ts';
import { editionOf } from './edition.ts';

/** The edition of the convention that this process serves, as configured. */
@Injectable()
export class EditionService {
  /** Names it in the database: year and month of its start, so that keys sort as editions follow. */
  readonly key: string;
  /** What the site says of it. */
  readonly details: EditionDto;
  /** IANA zone in which its times are said. */
  readonly timeZone: string;
  private readonly end: Date;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.key = config.CONVENTION_START.slice(0, 'yyyy-MM'.length);
    this.details = editionOf(config);
    this.timeZone = config.CONVENTION_TIME_ZONE;
    this.end = new Date(this.details.endDate);
  }

  /** What its mails say of it. */
  get mailFacts(): Pick<RegistrationFacts, 'days' | 'venue' | 'paymentLink'> {
    const { days, venue, links } = this.details;
    return {
      days: days.map(({ date, startTime, endTime }) => ({ date, hours: `${startTime} – ${endTime}` })),
      venue,
      paymentLink: links.payment,
    };
  }

  /** Whether the second day is over, at this moment unless another is given. */
  hasEnded(now = this.clock.now()): boolean {
    return now >= this.end;
  }
}
