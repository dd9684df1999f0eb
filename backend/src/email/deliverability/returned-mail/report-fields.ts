/**
 * The fields of one block of a report, by their names in small letters. When a name comes twice, its first field
 * counts.
 */
export type Fields = Map<string, string>;

/** Strangers write what is read here: a longer value is cut. */
const LONGEST_VALUE = 1_000;
/** RFC 5321, 4.5.3.1. */
const LONGEST_ADDRESS = 320;

/** The blocks of fields that a report consists of (RFC 3464, RFC 5965): like headers, separated by empty lines. */
export function fieldsOf(text: string): Fields[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map(readBlock)
    .filter((fields) => fields.size > 0);
}

function readBlock(block: string): Fields {
  const fields: Fields = new Map();
  for (const line of block.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name && !fields.has(name)) {
      fields.set(name, line.slice(colon + 1, colon + 1 + LONGEST_VALUE).trim());
    }
  }
  return fields;
}

/** A typed value such as `smtp; 550 no` without its type. */
export function untyped(value: string | undefined): string {
  return (value ?? '').replace(/^\s*[\w-]+\s*;\s*/, '');
}

/**
 * What may be an address in a text. The text is cut into pieces first, so that no regular expression runs over all of
 * it.
 */
export function addressesIn(text: string): string[] {
  return text
    .split(/[\s<>,;:"]/)
    .filter((piece) => piece.length <= LONGEST_ADDRESS && piece.includes('@', 1));
}
