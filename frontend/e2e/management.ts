import { expect, type Locator, type Page } from '@playwright/test';
import type { Gameday } from '../src/core/api/generated.ts';

/** Opens Gameday Management with a gameday's invitations. */
export async function openInvitations(staff: Page, gameday: Gameday): Promise<Locator> {
  await staff.goto(`/gameday-management?gameday=${gameday.id}`);
  const panel = panelOf(staff);
  await expect(panel).toBeVisible();
  return panel;
}

export function panelOf(staff: Page): Locator {
  return staff.getByRole('region', { name: 'Invitations' });
}

/** The card of the gameday on a date. */
export function cardOn(staff: Page, date: string): Locator {
  return staff.getByRole('article').filter({ has: staff.locator(`a[href="/gameday/${date}"]`) });
}

/** The table's row of a guest. */
export function rowOf(staff: Page, guest: string): Locator {
  return staff.getByRole('row').filter({ hasText: guest });
}

/** A count on a gameday's card: how many accepted, rejected or are pending. */
export function countOn(card: Locator, word: 'accepted' | 'rejected' | 'pending', count: number): Locator {
  return card.getByRole('listitem').filter({ hasText: new RegExp(`^${count}\\s*${word}$`) });
}
