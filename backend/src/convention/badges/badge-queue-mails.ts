import { Injectable } from '@nestjs/common';
import type { MailProps } from '@tablefall/mail';
import { anyOf, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { Outbox, type Recipient } from '@tablefall/platform/outbox/outbox';
import { AnonymousMails } from '../../http/access/throttling/anonymous-mails.ts';
import { EditionService } from '../edition/edition.service.ts';
import { PLACE_IN_LINE } from './badge-queue.sql.ts';

type News = MailProps['badge-queue']['news'];

/** How somebody's wait stands. */
interface Standing {
  id: string;
  name: string;
  email: string;
  badges: number;
  place: number | null;
  keptUntil: Date | null;
}

/** Mails to those who wait for badges. */
@Injectable()
export class BadgeQueueMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly anonymousMails: AnonymousMails,
    private readonly edition: EditionService,
  ) {}

  /**
   * Tells all of these what has become of their wait. In one statement that runs at once, because it may be asked for
   * when the badges were counted, which is the last step of a transaction.
   *
   * @param keptUntil of offers: such a mail is of no use any more after that
   */
  async tell(unit: UnitOfWork, news: News, entryIds: string[], keptUntil: Date | null = null): Promise<void> {
    if (entryIds.length === 0) {
      return;
    }
    await this.outbox.putAll(unit, {
      kind: 'badge-queue',
      mailing: null,
      sharedProps: { ...this.facts, news, keptUntil: keptUntil?.toISOString() ?? null },
      recipients: recipientsOf(entryIds),
      endsAt: keptUntil ?? this.edition.start,
    });
  }

  /** Tells somebody who typed an address on the page how its wait stands. */
  tellOne(unit: UnitOfWork, { id, name, email, badges, place, keptUntil }: Standing, network: string): void {
    this.anonymousMails.put(unit, network, {
      kind: 'badge-queue',
      props: {
        ...this.facts,
        news: keptUntil ? 'offered' : 'waiting',
        entryId: id,
        badges,
        place,
        keptUntil: keptUntil?.toISOString() ?? null,
      },
      recipient: { name, address: email },
      about: id,
      endsAt: keptUntil ?? this.edition.start,
    });
  }

  private get facts() {
    const { days, venue } = this.edition.mailFacts;
    return { days, venue };
  }
}

function recipientsOf(entryIds: string[]): RawBuilder<Recipient<MailProps['badge-queue']>> {
  return sql`
    select id as about, name, email as address,
           jsonb_build_object('entryId', id, 'badges', badges, 'place', ${PLACE_IN_LINE}) as props
    from badge_queue_entry as entry
    where id = ${anyOf(entryIds, 'uuid')}`;
}
