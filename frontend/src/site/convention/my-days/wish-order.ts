/** Things in an order that is known by ids; those that it does not name come after them. */
export function ordered<Thing extends { id: string }>(
  things: Thing[],
  ids: readonly string[] | null,
): Thing[] {
  if (!ids) return things;
  const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...things].sort((one, other) => place(one.id) - place(other.id));
}

/** The ids with one of them at another place. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
