/** What somebody is told who waits for what is full: seats of a gameday, or badges. */
export interface WaitingFacts {
  news: 'waiting' | 'offered' | 'passed-over' | 'missed' | 'removed';
  /** From 1; null while something is kept for them. */
  place: number | null;
  /** ISO 8601; until when what was offered is kept. */
  keptUntil: string | null;
}
