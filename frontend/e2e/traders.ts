import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Listing, ListingForm } from '../src/core/api/generated.ts';
import { Player } from './players.ts';

/** Who sells, and who buys. */
export async function sellerAndBuyer(browser: Browser): Promise<[seller: Player, buyer: Player]> {
  return [
    await Player.named(browser, ['Rutger van den Berg']),
    await Player.named(browser, ['Dana Whitfield']),
  ];
}

/** Offers a game through the API: Ark Nova under a name of its own, like new, for $45.50 in cash, unless told otherwise. */
export async function listGame({ page }: Player, details: Partial<ListingForm> = {}): Promise<Listing> {
  const data: ListingForm = {
    gameName: `Ark Nova ${randomUUID().slice(0, 8)}`,
    condition: 'Like New',
    price: 45.5,
    paymentMethods: [{ type: 'Cash' }],
    ...details,
  };
  const response = await page.request.post('/api/forsale', { data });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Listing;
}

/** Does one step of buying and selling through the API. */
export async function act(
  { page }: Player,
  { id }: Listing,
  step: 'mark-pending' | 'mark-sold',
): Promise<void> {
  const response = await page.request.post(`/api/forsale/${id}/${step}`);
  expect(response.ok(), await response.text()).toBe(true);
}

/** Goes to the list, which shows games of this name alone. */
export async function findGame(page: Page, { gameName }: Listing, more = ''): Promise<Locator> {
  await page.goto(`/forsale?search=${encodeURIComponent(gameName)}${more}`);
  const card = page.getByRole('listitem', { name: gameName });
  await expect(card).toBeVisible();
  return card;
}

export function detailsOf(page: Page, { gameName }: Listing): Locator {
  return page.getByRole('dialog', { name: gameName });
}
