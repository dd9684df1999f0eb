import { createHash } from 'node:crypto';

/**
 * The `ETag` of a text, in whatever encoding it is sent. When a calendar was written (DTSTAMP) is another time with each answer,
 * and changes nothing.
 */
export function weakTag(text: string): string {
  const said = text.startsWith('BEGIN:VCALENDAR') ? text.replace(/^DTSTAMP:.*$/gm, '') : text;
  return `W/"${createHash('sha1').update(said).digest('base64url')}"`;
}
