/** Labels of fields, in the order of the form. */
export type FieldLabels<Values> = { [Field in keyof Values]?: string };

/** The keys of fields with different values. */
export function changedFields<Values extends object>(before: Values, now: Values): (keyof Values)[] {
  const keys = Object.keys({ ...before, ...now }) as (keyof Values)[];
  return keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(now[key]));
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
