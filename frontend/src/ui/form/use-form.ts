import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Problem, problemOf } from '#api/problem.ts';
import { useAction } from '../action/use-action.ts';

/** Field → what is wrong with it. */
export type FieldErrors = Record<string, string | undefined>;

interface FormOptions<Values, Data> {
  initial: Values;
  /** What keeps the values from being sent; empty when nothing does. */
  check: (values: Values) => FieldErrors;
  /** Sends them; what the server refuses comes back as `error`. */
  send: (values: Values) => Promise<{ data?: Data; error?: unknown }>;
  /** They have arrived, and the form is still there. */
  onSent?: (data: Data, values: Values) => void;
  /** What a toast says of a refusal once the form has been left. */
  failure: string;
  /** What a refusal says of single fields; by default what the server says. */
  errorsOf?: (problem: Problem, values: Values) => FieldErrors;
  /** Whether its first field has the focus from the start, as where it takes the place of a button that was pressed. */
  takesFocus?: boolean;
}

/**
 * A form whose values stay until they have arrived. What is wrong stands on its field, which is the control or fieldset
 * of that name, and the first such field gets the focus; a refusal of anything else is `problem`, so that none goes
 * unsaid. A second submit while one is under way does nothing.
 */
export function useForm<Values extends object, Data = unknown>(options: FormOptions<Values, Data>) {
  const { initial, check, send, onSent, failure, takesFocus = false } = options;
  const { errorsOf = ({ fields }) => fields } = options;
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<Problem>();
  const [isTouched, setTouched] = useState(false);

  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [takesFocus]);

  /** Changes values; what was wrong with the fields they belong to says nothing any more. */
  const change = (part: Partial<Values>, fields: string[] = Object.keys(part)) => {
    setTouched(true);
    setValues((current) => ({ ...current, ...part }));
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => !fields.includes(field))),
    );
  };
  const refuse = (found: FieldErrors) => {
    setErrors(found);
    focusFirst(element.current, found);
  };
  const { run, isBusy: isSending } = useAction({
    send,
    failure,
    proceed: (data, sent) => {
      onSent?.(data, sent);
      // What was entered meanwhile has not been sent.
      if (sent === values) setTouched(false);
    },
    refused: (error, sent: Values) => {
      const refusal = problemOf(error);
      const refused = errorsOf(refusal, sent);
      if (!isRefused(refused)) return setProblem(refusal);
      refuse(refused);
      const unshown = notShown(element.current, refused);
      if (unshown) setProblem({ ...refusal, message: unshown });
    },
  });
  const submit = () => {
    if (isSending) return;
    const found = check(values);
    setErrors({});
    setProblem(undefined);
    if (isRefused(found)) refuse(found);
    else void run(values);
  };
  const props = {
    ref: element,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      submit();
    },
  };
  return {
    values,
    errors,
    problem,
    isSending,
    /** Leaving the page would lose what was entered; what is on its way to the server is not lost. */
    isUnsaved: isTouched && !isSending && JSON.stringify(values) !== JSON.stringify(initial),
    change,
    forgetProblem: () => setProblem(undefined),
    props,
  };
}

function isRefused(errors: FieldErrors): boolean {
  return Object.values(errors).some(Boolean);
}

function nameOf(field: Element): string {
  return field.getAttribute('name') ?? '';
}

function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const field = Array.from(form?.elements ?? []).find((named) => errors[nameOf(named)]);
  const control = field instanceof HTMLFieldSetElement ? field.elements[0] : field;
  if (control instanceof HTMLElement) control.focus();
}

/** What is wrong with fields that the form does not have, as sentences; '' when it has them all. */
function notShown(form: HTMLFormElement | null, errors: FieldErrors): string {
  const names = new Set(Array.from(form?.elements ?? [], nameOf));
  const texts = Object.entries(errors).map(([field, text]) => (names.has(field) ? undefined : text));
  return texts
    .filter((text) => text !== undefined)
    .map((text) => `${text.replace(/\.$/, '')}.`)
    .join(' ');
}
