import type { RotaShift, ShiftForm } from '#core/api/staff.ts';

/** The dialog's fields: native date and time inputs know texts only, empty for none. */
export interface ShiftFields {
  title: string;
  place: string;
  day: string;
  start: string;
  end: string;
  places: number | null;
  forAnyone: boolean;
  opensDoor: boolean;
  /** One address in a line. */
  invitees: string;
  notes: string;
}

export const LABELS: Record<keyof ShiftFields, string> = {
  title: 'What is to be done',
  place: 'Where',
  day: 'Day',
  start: 'From',
  end: 'Until',
  places: 'Helpers needed',
  forAnyone: 'Who may take it',
  opensDoor: 'Door',
  invitees: 'Their addresses',
  notes: 'Notes',
};

/** @param day of something new */
export function fieldsOf(shift: RotaShift | undefined, day = ''): ShiftFields {
  return {
    title: shift?.title ?? '',
    place: shift?.place ?? '',
    day: shift?.day ?? day,
    start: shift?.start ?? '',
    end: shift?.end ?? '',
    places: shift?.places ?? 1,
    forAnyone: shift?.forAnyone ?? true,
    opensDoor: shift?.opensDoor ?? false,
    invitees: shift?.invitees.join('\n') ?? '',
    notes: shift?.notes ?? '',
  };
}

export function formOf(fields: ShiftFields): ShiftForm {
  return {
    ...fields,
    title: fields.title.trim(),
    place: fields.place.trim(),
    places: fields.places ?? 1,
    invitees: fields.invitees.split(/[\s,;]+/).filter(Boolean),
    notes: fields.notes.trim() || null,
  };
}

/** Whether those who have taken it are told of the change: it is at another time or place. */
export function isNews(shift: RotaShift | undefined, fields: Partial<ShiftFields>): boolean {
  if (!shift || shift.helpers.length === 0) return false;
  const before = fieldsOf(shift);
  return (['day', 'start', 'end', 'place'] as const).some(
    (field) => (fields[field] ?? before[field]).trim() !== before[field],
  );
}
