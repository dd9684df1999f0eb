import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export type SuppressionReason = 'unsubscribed' | 'bounced';

/** An address that gets no mail one can unsubscribe from: its owner said so, or its server refused it for good. */
@Entity()
export class Suppression {
  /** Lower case. */
  @PrimaryKey({ type: 'text' })
  address: string;

  @Property({ type: 'text' })
  reason: SuppressionReason;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  constructor(address: string, reason: SuppressionReason, now: Date) {
    this.address = address.toLowerCase();
    this.reason = reason;
    this.createdAt = now;
  }
}
