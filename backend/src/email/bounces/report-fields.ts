/** The fields of one block of a report, by lower-case names; of several of one name the first. */
export type Fields = Map<string, string>;

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
      fields.set(name, line.slice(colon + 1).trim());
    }
  }
  return fields;
}

/** A typed value such as `smtp; 550 no` without its type. */
export function untyped(value: string | undefined): string {
  return (value ?? '').replace(/^\s*[\w-]+\s*;\s*/, '');
}
