import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { Player } from './players.ts';

export async function withSeller(
  browser: Browser,
  sell: (page: Page) => Promise<void>,
  options?: BrowserContextOptions,
): Promise<void> {
  const seller = await Player.named(browser, ['Dana Whitfield'], options);
  await sell(seller.page);
  await seller.leave();
}

/** A real photo: what the page looks like. */
export async function photo(page: Page, name: string) {
  const type = name.endsWith('.png') ? 'png' : 'jpeg';
  const buffer = await page.screenshot({ type });
  return { name, mimeType: `image/${type}`, buffer };
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
export const tile = (page: Page, place: number) =>
  page.getByRole('listitem', { name: `Photo ${place}`, exact: true });
export const step = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 2 });

export async function pickGame(page: Page, search: string, name: RegExp): Promise<void> {
  await page.getByLabel('Game name').fill(search);
  await page.locator('.ant-select-dropdown:visible').getByTitle(name).click();
}

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
}

export async function fillGameInfo(page: Page): Promise<void> {
  await pickGame(page, 'ark nov', /^Ark Nova/);
  await choose(page, 'Condition', 'Like New');
  await page.getByLabel('Price in US dollars').fill('45,50');
}
