import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Problem, problemOf } from '#api/problem.ts';
import { useAction } from '../action/use-action.ts';

/** Field name → error message. */
export type FieldErrors = Record<string, string | undefined>;

interface FormOptions<Values, Data> {
  initial: Values;
  /** Validates the values; nothing is sent while it returns errors. */
  check: (values: Values) => FieldErrors;
  /** Calls the API. */
  send: (values: Values) => Promise<{ data?: Data; error?: unknown }>;
  /** Runs on success while the form is mounted. */
  onSent?: (data: Data, values: Values) => void;
  /** The text of the toast when sending fails after the form was left. */
  failure: string;
  /** Maps the server's answer to field errors; its `fields` by default. */
  errorsOf?: (problem: Problem, values: Values) => FieldErrors;
  /** Focuses the first field, for a form that replaces the button that was pressed. */
  takesFocus?: boolean;
}

/**
 * The state of a form. Errors belong to the control or fieldset of that name, and the first one gets the focus; any other
 * failure is `problem`. A second submit while one is running is ignored.
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

  /** Changes values and clears the errors of their fields. */
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
      // Otherwise something was entered meanwhile, which has not been sent.
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
    /** Leaving the page would lose input. Input that is being sent is not lost. */
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

/** The errors of fields that the form does not have, as sentences. */
function notShown(form: HTMLFormElement | null, errors: FieldErrors): string {
  const names = new Set(Array.from(form?.elements ?? [], nameOf));
  const texts = Object.entries(errors).map(([field, text]) => (names.has(field) ? undefined : text));
  return texts
    .filter((text) => text !== undefined)
    .map((text) => `${text.replace(/\.$/, '')}.`)
    .join(' ');
}
