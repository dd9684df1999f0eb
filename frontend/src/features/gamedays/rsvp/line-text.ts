import type { GamedayQueuePlace } from '#api/generated.ts';
import { count, ordinal } from '#ui/text/count-text.ts';

/** Pieces that a row shows; a longer line is told by its label alone. */
const MOST_PAWNS = 12;

/** What the row of pawns shows: parties before, the own seats, parties behind. */
export interface LineDrawing {
  before: number;
  own: number;
  behind: number;
  label: string;
}

/** The line as pawns, cut to what a row holds; null when even the parties before are too many. */
export function lineDrawing(place: number, { parties, seats }: GamedayQueuePlace): LineDrawing | null {
  const before = place - 1;
  const behind = Math.max(0, parties - place);
  if (before + seats > MOST_PAWNS) return null;
  return {
    before,
    own: seats,
    behind: Math.min(behind, MOST_PAWNS - before - seats),
    label: `${count(before, 'party', 'parties')} before you, ${behind} behind you`,
  };
}

/** What became of earlier offers, or an empty text. */
export function lineNews(place: number, { missed, passedOver }: GamedayQueuePlace): string {
  if (missed) return `The seats went to the next in line. You are still in line, now ${ordinal(place)}.`;
  if (passedOver)
    return 'Fewer seats were free than you wait for, so somebody behind you was asked. You keep your place.';
  return '';
}

/** '23 hours left. Then the next in line is asked.' */
export function timeLeftText(keptUntil: string, now = new Date()): string {
  const minutes = Math.max(0, Math.floor((new Date(keptUntil).getTime() - now.getTime()) / 60_000));
  const left = minutes >= 120 ? count(Math.floor(minutes / 60), 'hour') : count(minutes, 'minute');
  return `${left} left. Then the next in line is asked.`;
}
