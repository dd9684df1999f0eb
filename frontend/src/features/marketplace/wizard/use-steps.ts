import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withNextExpansion } from './expansions/expansion-list.ts';
import type { ListingFields } from './listing-fields.ts';
import { STEPS, stepOf } from './wizard-steps.ts';

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

  /** Shown at once, so that what stands on it can take the focus. */
  const show = (next: number) =>
    flushSync(() => {
      setStep(next);
      setFurthest((last) => Math.max(last, next));
    });
  /** Opens the step of a field that is wrong, and puts the focus on it. */
  const showField = (name: FieldName) => {
    const wrong = stepOf(name);
    if (wrong !== undefined) show(wrong);
    form.focusField(name as Parameters<typeof form.focusField>[0]);
    form.scrollToField(name as Parameters<typeof form.scrollToField>[0], { block: 'center' });
  };
  /** Whether fields hold what they should; what is wrong is shown at them, the first has the focus. */
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
    /** Takes the focus whenever a step opens. */
    heading,
    showField,
    /** Every field of every step. */
    checkAll: () => check(STEPS.flatMap(({ fields }) => fields)),
    /** One may always go back; on only from a step without errors. */
    goTo: async (next: number) => {
      if (next < step || (await check(STEPS[step]?.fields ?? []))) arrive(next);
    },
  };
}

/** A list as a whole is wrong because of something in it, which comes first. */
function rank(name: FieldName): number {
  return (stepOf(name) ?? 0) * 10 - name.length;
}
