import { gameText } from './event-facts.ts';
import { ownDays } from './own-days.ts';

/** What the `plan` partial sees: the days of a family, as mails show them. */
export function planView(...of: Parameters<typeof ownDays>) {
  return ownDays(...of).map(({ weekday, monthDay, hours, items }) => ({
    title: `${weekday}, ${monthDay}`,
    doors: hours && `Doors ${hours}`,
    items: items.map(({ title, isWaiting, notes, ...item }) => ({
      ...item,
      title: gameText(title),
      border: isWaiting ? 'dashed' : 'solid',
      notes: notes.map(({ kind, text }) => ({
        text,
        line: `- ${text}`,
        stands: kind === 'changed' || kind === 'missing',
      })),
    })),
  }));
}
