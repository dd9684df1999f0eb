import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as URL-safe text. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps instead of a secret. */
export function sha256(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
