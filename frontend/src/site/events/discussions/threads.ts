import type { EventDiscussion } from '#core/api/events.ts';

/** Characters that tell two entries of one person apart when they are read out. */
const BRIEF = 40;

/** A question with its answers. */
export interface Thread {
  question: EventDiscussion;
  answers: EventDiscussion[];
}

/** Puts answers below their questions. Of a very long discussion the oldest entries are not there: such answers stand alone. */
export function threadsOf(entries: EventDiscussion[]): Thread[] {
  const threads = new Map<string, Thread>();
  for (const entry of entries) {
    const thread = entry.questionId === null ? undefined : threads.get(entry.questionId);
    if (thread) thread.answers.push(entry);
    else threads.set(entry.id, { question: entry, answers: [] });
  }
  return [...threads.values()];
}

/** Names an entry where several are of one person: 'Karim: With the leaders?'. */
export function briefly({ userName, message }: EventDiscussion): string {
  return `${userName}: ${message.length > BRIEF ? `${message.slice(0, BRIEF)}…` : message}`;
}

/** '1 open' of those that nobody has answered yet; nothing when all are answered. */
export function openText(threads: Thread[]): string {
  const open = threads.filter(
    ({ question, answers }) => question.questionId === null && answers.length === 0,
  );
  return open.length > 0 ? `${open.length} open` : '';
}
