import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export type SuppressionReason = 'unsubscribed' | 'bounced';

/** Why somebody is left out, as staff read it beside a name or a number. */
export const SUPPRESSION_TEXTS: Record<SuppressionReason, string> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'The address refused mail before',
};

/**
 * An address that is left out of mails: its owner unsubscribed, or its server refused it for good; see `isKeptFrom`. Both
 * may hold at once, and each ends by itself.
 */
@Entity()
export class Suppression {
  /** Lower case. */
  @PrimaryKey({ type: 'text' })
  address: string;

  @PrimaryKey({ type: 'text' })
  reason: SuppressionReason;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  constructor(address: string, reason: SuppressionReason, now: Date) {
    this.address = address.toLowerCase();
    this.reason = reason;
    this.createdAt = now;
  }
}
