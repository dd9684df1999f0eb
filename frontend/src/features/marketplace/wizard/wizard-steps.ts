import type { ListingFields } from './listing-fields.ts';

interface WizardStep {
  title: string;
  /** The fields that it asks for. */
  fields: (keyof ListingFields)[];
}

/** The steps of both wizards (spec §2). */
export const STEPS: readonly WizardStep[] = [
  {
    title: 'Game Info',
    fields: ['game', 'condition', 'price', 'status', 'location', 'gameDescription', 'notes'],
  },
  { title: 'Expansions', fields: ['expansions', 'nextExpansion'] },
  { title: 'Photos', fields: [] },
  { title: 'Payment', fields: ['paymentMethods'] },
];

export const PHOTO_STEP = 2;

type FieldName = (string | number)[];

interface FieldError {
  name: FieldName;
  text: string;
}

/** Fields of the call that one field of the form stands for. */
const FORM_FIELDS: Record<string, keyof ListingFields> = {
  gameName: 'game',
  bggId: 'game',
  bggThumbnail: 'game',
};

/** The step that asks for a field; undefined for one that no step has. */
export function stepOf([field]: FieldName): number | undefined {
  const step = STEPS.findIndex(({ fields }) => fields.some((name) => name === field));
  return step < 0 ? undefined : step;
}

/** The server's messages on the form's fields, in the order of the steps; those on photos stand on their tiles. */
export function fieldErrorsOf(fields: Record<string, string>): FieldError[] {
  return Object.entries(fields)
    .map(([path, text]) => ({ name: nameOf(path), text }))
    .filter(({ name }) => stepOf(name) !== undefined)
    .sort((one, other) => (stepOf(one.name) ?? 0) - (stepOf(other.name) ?? 0));
}

/** `paymentMethods.0.identifier` as the form names it. */
function nameOf(path: string): FieldName {
  const [first = '', ...rest] = path.split('.');
  return [FORM_FIELDS[first] ?? first, ...rest.map((part) => (/^\d+$/.test(part) ? Number(part) : part))];
}

/** The server's message on each photo, by its place in the list that was sent. */
export function photoErrorsOf(fields: Record<string, string>): Map<number, string> {
  const found = Object.entries(fields).flatMap(([path, text]) => {
    const place = /^photos\.(\d+)/.exec(path)?.[1];
    return place === undefined ? [] : [[Number(place), text] as const];
  });
  return new Map(found);
}
