import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectChosenSeen } from './forced-colours.ts';

export const SCHEMES = ['light', 'dark'] as const;

/**
 * Nothing to scroll sideways at any width, nothing serious for axe on a desk and on the narrowest phone, and what is chosen is
 * seen with the system's colours. In the dark scheme the layout is the same, so that only the contrast is looked at.
 */
export async function expectSound(page: Page, within = 'html'): Promise<void> {
  if (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)) {
    await expectAccessible(page, within, ['color-contrast']);
    return;
  }
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    if (width !== 768) await expectAccessible(page, within);
  }
  await expectChosenSeen(page);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(excess, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
}

async function expectAccessible(page: Page, within: string, rules?: string[]): Promise<void> {
  // A mail's preview runs no script, so axe would wait in its frame until it gives up.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  // Legacy: in the page itself, without a second tab in which the other way gathers the results of frames.
  axe.setLegacyMode().include(within).exclude('iframe');
  // Of a page that still changes, axe measures a colour here and the ground that it had a moment before: what counts is what stays.
  await expect(page.locator('.first-view')).toHaveCount(0);
  await expect(async () => {
    const { violations } = await axe.analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  }).toPass({ intervals: [500, 2_000], timeout: 30_000 });
}
