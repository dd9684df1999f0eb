import type { Gameday, GamedayForm } from '#core/api/generated.ts';

/** The dialog's fields: native date and time inputs know texts only, empty for none. */
export interface GamedayFields {
  date: string;
  startTime: string;
  endTime: string;
  capacity: number | null;
  location: string;
  description: string;
  invitationWords: string;
  answerBy: string;
  publicPage: boolean;
}

const DEFAULT_CAPACITY = 8;
const PLAN = ['date', 'startTime', 'endTime', 'location'] as const;

export function fieldsOf(gameday: Gameday | undefined): GamedayFields {
  return {
    date: gameday?.date ?? '',
    startTime: gameday?.startTime?.slice(0, 5) ?? '',
    endTime: gameday?.endTime?.slice(0, 5) ?? '',
    capacity: gameday?.capacity ?? DEFAULT_CAPACITY,
    location: gameday?.location ?? '',
    description: gameday?.description ?? '',
    invitationWords: gameday?.invitationWords ?? '',
    answerBy: gameday?.answerBy ?? '',
    publicPage: gameday?.publicPage ?? true,
  };
}

/** Whether a gameday's date, times or place differ from what its guests know. The form lacks fields while it opens. */
export function isMoved(gameday: Gameday | undefined, fields: Partial<GamedayFields>): boolean {
  const before = fieldsOf(gameday);
  return PLAN.some((field) => (fields[field] ?? before[field]).trim() !== before[field]);
}

/** The call's payload; empty fields are null. */
export function gamedayFormOf(fields: GamedayFields): GamedayForm {
  return {
    date: fields.date,
    startTime: fields.startTime || null,
    endTime: fields.endTime || null,
    capacity: fields.capacity ?? DEFAULT_CAPACITY,
    location: fields.location.trim(),
    description: fields.description.trim() || null,
    invitationWords: fields.invitationWords.trim() || null,
    answerBy: fields.answerBy || null,
    publicPage: fields.publicPage,
  };
}
