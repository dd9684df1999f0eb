import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAction } from '../action/use-action.ts';
import { type Problem, problemOf } from '../api/problem.ts';
import { isFreshSignInRefusal } from '../api/session.ts';
import * as edit from './edit-state.ts';
import { type FieldErrors, focusFirst, isRefused, notShown, submitOf } from './field-errors.ts';
import { useLeaveGuard } from './unsent-input.ts';
import type { Kept } from './use-kept.ts';

interface Outcome<Data> {
  data?: Data;
  error?: unknown;
}

/** Calls the API. @param thing what the values stand on, whose version is sent along */
export type Save<Values, Data, Thing> = (values: Values, thing: Thing) => Promise<Outcome<Data>>;

/** What others may change meanwhile: the server refuses an edit of an old version and says what there is now. */
export interface Shared<Values, Thing> {
  thing: Thing;
  valuesOf: (thing: NonNullable<Thing>) => Values;
  /** To name what they have changed. */
  labels: edit.FieldLabels<Values>;
}

export interface EditOptions<Values, Data, Thing> {
  /** Which thing is edited; another one begins anew. */
  name?: string;
  /** What the server has, or what something new begins with. Fields that nobody touched follow it. */
  value: Values;
  shared?: Shared<Values, Thing>;
  /** Nothing is sent while it returns errors. */
  check?: (values: Values) => FieldErrors;
  save: Save<Values, Data, Thing>;
  /** What there is after a save, where it is something else than what was sent. */
  now?: (data: Data, sent: Values) => Values;
  /** Runs on success while the form is mounted. */
  onSaved?: (data: Data, sent: Values) => void;
  /** Runs on success even when the form is gone: for toasts. */
  succeeded?: (data: Data, sent: Values) => void;
  /** The text of the toast when saving fails after the form was left. */
  failure: string;
  /** Named in that toast. */
  subject?: string;
  /** Maps the server's answer to field errors; its `fields` by default. */
  errorsOf?: (problem: Problem, values: Values) => FieldErrors;
  /** Focuses the first field, for a form that replaces the button that was pressed. */
  takesFocus?: boolean;
  /** The search parameters that say what it is about: another value leaves the form as well. */
  about?: readonly string[];
  /** Where what is typed is kept until it is saved, so that a reload loses nothing and a link may be followed without a question. */
  kept?: Kept | undefined;
  /** False for what is no loss, such as a search, and where the dialog around it asks. */
  asksToLeave?: boolean;
  /** Focused after a save when what was pressed is gone; the button that submits by default. */
  fallbackFocus?: RefObject<HTMLElement | null>;
  /** What the component shows, where the answer to a save only belongs there, such as an open dialog. */
  place?: unknown;
}

/**
 * The one way to hold what is typed. A new value of the server changes what was not touched, the answer to a save leaves what was
 * typed since, and nothing but another `name` or `restart` begins anew. Errors belong to the control or fieldset of that name, and
 * the first one gets the focus; any other failure is `problem`. It asks before the page is left with unsaved input.
 */
export function useEdit<Values extends object, Data = unknown, Thing = undefined>(
  options: EditOptions<Values, Data, Thing>,
) {
  const {
    name = '',
    value,
    shared,
    check = () => ({}),
    now,
    failure,
    subject,
    place,
    fallbackFocus,
  } = options;
  const { errorsOf = ({ fields }) => fields, takesFocus = false, about, asksToLeave = true, kept } = options;
  const stand = { values: value, thing: shared?.thing as Thing };
  const resumed = (begun: edit.EditState<Values, Thing, Data>) => kept?.resume(begun) ?? begun;
  const [state, setState] = useState(() => resumed(edit.begin(name, stand)));
  const [{ errors, problem, error }, setRefusal] = useState<Refusal>(NO_REFUSAL);
  const followed = edit.follow(state, name, stand);
  if (followed !== state) {
    const isOther = name !== state.name;
    setState(isOther ? resumed(followed) : followed);
    if (isOther) setRefusal(NO_REFUSAL);
  }
  const element = useRef<HTMLFormElement>(null);
  const { typed, sent, conflict, restarts } = state;

  useEffect(() => {
    if (takesFocus || restarts > 0) element.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [takesFocus, restarts]);

  /** Changes values and clears the errors of their fields. */
  const change = (part: Partial<Values>, fields: string[] = Object.keys(part)) => {
    setState((latest) => edit.change(latest, part));
    setRefusal((last) => ({
      ...last,
      errors: Object.fromEntries(Object.entries(last.errors).filter(([field]) => !fields.includes(field))),
    }));
  };
  const refuse = (found: FieldErrors, rest: Partial<Refusal> = {}) => {
    setRefusal({ ...NO_REFUSAL, ...rest, errors: found });
    focusFirst(element.current, found);
  };
  /** Saves, and again by itself if nothing that the form shows has changed on the server. */
  const saveFrom = async (
    { save, values }: Sending<Values, Data, Thing>,
    thing: Thing,
    isAgain = false,
  ): Promise<Outcome<Data>> => {
    const outcome = await save(values, thing);
    const current = currentOf(outcome.error, shared);
    const hasChanged = current && edit.changedFields(state.base.values, current.values).length > 0;
    return current && !hasChanged && !isAgain ? saveFrom({ save, values }, current.thing, true) : outcome;
  };
  const pressed = useRef<Element>(null);
  const { run, isBusy: isSending } = useAction({
    send: async (sending: Sending<Values, Data, Thing>, isThere) => {
      const outcome = await saveFrom(sending, state.base.thing);
      if (isFreshSignInRefusal(outcome.error) && isThere()) setState((latest) => edit.refuse(latest));
      return outcome;
    },
    subject: () => ({ id: name, name: subject }),
    failure,
    place: `${name} ${place}`,
    succeeded: (data: Data, { values }) => {
      kept?.forget({ ...state, typed: values });
      options.succeeded?.(data, values);
    },
    proceed: (data, { values }) => {
      const thing = shared ? (data as unknown as Thing) : state.base.thing;
      const stands =
        shared && data ? shared.valuesOf(data as unknown as NonNullable<Thing>) : now?.(data, values);
      setState((latest) => edit.answer(latest, data, stands && { values: stands, thing }));
      options.onSaved?.(data, values);
    },
    refused: (failed, { values }) => {
      const theirs = currentOf(failed, shared);
      setState((latest) => edit.refuse(latest, theirs));
      if (theirs) return;
      const refusal = problemOf(failed);
      const refused = errorsOf(refusal, values);
      const unshown = notShown(element.current, refused);
      const isTold = isRefused(refused) && !unshown;
      refuse(refused, {
        error: failed,
        ...(!isTold && { problem: { ...refusal, ...(unshown && { message: unshown }) } }),
      });
    },
  });
  const submit = (save = options.save, values = typed) => {
    if (isSending) return;
    const found = check(values);
    setRefusal(NO_REFUSAL);
    if (isRefused(found)) return refuse(found);
    pressed.current = document.activeElement;
    setState((latest) => edit.send(latest, values));
    void run({ save, values });
  };
  // What was pressed may be disabled or gone.
  useEffect(() => {
    if (sent || !pressed.current) return;
    const fallback = fallbackFocus ? fallbackFocus.current : submitOf(element.current);
    const target = pressed.current.isConnected ? pressed.current : fallback;
    pressed.current = null;
    if (document.activeElement === document.body && target instanceof HTMLElement) target.focus();
  });
  const isUnsaved = edit.isUnsaved(state);
  const isChanged = edit.isChanged(state);
  useLeaveGuard(asksToLeave && (isChanged || isUnsaved), {
    about,
    isSent: !isUnsaved,
    isKept: kept?.isLosable === false,
  });
  const draft = kept?.draftOf(state);
  const keep = useEffectEvent((text: string) => text !== kept?.text && kept?.store(text));
  useEffect(() => {
    if (draft !== undefined) keep(draft);
  }, [draft]);

  const discard = () => {
    pressed.current = document.activeElement;
    setState(edit.discard);
    setRefusal(NO_REFUSAL);
  };
  return {
    values: typed,
    /** What the values stand on. */
    thing: state.base.thing,
    initial: state.base.values,
    errors,
    problem,
    error,
    isSending,
    isChanged,
    isUnsaved,
    /** The last save that succeeded. */
    saved: state.saved,
    /** How often something else than typing has changed the values. */
    fills: state.fills,
    change,
    submit,
    discard,
    restart: () => {
      setState(edit.restart);
      setRefusal(NO_REFUSAL);
    },
    forgetProblem: () => setRefusal((last) => ({ ...last, problem: undefined })),
    conflict: conflict &&
      shared && {
        names: edit.fieldNames(conflict.fields, shared.labels),
        chosen: conflict.chosen,
        choose: (choice: edit.Choice) => setState((latest) => edit.choose(latest, choice)),
        // Theirs stand in the form as they are: there is nothing to save, and nothing else ends it.
        close: conflict.chosen && !isChanged ? discard : undefined,
      },
    /** For `<form>`. */
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        submit();
      },
    },
  };
}

interface Sending<Values, Data, Thing> {
  save: Save<Values, Data, Thing>;
  values: Values;
}

interface Refusal {
  errors: FieldErrors;
  problem?: Problem;
  /** As the call failed. */
  error?: unknown;
}

const NO_REFUSAL: Refusal = { errors: {} };

/** What there is now, where the refusal says so. */
function currentOf<Values, Thing>(
  error: unknown,
  shared: Shared<Values, Thing> | undefined,
): edit.Stand<Values, Thing> | undefined {
  const current = shared && (problemOf(error).current as NonNullable<Thing> | undefined);
  return current && { values: shared.valuesOf(current), thing: current };
}
