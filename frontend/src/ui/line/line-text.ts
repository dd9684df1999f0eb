import { count, ordinal } from '#core/text/count-text.ts';

/** Pieces that a row shows; a longer line is told by its label alone. */
const MOST_PAWNS = 12;

/** Where somebody stands in a line. */
export interface LineStanding {
  /** From 1. */
  place: number;
  /** Parties that wait, the own one among them. */
  parties: number;
  /** Seats or badges that the own party waits for. */
  own: number;
}

/** What the row of pawns shows: parties before, the own seats, parties behind. */
export interface LineDrawing {
  before: number;
  own: number;
  behind: number;
  label: string;
}

/** The line as pawns, cut to what a row holds; null when even the parties before are too many. */
export function lineDrawing({ place, parties, own }: LineStanding): LineDrawing | null {
  const before = place - 1;
  const behind = Math.max(0, parties - place);
  if (before + own > MOST_PAWNS) return null;
  return {
    before,
    own,
    behind: Math.min(behind, MOST_PAWNS - before - own),
    label: `${count(before, 'party', 'parties')} before you, ${behind} behind you`,
  };
}

/** What became of earlier offers, or an empty text. @param things what is waited for: `seats` */
export function lineNews(
  place: number,
  { missed, passedOver }: { missed: boolean; passedOver: boolean },
  things: string,
): string {
  if (missed) return `The ${things} went to the next in line. You are still in line, now ${ordinal(place)}.`;
  if (passedOver)
    return `Fewer ${things} were free than you wait for, so somebody behind you was asked. You keep your place.`;
  return '';
}

/** '1 seat is offered to people who waited.', or an empty text for none. @param thing what is waited for: `seat` */
export function offeredText(offered: number, thing: string): string {
  if (offered === 0) return '';
  return `${count(offered, thing)} ${offered === 1 ? 'is' : 'are'} offered to people who waited.`;
}

/** '23 hours left. Then the next in line is asked.' */
export function timeLeftText(keptUntil: string, now = new Date()): string {
  const minutes = Math.max(0, Math.floor((new Date(keptUntil).getTime() - now.getTime()) / 60_000));
  const left = minutes >= 120 ? count(Math.floor(minutes / 60), 'hour') : count(minutes, 'minute');
  return `${left} left. Then the next in line is asked.`;
}
