import { startTransition, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useStableCallback } from '../action/component-lifetime.ts';
import { useAddress } from './use-address.ts';

/** One part of a view and how its search parameter is read. */
interface UrlPart<Value> {
  /** The default, which is left out of the address. */
  initial: Value;
  /** Parses the parameter; returns the default for an invalid text. */
  read: (text: string) => Value;
}

/** Characters; much longer addresses are refused by browsers and servers. */
const LONGEST_LIST = 4000;

type UrlParts = Record<string, UrlPart<string> | UrlPart<number> | UrlPart<readonly string[]>>;
export type UrlView<Parts extends UrlParts> = {
  -readonly [Key in keyof Parts]: ReturnType<Parts[Key]['read']>;
};

/** @param longest characters, as many as the server takes */
export function textPart(longest: number): UrlPart<string> {
  return { initial: '', read: (text) => text.slice(0, longest) };
}

export function choicePart<Choice extends string>(
  choices: readonly Choice[],
  initial: NoInfer<Choice>,
): UrlPart<Choice> {
  return { initial, read: (text) => choices.find((choice) => choice === text) ?? initial };
}

/** The number of a page from 1, up to the last that the server takes. */
export const pagePart: UrlPart<number> = {
  initial: 1,
  read: (text) => {
    const page = Number(text);
    return Number.isInteger(page) && page >= 1 ? Math.min(page, 100_000) : 1;
  },
};

/** Several choices, none of which holds a comma. */
export const listPart: UrlPart<readonly string[]> = {
  initial: [],
  read: (text) => text.slice(0, LONGEST_LIST).split(',').filter(Boolean),
};

export function readUrlView<Parts extends UrlParts>(parts: Parts, params: URLSearchParams): UrlView<Parts> {
  const entries = Object.entries(parts).map(([key, part]) => {
    const text = params.get(key);
    return [key, text === null ? part.initial : part.read(text)];
  });
  return Object.fromEntries(entries) as UrlView<Parts>;
}

/** Applies changes of a view to search parameters; parameters of others stay. */
export function writeUrlView<Parts extends UrlParts>(
  parts: Parts,
  params: URLSearchParams,
  change: Partial<UrlView<Parts>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(change)) {
    if (String(value) === String(parts[key]?.initial)) next.delete(key);
    else next.set(key, String(value));
  }
  return next;
}

/** Changes some parts of a view. Pass a function when the change depends on the current view. */
export type ChangeView<View> = (
  change: Partial<View> | ((view: View) => Partial<View>),
  options?: { replace?: boolean },
) => void;

/**
 * The state of a list (search, filters, sort, page) in search parameters, so that Back and shared links work. Changes start
 * from the current location, which may be newer than the rendered one, and do nothing once the page was left.
 *
 * @param parts a constant, made once outside the component
 * @returns the view, and a stable function that changes it
 */
export function useUrlView<Parts extends UrlParts>(
  parts: Parts,
): [UrlView<Parts>, ChangeView<UrlView<Parts>>] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { currentLocation } = useAddress();
  // Other parameters, such as the open dialog, must not change the identity of the view.
  const own = new URLSearchParams([...params].filter(([key]) => Object.hasOwn(parts, key))).toString();
  const view = useMemo(() => readUrlView(parts, new URLSearchParams(own)), [parts, own]);
  const changeView = useStableCallback<Parameters<ChangeView<UrlView<Parts>>>>((change, options) => {
    const from = currentLocation();
    if (!from) return;
    const before = new URLSearchParams(from.search);
    const wanted = typeof change === 'function' ? change(readUrlView(parts, before)) : change;
    const next = writeUrlView(parts, before, wanted);
    if (next.toString() === before.toString()) return;
    const replace = options?.replace ?? false;
    void navigate(
      { search: `?${next}` },
      { replace, state: replace ? from.state : null, preventScrollReset: true },
    );
  });
  return [view, changeView];
}

/**
 * For a checkbox or radio button whose value is in the address: it changes at once, although the address follows later on a
 * slow device.
 *
 * @returns the value to show, and what to call with a new value
 */
export function useOptimisticValue<Value>(
  value: Value,
  onChange: (next: Value) => void,
): [Value, (next: Value) => void] {
  const [shown, setShown] = useOptimistic(value);
  const press = (next: Value) =>
    startTransition(() => {
      setShown(next);
      onChange(next);
    });
  return [shown, press];
}
