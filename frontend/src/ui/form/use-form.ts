import { type FormEvent, useRef, useState } from 'react';
import { type Problem, problemOf } from '../../api/problem.ts';

/** Field → what is wrong with it. */
export type FieldErrors = Record<string, string | undefined>;

interface FormOptions<Values> {
  initial: Values;
  /** What keeps the values from being sent; empty when nothing does. */
  check: (values: Values) => FieldErrors;
  /** Sends them; what the server refuses comes back as `error`. */
  send: (values: Values) => Promise<{ error?: unknown }>;
  /** What a refusal says of single fields; by default what the server says. */
  errorsOf?: (problem: Problem, values: Values) => FieldErrors;
}

/**
 * A form whose values stay until they have arrived. What is wrong stands on its field, and the first such field gets
 * the focus; a refusal about no field is `problem`. A second submit while one is under way does nothing.
 */
export function useForm<Values extends object>({
  initial,
  check,
  send,
  errorsOf = ({ fields }) => fields,
}: FormOptions<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<Problem>();
  const [isSending, setSending] = useState(false);

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
  const submit = async () => {
    if (isSending) return;
    const found = check(values);
    setErrors({});
    setProblem(undefined);
    if (isRefused(found)) return refuse(found);
    setSending(true);
    const { error } = await send(values);
    setSending(false);
    if (!error) return;
    const refusal = problemOf(error);
    const refused = errorsOf(refusal, values);
    if (isRefused(refused)) refuse(refused);
    else setProblem(refusal);
  };
  const props = {
    ref: element,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
  return { values, errors, problem, isSending, change, forgetProblem: () => setProblem(undefined), props };
}

function isRefused(errors: FieldErrors): boolean {
  return Object.values(errors).some(Boolean);
}

function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const controls = Array.from(form?.elements ?? []).filter((control) => control instanceof HTMLElement);
  controls.find((control) => errors[control.getAttribute('name') ?? ''])?.focus();
}
