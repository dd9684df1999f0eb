import type { FaqEntry, FloorPlan } from '../../convention/content/content.dto.ts';
import type { EditionContent } from '../../convention/content/edition-content.service.ts';
import { InvalidInputError } from '../../http/errors/api-error.ts';

/** Throws InvalidInputError when a text holds variables that nobody knows. */
export function checkVariables(fields: Record<string, string>, content: EditionContent): void {
  const wrong = Object.entries(fields).flatMap(([field, text]) => {
    const [name] = content.unknownVariables(text);
    return name ? [[field, `There is no {{${name}}}`]] : [];
  });
  if (wrong.length > 0) throw new InvalidInputError(Object.fromEntries(wrong));
}

export function checkQuestions(questions: FaqEntry[], content: EditionContent): void {
  checkVariables(
    Object.fromEntries(
      questions.flatMap(({ question, answer }, index) => [
        [`questions.${index}.question`, question],
        [`questions.${index}.answer`, answer],
      ]),
    ),
    content,
  );
}

/** A plan that can be drawn: each table stands in its room, and has a number of its own. */
export function checkPlan({ rooms, tables }: FloorPlan): void {
  const roomOf = new Map(rooms.map((room) => [room.id, room]));
  const labels = new Set<string>();
  const wrong = tables.flatMap(({ label, roomId, x, y }, index): [string, string][] => {
    const room = roomOf.get(roomId);
    const isTaken = labels.has(label.toLowerCase());
    labels.add(label.toLowerCase());
    if (!room) return [[`tables.${index}.roomId`, `Table ${label} stands in no room`]];
    if (isTaken) return [[`tables.${index}.label`, `There are two tables ${label}`]];
    const isInside = x >= room.x && x <= room.x + room.width && y >= room.y && y <= room.y + room.height;
    return isInside ? [] : [[`tables.${index}.x`, `Table ${label} stands outside of ${room.name}`]];
  });
  if (wrong.length > 0) throw new InvalidInputError(Object.fromEntries(wrong));
}
