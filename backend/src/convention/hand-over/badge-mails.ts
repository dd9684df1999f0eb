import { Injectable } from '@nestjs/common';
import { LOW_PRIORITY, type MailProps } from '@tablefall/mail';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import type { User } from '../../users/user.entity.ts';
import { EditionService } from '../edition/edition.service.ts';

/** What the mail of an offer says. */
export interface OfferMail {
  offerId: string;
  address: string;
  /** Who offers it. */
  from: string;
  badge: boolean;
  amountDue: number;
  endsAt: Date;
}

/** The mails about badges that change hands. */
@Injectable()
export class BadgeMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly edition: EditionService,
  ) {}

  /** Offers a badge to somebody who has not asked for it. */
  offer(unit: UnitOfWork, { address, endsAt, ...facts }: OfferMail): void {
    const { days, venue } = this.edition.mailFacts;
    this.outbox.put(unit, {
      kind: 'badge-offer',
      props: { ...facts, days, venue, endsAt: endsAt.toISOString() },
      recipient: { name: null, address },
      about: facts.offerId,
      endsAt,
      priority: LOW_PRIORITY,
    });
  }

  /** Tells the account what became of one of its badges. */
  tell(
    unit: UnitOfWork,
    user: User,
    { newName = null, ...facts }: Optional<MailProps['badge-notice'], 'newName'>,
  ): void {
    this.outbox.put(unit, {
      kind: 'badge-notice',
      props: { ...facts, newName },
      recipient: { name: user.names.getItems()[0]?.name ?? null, address: user.email },
      about: user.id,
    });
  }
}

type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
