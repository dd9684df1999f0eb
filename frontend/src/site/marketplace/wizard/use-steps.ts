import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ListingFields, withNextExpansion } from './listing-fields.ts';

type FieldName = (string | number)[];

/**
 * Which step of the wizard is open.
 *
 * @param reached the last step that one may go to from the start
 */
export function useSteps(form: FormInstance<ListingFields>, reached: number) {
  const [step, setStep] = useState(0);
  const [furthest, setFurthest] = useState(reached);
  const heading = useRef<HTMLHeadingElement>(null);

  /** Synchronously, so that its fields can take the focus. */
  const show = (next: number) =>
    flushSync(() => {
      setStep(next);
      setFurthest((last) => Math.max(last, next));
    });
  /** Opens the step of a field and focuses it. */
  const showField = (name: FieldName) => {
    const wrong = stepOf(name);
    if (wrong !== undefined) show(wrong);
    form.focusField(name as Parameters<typeof form.focusField>[0]);
    form.scrollToField(name as Parameters<typeof form.scrollToField>[0], { block: 'center' });
  };
  /** Validates fields, shows their errors and focuses the first. */
  const check = async (fields: (keyof ListingFields)[]): Promise<boolean> => {
    try {
      await form.validateFields(fields, { recursive: true });
    } catch (failure) {
      const { errorFields } = failure as { errorFields: { name: FieldName }[] };
      const [first] = errorFields
        .filter(({ name }) => stepOf(name) !== undefined)
        .sort((one, other) => rank(one.name) - rank(other.name));
      if (first) showField(first.name);
      return false;
    }
    form.setFieldsValue(withNextExpansion(form.getFieldsValue(true)));
    return true;
  };
  const arrive = (next: number) => {
    show(next);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  return {
    step,
    furthest,
    /** Focused when a step opens. */
    heading,
    showField,
    /** Every field of every step. */
    checkAll: () => check(STEPS.flatMap(({ fields }) => fields)),
    /** Forward only from a step without errors. */
    goTo: async (next: number) => {
      if (next < step || (await check(STEPS[step]?.fields ?? []))) arrive(next);
    },
  };
}

/** An error inside a list comes before the error of the list itself. */
function rank(name: FieldName): number {
  return (stepOf(name) ?? 0) * 10 - name.length;
}

interface WizardStep {
  title: string;
  /** The fields that it asks for. */
  fields: (keyof ListingFields)[];
}

/** The steps of both wizards. */
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
