import type { Page } from '@playwright/test';
import type { FreeTable } from '../src/core/api/generated.ts';

/** A table that no other journey has at the time. */
export async function freeTable(page: Page, time: string, day = 'Saturday'): Promise<FreeTable> {
  const query = new URLSearchParams({ day, time, duration: '60', spots: '4' });
  const answer = await page.request.get(`/api/tables?${query}`);
  const [first] = (await answer.json()) as FreeTable[];
  if (!first) throw new Error(`No table is free on ${day} at ${time}`);
  return first;
}
