const CONTENT_TYPES = new Map([
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['jpg', 'image/jpeg'],
  ['json', 'application/json'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
]);
/** Small letters only, so that the same keys stay apart on disks that do not distinguish capitals. */
const SEGMENT = /^[a-z0-9][a-z0-9._-]{0,99}$/;
/** Well below what file systems and buckets allow for a whole path. */
const KEY_MAX = 500;

/** A key that a store does not take. */
export class ObjectKeyError extends Error {}

/** Returns the key as it came, when it is relative, not too long, has no `..` and ends like a kind of file that is stored. */
export function checkedKey(key: string): string {
  const isSound =
    key.length <= KEY_MAX &&
    key.split('/').every((segment) => SEGMENT.test(segment) && !segment.includes('..'));
  if (!isSound || !CONTENT_TYPES.has(extensionOf(key))) {
    throw new ObjectKeyError(`No key for a stored file: ${JSON.stringify(key.slice(0, 200))}`);
  }
  return key;
}

/** The media type of a stored file. Its extension alone says it, never the person who uploaded it. */
export function contentTypeOf(key: string): string {
  return CONTENT_TYPES.get(extensionOf(checkedKey(key))) ?? '';
}

function extensionOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}
