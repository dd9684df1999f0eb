/** What the step of expansions asks for. */
export interface ExpansionsStepFields {
  expansions: string[];
  /** Typed, but not added to the list yet. */
  nextExpansion: string;
}

const NAME_MAX = 100;
const EXPANSIONS_MAX = 50;

/** Why what is typed cannot join the list of expansions. */
export function expansionError({ expansions, nextExpansion }: ExpansionsStepFields): string | undefined {
  const next = nextExpansion.trim();
  if (next === '') return undefined;
  if ([...next].length > NAME_MAX) return 'Expansion names are too long';
  if (expansions.length >= EXPANSIONS_MAX) return `Please list at most ${EXPANSIONS_MAX} expansions`;
  const isListed = expansions.some((each) => each.toLowerCase() === next.toLowerCase());
  return isListed ? `${next} is in the list already` : undefined;
}

/** The expansion that is typed joins the list, so that nobody loses it by going on. */
export function withNextExpansion<Fields extends ExpansionsStepFields>(fields: Fields): Fields {
  const next = fields.nextExpansion.trim();
  return {
    ...fields,
    expansions: next ? [...fields.expansions, next] : fields.expansions,
    nextExpansion: '',
  };
}
