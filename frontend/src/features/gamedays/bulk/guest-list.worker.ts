import { type CheckedList, checkGuests } from './check-guests.ts';
import {
  type GuestListAnswer,
  type GuestListRequest,
  type GuestListSummary,
  MOST_SHOWN_LINES,
} from './guest-list-messages.ts';

let list: CheckedList = checkGuests('');

self.addEventListener('message', ({ data }: MessageEvent<GuestListRequest>) => {
  if (data.kind === 'check') {
    list = checkGuests(data.text);
    answer({ kind: 'checked', id: data.id, summary: summaryOf(list) });
  } else {
    answer({ kind: 'collected', id: data.id, guests: list.guests });
  }
});

function answer(message: GuestListAnswer): void {
  self.postMessage(message);
}

function summaryOf({ counts, lines, guests }: CheckedList): GuestListSummary {
  return {
    counts,
    total: lines.length,
    guests: guests.length,
    all: lines.slice(0, MOST_SHOWN_LINES),
    problems: firstProblems(lines),
  };
}

function firstProblems(lines: CheckedList['lines']): CheckedList['lines'] {
  const problems: CheckedList['lines'] = [];
  for (const line of lines) {
    if (problems.length === MOST_SHOWN_LINES) break;
    if (line.verdict !== 'invited') problems.push(line);
  }
  return problems;
}
