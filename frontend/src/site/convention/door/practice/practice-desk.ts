import type { ExpectedList } from '#core/api/generated.ts';
import type { Answer } from '../desk/answers.ts';
import { DoorDesk } from '../desk/door-desk.ts';
import { findParty, type Scan } from '../desk/scans.ts';

/** A desk like the real one, whose server is this page: nothing is sent, and nothing is kept once it is closed. */
export function practiceDesk(list: ExpectedList): DoorDesk {
  const desk = new DoorDesk({
    send: async (scan) => answerTo(scan, list),
    keep: async () => undefined,
    forget: async () => undefined,
    keepList: async () => undefined,
    keepBlock: async () => undefined,
    now: () => Date.now(),
  });
  const takenAt = Date.parse(list.takenAt);
  desk.takeList(list, { askedAt: takenAt, answeredAt: takenAt });
  return desk;
}

/** What the server says, with nobody else at the door. */
function answerTo({ kind, id, holds, at }: Scan, list: ExpectedList): Answer {
  if (kind === 'here')
    return { state: 'taken', people: [{ id, here: holds ? new Date(at).toISOString() : null }] };
  const owed = holds ? 0 : (findParty(list, id)?.owed ?? 0);
  return { state: 'taken', people: [], owed: { party: id, owed } };
}
