/*
 * What should become of a game for sale, told as plainly as possible: by the specification and by what its mails promise, and not
 * by the code. Times are minutes. A command returns the status of its answer.
 */

export type Status = 'Available' | 'Pending' | 'Sold';

interface Listing {
  status: Status;
  buyer: string | null;
  /** Who waits, in order. */
  queue: string[];
  /** When somebody was last told that it is available. */
  offeredAt: number;
  hiddenFor: string | null;
  isLapsed: boolean;
  renewedAt: number;
  askedAt: number | null;
  reporters: string[];
  settled: number;
  /** What its discussion says of buying: who took it or let it go, and when. */
  deeds: { what: 'Purchase' | 'Undo'; who: string; at: number }[];
  /** Who the seller has heard to be buying it. */
  believed: string | null;
  /** When the seller hears of what has gathered. */
  newsAt: number | null;
}

export const SELLER = 'Dana';
export const ADMINISTRATOR = 'administrator';
export const RENEW_DAYS = 3;
const DAY = 24 * 60;
const ANSWER_DAYS = 7;
const GATHER = 15;

export class ListingModel {
  listing: Listing | null = null;
  now = 0;
  /** What was told, and whom. */
  news: [string, string][] = [];

  get isListed(): boolean {
    return this.listing !== null && this.listing.hiddenFor === null && !this.listing.isLapsed;
  }

  isChangedBy(command: (model: ListingModel) => unknown): boolean {
    const { listing, now, news } = this;
    const state = JSON.stringify({ listing, now, news });
    const copy = Object.assign(new ListingModel(), structuredClone({ listing, now, news }));
    command(copy);
    return JSON.stringify({ listing: copy.listing, now: copy.now, news: copy.news }) !== state;
  }

  /** The seller sends the form, perhaps for the second time. */
  offer(): number {
    if (this.listing) return this.save(SELLER);
    this.listing = {
      ...{ status: 'Available', buyer: null, queue: [], offeredAt: Number.POSITIVE_INFINITY },
      ...{ hiddenFor: null, isLapsed: false, renewedAt: this.now, askedAt: null },
      ...{ reporters: [], settled: 0, deeds: [], believed: null, newsAt: null },
    };
    return 200;
  }

  take(who: string): number {
    return this.seenBy(who, (listing) => {
      if (who === SELLER) return 403;
      if (listing.status === 'Pending' && listing.buyer === who) return 200;
      if (listing.status !== 'Available') return 409;
      this.renewed(listing);
      listing.queue = listing.queue.filter((each) => each !== who);
      Object.assign(listing, { status: 'Pending', buyer: who });
      this.deed(listing, 'Purchase', who);
      return 200;
    });
  }

  undo(who: string): number {
    return this.seenBy(who, (listing) => {
      if (listing.status !== 'Pending') return 409;
      if (who !== SELLER && who !== listing.buyer) return 403;
      this.move(listing, 'Available', who);
      return 200;
    });
  }

  sell(who: string): number {
    return this.ownedBy(who, (listing) => this.move(listing, 'Sold', who));
  }

  save(who: string, status?: Status): number {
    return this.ownedBy(who, (listing) => {
      this.renewed(listing);
      this.move(listing, status ?? listing.status, who);
    });
  }

  renew(who: string): number {
    return this.ownedBy(who, (listing) => this.renewed(listing));
  }

  wait(who: string): number {
    return this.seenBy(who, (listing) => {
      if (who === SELLER) return 403;
      if (listing.status !== 'Pending' || listing.buyer === who) return 409;
      if (!listing.queue.includes(who)) listing.queue.push(who);
      return 200;
    });
  }

  stopWaiting(who: string): number {
    return this.seenBy(who, (listing) => {
      listing.queue = listing.queue.filter((each) => each !== who);
      return 200;
    });
  }

  report(who: string): number {
    return this.seenBy(who, (listing) => {
      if (who === SELLER) return 403;
      if (listing.reporters.includes(who)) return 204;
      listing.reporters.push(who);
      this.news.push(['report', ADMINISTRATOR]);
      return 204;
    });
  }

  hide(who: string, reason: string): number {
    return this.administered(who, (listing) => {
      if (listing.hiddenFor === reason) return;
      if (listing.hiddenFor === null && listing.status === 'Pending') this.tellBuyer(listing, 'off-sale');
      listing.hiddenFor = reason;
      this.news.push(['hidden', SELLER]);
    });
  }

  show(who: string): number {
    return this.administered(who, (listing) => {
      listing.settled = listing.reporters.length;
      if (listing.hiddenFor === null) return;
      listing.hiddenFor = null;
      this.renewed(listing);
      this.news.push(['shown', SELLER]);
      if (listing.status === 'Available') this.tellNext(listing);
      if (listing.status === 'Pending') this.tellBuyer(listing, 'on-sale');
    });
  }

  remove(who: string): number {
    const status = this.ownedBy(who, (listing) => {
      if (listing.status === 'Pending') this.tellBuyer(listing, 'removed');
      if (listing.status !== 'Sold') this.tellQueue(listing);
      this.listing = null;
    });
    return status === 200 ? 204 : status;
  }

  /** Time passes, and then all jobs run. */
  pass(minutes: number): void {
    this.now += minutes;
    const { listing, now } = this;
    if (!listing) return;
    const isOffered = () => this.isListed && listing.status === 'Available';
    if (isOffered() && listing.askedAt !== null && listing.askedAt <= now - ANSWER_DAYS * DAY) {
      listing.isLapsed = true;
    }
    if (isOffered() && listing.askedAt === null && listing.renewedAt <= now - RENEW_DAYS * DAY) {
      listing.askedAt = now;
      this.news.push(['stale', SELLER]);
    }
    if (isOffered() && listing.offeredAt <= now - DAY) this.tellNext(listing);
    if (listing.newsAt !== null && listing.newsAt <= now) this.tellGathered(listing);
  }

  private move(listing: Listing, status: Status, who: string): void {
    if (listing.status === status) return;
    this.renewed(listing);
    listing.status = status;
    if (status === 'Sold') {
      this.tellBuyer(listing, 'sold');
      this.tellQueue(listing);
    }
    if (status === 'Available') {
      const { buyer } = listing;
      if (who === SELLER) this.tellBuyer(listing, 'relisted');
      listing.buyer = null;
      if (buyer) this.deed(listing, 'Undo', who);
      if (this.isListed) this.tellNext(listing);
    }
  }

  /** The seller hears at once of what others do, and of what they do again within minutes when these are over. */
  private deed(listing: Listing, what: 'Purchase' | 'Undo', who: string): void {
    const isAgain = listing.deeds.some((deed) => deed.who === who && deed.at > this.now - GATHER);
    listing.deeds.push({ what, who, at: this.now });
    if (who !== SELLER && isAgain) {
      listing.newsAt ??= this.now + GATHER;
      return;
    }
    listing.believed = what === 'Purchase' ? who : null;
    if (who !== SELLER) this.news.push([what === 'Purchase' ? 'interest' : 'withdrawal', SELLER]);
  }

  private tellGathered(listing: Listing): void {
    listing.newsAt = null;
    const buyer = listing.status === 'Available' ? null : listing.buyer;
    if (listing.status !== 'Sold' && buyer !== listing.believed) {
      this.news.push([buyer ? 'interest' : 'withdrawal', SELLER]);
    }
    listing.believed = buyer;
  }

  /** One after the other, each a day before the next. */
  private tellNext(listing: Listing): void {
    const next = listing.queue.shift();
    if (!next) return;
    listing.offeredAt = this.now;
    this.news.push(['available', next]);
  }

  private tellBuyer({ buyer }: Listing, news: string): void {
    if (buyer) this.news.push([news, buyer]);
  }

  private tellQueue({ queue }: Listing): void {
    for (const who of queue) this.news.push(['gone', who]);
  }

  /** Every change says that it is still for sale. */
  private renewed(listing: Listing): void {
    Object.assign(listing, { renewedAt: this.now, askedAt: null, isLapsed: false });
  }

  private seenBy(who: string, act: (listing: Listing) => number): number {
    const { listing } = this;
    const isBuyers = listing?.status === 'Pending' && listing.buyer === who;
    const isSeen = this.isListed || isBuyers || [SELLER, ADMINISTRATOR].includes(who);
    return listing && isSeen ? act(listing) : 404;
  }

  private ownedBy(who: string, act: (listing: Listing) => void): number {
    return this.seenBy(who, (listing) => {
      if (who !== SELLER) return 403;
      act(listing);
      return 200;
    });
  }

  private administered(who: string, act: (listing: Listing) => void): number {
    if (who !== ADMINISTRATOR) return 403;
    return this.seenBy(who, (listing) => {
      act(listing);
      return 200;
    });
  }
}
