import type { ExpectedList } from '#core/api/generated.ts';
import type { News, Taken } from './answers.ts';
import { findPerson, type Scan } from './scans.ts';

/** More are not read by anybody at a door. */
const MOST_NEWS = 20;

/** Who was let in here and was at another door before: somebody else's scan may be earlier and go up later. */
export class EarlierDoors {
  private told: readonly News[] = [];
  private letIn: Scan[] = [];

  get news(): readonly News[] {
    return this.told;
  }

  /** What there is to tell was read. */
  clear(): void {
    this.told = [];
  }

  /** What the server said to a check-in. */
  answered(scan: Scan, { people }: Taken, hasWaited: boolean): void {
    const here = people.find(({ id }) => id === scan.id)?.here;
    this.letIn = this.letIn.filter(({ scope, id }) => scope !== scan.scope || id !== scan.id);
    if (!scan.holds) return;
    if (here && Date.parse(here) < scan.at) this.tell({ kind: 'earlier', scan, here, hasWaited });
    else this.letIn.push(scan);
  }

  /** Of whoever was let in here, and by this list was at another door before. */
  compare(list: ExpectedList): void {
    this.letIn = this.letIn.filter((scan) => {
      const here = scan.scope === list.scope && findPerson(list, ({ id }) => id === scan.id)?.person.here;
      const isEarlier = here && Date.parse(here) < scan.at;
      if (isEarlier) this.tell({ kind: 'earlier', scan, here, hasWaited: true });
      return !isEarlier;
    });
  }

  private tell(news: News): void {
    this.told = [news, ...this.told].slice(0, MOST_NEWS);
  }
}
