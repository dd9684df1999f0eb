import { createHash } from 'node:crypto';

/**
 * The same text for the same request, also in another release: a value that is absent, null or false counts as not
 * said, and the order of fields does not count. So a release may add a choice that is off by default, or put its
 * fields in another order.
 */
export function requestDigest(content: object): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(content)))
    .digest('base64url');
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(canonical);
  }
  if (value instanceof Date || typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.entries(value)
    .filter(([, part]) => part !== undefined && part !== null && part !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, canonical(part)]);
}
