import { waits } from '#core/api/browser/door-scans.ts';
import type { ExpectedList } from '#core/api/generated.ts';
import type { News } from './answers.ts';
import { type Scan, withScans } from './scans.ts';

export interface DeskView {
  /** By scope, with what was scanned here. */
  lists: ReadonlyMap<string, ExpectedList>;
  /** Scans that the server does not have yet, of all lists, the newest first. */
  waiting: readonly Scan[];
  /** Since when the network is away, in ms by the server's clock; null while it is there. */
  awaySince: number | null;
  /** How often in a row something did not go up. */
  failures: number;
  /** Whether what waits would still be there after the page is loaded again. */
  isKept: boolean;
  /** The newest first. */
  news: readonly News[];
  /** Badges that this phone may still give while there is no network. */
  badgesLeft: number;
  /** How often it gave some. */
  badgeUses: number;
}

/** What the page shows of the lists and of the scans that were made here. @param earlier what there is to tell besides */
export function viewOfScans(
  known: ReadonlyMap<string, ExpectedList>,
  scans: readonly Scan[],
  earlier: readonly News[],
): Pick<DeskView, 'lists' | 'waiting' | 'news'> {
  const waiting = scans.filter(waits);
  const refused = scans.flatMap((scan) =>
    scan.why === undefined ? [] : [{ kind: 'refused' as const, scan, why: scan.why }],
  );
  return {
    lists: new Map([...known].map(([scope, list]) => [scope, withScans(list, waiting)])),
    waiting: waiting.toReversed(),
    news: [...refused.toReversed(), ...earlier],
  };
}
