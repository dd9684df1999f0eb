import { defineEntity } from '@mikro-orm/core';
import { p, table, theirs, WORD } from '@tablefall/platform/database/columns';
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

export const ListingSchema = table(
  defineEntity({
    name: 'Listing',
    properties: {
      id: p.uuid().primary(),
      sellerId: () => p.manyToOne(User).mapToPk().fieldName('seller_id'),
      gameName: p.text(theirs('game')),
      gameDescription: p.text(theirs('text')).strictNullable(),
      condition: p.text(WORD).$type<Condition>(),
      priceCents: p.integer(),
      notes: p.text(theirs('text')).strictNullable(),
      location: p.text(theirs('text')).strictNullable(),
      expansions: p.array(theirs('games')).columnType('text[]'),
      paymentMethods: p.json<PaymentMethod[]>(theirs('payment-methods')),
      status: p.text(WORD).$type<ListingStatus>(),
      bggId: p.integer().strictNullable(),
      bggThumbnail: p.text(theirs('nothing')).strictNullable(),
      /** Who reserved it while it is pending, and bought it once it is sold; null while nobody is known to have. */
      pendingBuyerId: () => p.manyToOne(User).mapToPk().fieldName('pending_buyer_id').strictNullable(),
      /** When somebody who waited for it was last told that it is available. */
      offeredAt: p.type('timestamptz').strictNullable(),
      /** When its seller is told of what has gathered; null while nothing has. */
      noticeDueAt: p.type('timestamptz').strictNullable(),
      /** All that a search looks through. */
      searchText: p.text(theirs('search-text')),
      createdAt: p.type('timestamptz'),
      /** Why the administrator hides it; null while it is shown. */
      hiddenReason: p.text(theirs('text')).strictNullable(),
      /** When it last changed, or its seller said that it is still for sale. */
      renewedAt: p.type('timestamptz'),
      /** When its seller was asked since then whether it is still for sale. */
      renewalAskedAt: p.type('timestamptz').strictNullable(),
      /** Since when it is not for sale any more because its seller did not answer. */
      lapsedAt: p.type('timestamptz').strictNullable(),
    },
  }),
  { ofEdition: 'by its day' },
);

/** A game for sale. */
export class Listing extends ListingSchema.class implements ListingDetails {
  constructor(sellerId: string, details: ListingDetails, now: Date, id: string = uuid()) {
    super();
    this.status = 'Available';
    this.pendingBuyerId = null;
    this.offeredAt = null;
    this.noticeDueAt = null;
    this.hiddenReason = null;
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
ListingSchema.setClass(Listing);
