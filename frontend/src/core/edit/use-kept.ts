import { changedFields, type EditState, filled } from './edit-state.ts';
import { type StoredText, type StoredTextOptions, useStoredText } from './use-stored-text.ts';

/** Where `useEdit` keeps what is typed. Forms that keep nothing do not load this. */
export interface Kept {
  /** Empty where nothing is kept. */
  text: string;
  store: (text: string) => void;
  /** What stood in this state was sent. */
  forget: <V extends object, T, D>(sent: EditState<V, T, D>) => void;
  /** Leaving the page would lose it. */
  isLosable: boolean;
  /** Goes on with what was typed before a reload, or before the page was left. */
  resume: <V extends object, T, D>(state: EditState<V, T, D>) => EditState<V, T, D>;
  /** The fields that differ from what the server has; empty when there are none. */
  draftOf: <V extends object, T, D>(state: EditState<V, T, D>) => string;
}

/** Names and addresses of people are kept for the tab alone. */
type OfTab = Required<Pick<StoredTextOptions, 'isOfTab'>> | Required<Pick<StoredTextOptions, 'isOfVisitor'>>;

/**
 * Keeps what is typed into a form for its tab, as `useStoredText` does.
 *
 * @param name another shape of values needs another name
 */
export function useKept(name: string, options: OfTab): Kept {
  return keptIn(useStoredText(name, options));
}

export function keptIn([text, store, forget, isLosable]: StoredText): Kept {
  return {
    text,
    store,
    forget: (sent) => forget(draftOf(sent)),
    isLosable,
    resume: (state) => filled(state, { ...state.typed, ...partIn(text) }),
    draftOf,
  };
}

function draftOf<V extends object, T, D>({ base, typed }: EditState<V, T, D>): string {
  const fields = changedFields(base.values, typed);
  // An emptied field would be left out as `undefined`.
  const part = Object.fromEntries(fields.map((field) => [field, typed[field] ?? null]));
  return fields.length > 0 ? JSON.stringify(part) : '';
}

function partIn(draft: string): object {
  try {
    const part: unknown = JSON.parse(draft);
    return typeof part === 'object' && part !== null && !Array.isArray(part) ? part : {};
  } catch {
    return {};
  }
}
