import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';

/** A phone of a helper, who has opened the door link, with the list. */
export async function helpersPhone(...of: Parameters<typeof phoneAtTheDoor>): Promise<Page> {
  const phone = await phoneAtTheDoor(...of);
  // The counts come before the list; until that is there no code can be read.
  await phone.getByLabel('Name or code').fill('nobody at all');
  await expect(phone.getByText('Nobody of this name is on the list.')).toBeVisible();
  await phone.getByLabel('Name or code').fill('');
  await phone.getByLabel('Name or code').blur();
  return phone;
}

/** As `helpersPhone`, but nothing was typed, which would take a verdict away; its list may still be under way. */
export async function phoneAtTheDoor(
  browser: Browser,
  admin: APIRequestContext,
  options: BrowserContextOptions = {},
): Promise<Page> {
  await admin.post('/api/organise/door-links');
  const [{ id, link }] = await (await admin.get('/api/organise/door-links')).json();
  // The convention of a journey is months away, and the door shut until the day before it.
  await admin.put(`/api/organise/door-links/${id}/early`, { data: { hours: 24 } });
  const { pathname, hash } = new URL(link);
  const context = await browser.newContext({
    storageState: undefined,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    ...options,
  });
  const phone = await context.newPage();
  await phone.goto(pathname + hash);
  await expect(phone.getByText(/^\d+ here of \d+$/)).toBeVisible();
  return phone;
}

/** What a hand scanner does with codes, one after the other: it types each within milliseconds, and Enter. */
export async function scan(phone: Page, ...codes: string[]): Promise<void> {
  await phone.evaluate(async (texts) => {
    for (const text of texts) {
      for (const key of [...text, 'Enter'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, codes);
}

/** The verdict that the phone shows. */
export function verdictOn(phone: Page) {
  return phone.getByRole('region', { name: 'Check in' }).getByRole('region', { name: 'Verdict' });
}
