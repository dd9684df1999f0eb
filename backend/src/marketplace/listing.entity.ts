import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { User } from '../users/user.entity.ts';

/** From the best to the worst. */
export const CONDITIONS = ['New', 'Like New', 'Good', 'Fair', 'Poor'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const LISTING_STATUSES = ['Available', 'Pending', 'Sold'] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

export const PAYMENT_TYPES = ['PayPal', 'Venmo', 'Zelle', 'CashApp', 'Cash'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** How the seller takes money. */
export interface PaymentMethod {
  type: PaymentType;
  /** Where to pay to, as an address or a phone number; null where the type needs none. */
  identifier: string | null;
  notes: string | null;
}

/** What its seller says of a listing, besides its status and photos. */
export interface ListingDetails {
  gameName: string;
  gameDescription: string | null;
  condition: Condition;
  priceCents: number;
  notes: string | null;
  /** Where it can be picked up. */
  location: string | null;
  expansions: string[];
  paymentMethods: PaymentMethod[];
  bggId: number | null;
  bggThumbnail: string | null;
}

/** A game for sale. */
@Entity()
export class Listing implements ListingDetails {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'seller_id' })
  sellerId: string;

  @Property({ type: 'text' })
  gameName!: string;

  @Property({ type: 'text', nullable: true })
  gameDescription!: string | null;

  @Property({ type: 'text' })
  condition!: Condition;

  @Property({ type: 'integer' })
  priceCents!: number;

  @Property({ type: 'text', nullable: true })
  notes!: string | null;

  @Property({ type: 'text', nullable: true })
  location!: string | null;

  @Property({ type: 'array', columnType: 'text[]' })
  expansions!: string[];

  @Property({ type: 'json' })
  paymentMethods!: PaymentMethod[];

  @Property({ type: 'text' })
  status: ListingStatus = 'Available';

  @Property({ type: 'integer', nullable: true })
  bggId!: number | null;

  @Property({ type: 'text', nullable: true })
  bggThumbnail!: string | null;

  /** Who reserved it while it is pending, and bought it once it is sold; null while nobody is known to have. */
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'pending_buyer_id', nullable: true })
  pendingBuyerId: string | null = null;

  /** When somebody who waited for it was last told that it is available. */
  @Property({ type: 'timestamptz', nullable: true })
  offeredAt: Date | null = null;

  /** All that a search looks through. */
  @Property({ type: 'text' })
  searchText!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  /** Why the administrator hides it; null while it is shown. */
  @Property({ type: 'text', nullable: true })
  hiddenReason: string | null = null;

  /** When it last changed, or its seller said that it is still for sale. */
  @Property({ type: 'timestamptz' })
  renewedAt!: Date;

  /** When its seller was asked since then whether it is still for sale. */
  @Property({ type: 'timestamptz', nullable: true })
  renewalAskedAt!: Date | null;

  /** Since when it is not for sale any more because its seller did not answer. */
  @Property({ type: 'timestamptz', nullable: true })
  lapsedAt!: Date | null;

  constructor(sellerId: string, details: ListingDetails, now: Date, id: string = uuid()) {
    this.id = id;
    this.sellerId = sellerId;
    this.createdAt = now;
    this.change(details, now);
  }

  /** Whether it stands in lists. */
  get isListed(): boolean {
    return this.hiddenReason === null && this.lapsedAt === null;
  }

  /** Takes over what its seller says now. */
  change(details: ListingDetails, now: Date): void {
    this.renew(now);
    Object.assign(this, details);
    const { gameName, gameDescription, notes, expansions } = details;
    this.searchText = [gameName, gameDescription, notes, ...expansions].filter(Boolean).join('\n');
  }

  /** The buyer stays known when it is sold, and is forgotten when anybody may buy it again. */
  moveTo(status: ListingStatus, now: Date): void {
    this.renew(now);
    this.status = status;
    if (status === 'Available') {
      this.pendingBuyerId = null;
    }
  }

  /** Somebody buys it, subject to handing it over. */
  reserveFor(buyerId: string, now: Date): void {
    this.moveTo('Pending', now);
    this.pendingBuyerId = buyerId;
  }

  /** Says that it is still for sale. Every change says so, too, and brings a listing back that has lapsed. */
  renew(now: Date): void {
    this.renewedAt = now;
    this.renewalAskedAt = null;
    this.lapsedAt = null;
  }
}
