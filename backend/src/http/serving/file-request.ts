import type { Request } from 'express';

/** Whether somebody asks for a file, or for the headers that would come with it. */
export function asksForFile({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}
