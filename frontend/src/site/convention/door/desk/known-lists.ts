import type { ExpectedList } from '#core/api/generated.ts';
import { type Taken, withTaken } from './answers.ts';

/** A list as this browser keeps it. */
export interface KeptList {
  list: ExpectedList;
  /** ms; by how much the server's clock was ahead of this device's. */
  ahead: number;
}

/** The lists as the server has them, as far as it is known here. */
export class KnownLists {
  /** ms; by how much the server's clock is ahead of this device's. */
  ahead = 0;
  private readonly known = new Map<string, ExpectedList>();
  /** What answers to scans changed in the lists, for a list that was asked for before and comes after. */
  private learned: { scope: string; at: number; taken: Taken }[] = [];

  constructor(private readonly keepList: (kept: KeptList) => Promise<void>) {}

  get all(): ReadonlyMap<string, ExpectedList> {
    return this.known;
  }

  get(scope: string): ExpectedList | undefined {
    return this.known.get(scope);
  }

  /** One that the server has answered with. @param times in ms by this device's clock */
  take(list: ExpectedList, { askedAt, answeredAt }: { askedAt: number; answeredAt: number }): void {
    this.ahead = Date.parse(list.takenAt) - answeredAt;
    this.learned = this.learned.filter(({ scope, at }) => scope !== list.scope || at >= askedAt);
    const later = this.learned.filter(({ scope }) => scope === list.scope);
    this.put(later.reduce((known, { taken }) => withTaken(known, taken), list));
  }

  /** One of an earlier visit. @returns whether none was known */
  takeKept({ list, ahead }: KeptList): boolean {
    if (this.known.has(list.scope)) return false;
    if (this.known.size === 0) this.ahead = ahead;
    this.put(list);
    return true;
  }

  learn(scope: string, at: number, taken: Taken): void {
    this.learned.push({ scope, at, taken });
    const list = this.known.get(scope);
    if (list) this.put(withTaken(list, taken));
  }

  /** Keeps lists as they are known now, for a visit without a network. */
  keep(...scopes: string[]): void {
    for (const scope of scopes) {
      const list = this.known.get(scope);
      if (list) this.keepList({ list, ahead: this.ahead }).catch(() => undefined);
    }
  }

  private put(list: ExpectedList): void {
    this.known.set(list.scope, list);
  }
}
