import type { Request } from 'express';

/** Whether the method promises to change nothing. */
export function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}
