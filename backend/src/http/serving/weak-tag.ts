import { createHash } from 'node:crypto';

/** The `ETag` of a text, in whatever encoding it is sent. */
export function weakTag(text: string): string {
  return `W/"${createHash('sha1').update(text).digest('base64url')}"`;
}
