import { type FormEvent, useRef, useState } from 'react';
import { type Problem, problemOf } from '../../api/problem.ts';
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
  /** What a refusal says of single fields; by default what the server says of those that the form has. */
  errorsOf?: (problem: Problem, values: Values) => FieldErrors;
}

/**
 * A form whose values stay until they have arrived. What is wrong stands on its field, and the first such field gets
 * the focus; a refusal about no field of the form is `problem`. A second submit while one is under way does nothing.
 */
export function useForm<Values extends object, Data = unknown>(options: FormOptions<Values, Data>) {
  const { initial, check, send, onSent, failure, errorsOf = ownErrors } = options;
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<Problem>();

  /** Changes values; what was wrong with the fields they belong to says nothing any more. */
  const change = (part: Partial<Values>, fields: string[] = Object.keys(part)) => {
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
    proceed: onSent,
    refused: (error, sent: Values) => {
      const refusal = problemOf(error);
      const refused = errorsOf(refusal, sent);
      if (isRefused(refused)) refuse(refused);
      else setProblem(refusal);
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
  return { values, errors, problem, isSending, change, forgetProblem: () => setProblem(undefined), props };
}

/** A message about a field that the form does not have would stand nowhere. */
function ownErrors({ fields }: Problem, values: object): FieldErrors {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => Object.hasOwn(values, field)));
}

function isRefused(errors: FieldErrors): boolean {
  return Object.values(errors).some(Boolean);
}

function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const controls = Array.from(form?.elements ?? []).filter((control) => control instanceof HTMLElement);
  controls.find((control) => errors[control.getAttribute('name') ?? ''])?.focus();
}
