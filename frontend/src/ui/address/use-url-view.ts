import { startTransition, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useStableCallback } from '../action/component-lifetime.ts';
import { useAddress } from './use-address.ts';

/** One part of a view and how it stands in the address. */
interface UrlPart<Value> {
  /** Left out of the address. */
  initial: Value;
  /** What a text in the address means; the initial value where it makes no sense. */
  read: (text: string) => Value;
}

/** Characters; browsers and servers refuse addresses that are much longer. */
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

/** Reads a view out of an address. */
export function readUrlView<Parts extends UrlParts>(parts: Parts, params: URLSearchParams): UrlView<Parts> {
  const entries = Object.entries(parts).map(([key, part]) => {
    const text = params.get(key);
    return [key, text === null ? part.initial : part.read(text)];
  });
  return Object.fromEntries(entries) as UrlView<Parts>;
}

/** Writes changes of a view into an address; whatever else stands there is left as it is. */
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

/** Changes some parts of a view. What follows from the view itself, as one more of several filters, is a function of it. */
export type ChangeView<View> = (
  change: Partial<View> | ((view: View) => Partial<View>),
  options?: { replace?: boolean },
) => void;

/**
 * What a page shows (search, filters, sort, page), kept in its address so that Back and a shared link work. Changes follow
 * from the address as it is, not as it was rendered last, and come to nothing once the page has been left.
 *
 * @param parts a constant, made once outside the component
 * @returns the view, and what changes it: the same function for good
 */
export function useUrlView<Parts extends UrlParts>(
  parts: Parts,
): [UrlView<Parts>, ChangeView<UrlView<Parts>>] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { currentLocation } = useAddress();
  // Another part of the address, as which dialog is open, leaves the view the same.
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
 * For a checkbox or radio button whose value stands in the address, which follows a moment later on a slow device: what is
 * shown follows the press at once, and then the address, which has the last word.
 *
 * @returns what to show, and what to call with the value that was pressed
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
