import { inStore } from './browser-database.ts';

/** What was scanned: ids and times, and names sealed. It is kept until the server has it, whoever signs in meanwhile. */
export const DOOR_SCANS = 'tablefall-door-scans';

/** What of a scan says whether the server still has to get it. */
interface Waiting {
  kind: 'here' | 'paid' | 'walk-in';
  /** Why the server refused it. */
  why?: string;
  /** When it was taken back. */
  undoneAt?: number;
}

/** What waits in this browser, by how it is lost: a scan is sent by whoever has the door next. */
export interface Unsent {
  walkIns: number;
  scans: number;
}

/** Whether the server does not have a scan yet, which was neither refused nor taken back. */
export function waits({ why, undoneAt }: Waiting): boolean {
  return why === undefined && undoneAt === undefined;
}

export function unsentOf(scans: readonly Waiting[]): Unsent {
  const waiting = scans.filter(waits);
  const walkIns = waiting.filter(({ kind }) => kind === 'walk-in').length;
  return { walkIns, scans: waiting.length - walkIns };
}

/** ms; browsers are known whose databases never answer, and nobody may be held back by that from signing out. */
const LONGEST_READ = 3_000;

/** What waits of what was done at the door in this browser, whoever did it; nothing where the browser does not say. */
export function unsentAtDoor(): Promise<Unsent> {
  const read = inStore<Waiting[]>(DOOR_SCANS, 'readonly', (store) => store.getAll());
  const silence = new Promise<Waiting[]>((resolve) => setTimeout(() => resolve([]), LONGEST_READ));
  return Promise.race([read, silence]).then(unsentOf, () => unsentOf([]));
}
