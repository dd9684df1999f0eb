/** Values as a form shows them, and the thing of the server that says them; its version is sent along with a save. */
export interface Stand<Values, Thing> {
  values: Values;
  thing: Thing;
}

export type Choice = 'theirs' | 'mine';

/** Somebody else has changed the thing as well: a save was refused, and it is to be chosen what to go on with. */
interface Conflict<Values, Thing> {
  theirs: Stand<Values, Thing>;
  /** The fields that they have changed. */
  fields: (keyof Values)[];
  chosen?: Choice;
  /** What one had before theirs were looked at. */
  mine?: Values;
}

/** What is typed into a form, and what it stands on. */
export interface EditState<Values, Thing, Data = unknown> {
  /** Which thing is edited. */
  name: string;
  /** The stand of the server that the form follows. */
  given: Stand<Values, Thing>;
  /** What the server has, as far as the form knows: a value that differs from it was typed. */
  base: Stand<Values, Thing>;
  typed: Values;
  /** What is being saved. */
  sent?: Values;
  /** The last save that succeeded. */
  saved?: { data: Data; values: Values };
  conflict?: Conflict<Values, Thing>;
  /** How often something else than typing has changed what stands in the fields. */
  fills: number;
  /** How often the form was begun anew. */
  restarts: number;
}

/** Labels of fields, in the order of the form. */
export type FieldLabels<Values> = { [Field in keyof Values]?: string };

type Edit<Values extends object, Thing, Data> = EditState<Values, Thing, Data>;

/** A form in which nothing was typed yet. */
export function begin<V extends object, T, D>(name: string, given: Stand<V, T>): Edit<V, T, D> {
  return { name, given, base: given, typed: given.values, fills: 0, restarts: 0 };
}

/** For the next one. */
export function restart<V extends object, T, D>({
  name,
  given,
  fills,
  restarts,
}: Edit<V, T, D>): Edit<V, T, D> {
  return { ...begin(name, given), fills: fills + 1, restarts: restarts + 1 };
}

/**
 * The page has a stand of the server, the same one or another: what was not touched follows it. Where both have changed one field
 * of a thing with a version, nothing is followed: the save will be refused, and then it is asked.
 */
export function follow<V extends object, T, D>(
  state: Edit<V, T, D>,
  name: string,
  stand: Stand<V, T>,
): Edit<V, T, D> {
  if (name !== state.name) return { ...begin(name, stand), fills: state.fills + 1 };
  const { base, typed, conflict } = state;
  // What comes while a save is under way may be older or newer than the save.
  if (state.sent || (conflict && !conflict.chosen) || isSame(stand, state.given)) return state;
  // What was saved since may be newer than this stand, which was asked for before: then the save's own version stays as well.
  const saved = changedFields(state.given.values, base.values);
  const news = changedFields(state.given.values, stand.values);
  const theirs = news.filter((field) => !saved.includes(field));
  const present = {
    ...base.values,
    ...Object.fromEntries(theirs.map((field) => [field, stand.values[field]])),
  };
  const values = keepingMine(base.values, typed, present);
  const isContested = theirs.some((field) => changedFields(values, present).includes(field));
  if (isContested && stand.thing !== undefined) return state;
  const thing = theirs.length < news.length ? base.thing : stand.thing;
  const next = { ...state, given: stand, base: { values: present, thing } };
  return filled(next, values);
}

/** Somebody types or chooses. */
export function change<V extends object, T, D>(state: Edit<V, T, D>, part: Partial<V>): Edit<V, T, D> {
  return { ...state, typed: { ...state.typed, ...part } };
}

/** A save begins. */
export function send<V extends object, T, D>(state: Edit<V, T, D>, sent: V): Edit<V, T, D> {
  return { ...state, sent };
}

/** The save succeeded: what was sent is what the server has, or what it says it has; what was typed since stays. */
export function answer<V extends object, T, D>(
  state: Edit<V, T, D>,
  data: D,
  now?: Stand<V, T>,
): Edit<V, T, D> {
  const values = state.sent ?? state.typed;
  const base = now ?? { values, thing: state.base.thing };
  const next = { ...state, base, sent: undefined, conflict: undefined, saved: { data, values } };
  return filled(next, keepingMine(values, state.typed, base.values));
}

/** The save failed, with what there is now where somebody else was faster. */
export function refuse<V extends object, T, D>(state: Edit<V, T, D>, theirs?: Stand<V, T>): Edit<V, T, D> {
  const conflict = theirs && { theirs, fields: changedFields(state.base.values, theirs.values) };
  return { ...state, sent: undefined, conflict: conflict ?? state.conflict };
}

/** Goes on with theirs, or with one's own changes on top of them; it may be chosen again. */
export function choose<V extends object, T, D>(state: Edit<V, T, D>, choice: Choice): Edit<V, T, D> {
  const { conflict, base, typed } = state;
  if (!conflict) return state;
  const { theirs } = conflict;
  const looksAtTheirs = conflict.chosen === 'theirs';
  const mine = (looksAtTheirs && conflict.mine) || keepingMine(base.values, typed, theirs.values);
  const next = { ...state, base: theirs, conflict: { ...conflict, mine, chosen: choice } };
  return filled(next, choice === 'mine' ? mine : theirs.values);
}

/** Back to what the server has. */
export function discard<V extends object, T, D>(state: Edit<V, T, D>): Edit<V, T, D> {
  return filled({ ...state, conflict: undefined }, state.base.values);
}

/** Something stands there that the server does not have. */
export function isChanged<V extends object, T, D>({ base, typed }: Edit<V, T, D>): boolean {
  return changedFields(base.values, typed).length > 0;
}

/** Leaving the form would lose input. What is being sent is not lost. */
export function isUnsaved<V extends object, T, D>({ base, typed, sent }: Edit<V, T, D>): boolean {
  return changedFields(sent ?? base.values, typed).length > 0;
}

/** Something else than typing has changed what stands in the fields. */
export function filled<V extends object, T, D>(state: Edit<V, T, D>, typed: V): Edit<V, T, D> {
  const isOther = changedFields(state.typed, typed).length > 0;
  return isOther ? { ...state, typed, fills: state.fills + 1 } : state;
}

function isSame<V extends object, T>(one: Stand<V, T>, other: Stand<V, T>): boolean {
  const hasChanged = changedFields(one.values, other.values).length > 0;
  return !hasChanged && JSON.stringify(one.thing) === JSON.stringify(other.thing);
}

/** The keys of fields with different values; an empty field is like none. */
export function changedFields<Values extends object>(before: Values, now: Values): (keyof Values)[] {
  const keys = Object.keys({ ...before, ...now }) as (keyof Values)[];
  return keys.filter((key) => JSON.stringify(before[key] ?? '') !== JSON.stringify(now[key] ?? ''));
}

/** One's own changes on top of the current values of others. */
export function keepingMine<Values extends object>(before: Values, mine: Values, theirs: Values): Values {
  const changed = changedFields(before, mine).map((key) => [key, mine[key]]);
  return { ...theirs, ...Object.fromEntries(changed) };
}

/** 'Date, Location and Description' */
export function fieldNames<Values extends object>(
  fields: (keyof Values)[],
  labels: FieldLabels<Values>,
): string {
  const names = (Object.keys(labels) as (keyof Values)[]).filter((key) => fields.includes(key));
  return new Intl.ListFormat('en-US').format(names.map((key) => labels[key] ?? ''));
}
