import { expect, type Locator, type Page } from '@playwright/test';
import { MENU, PAGES } from '../src/app/pages.ts';
import { test } from './journey.ts';
import { SIGNED_IN } from './sign-in.ts';

const labels = (links: typeof MENU) => links.map(({ label }) => label);
const EVERYBODYS = labels(MENU.filter(({ staff, isOwn }) => !staff && !isOwn));
/** Whoever signs in here has registered, and has every role but that of the door. */
const OF_STAFF = labels(MENU.filter(({ staff }) => staff !== 'door'));

const GENERIC = 'Tablefall - Sponsored by Second Shelf Media';
/** Each address with its page's part of the title. */
const TITLES: readonly [path: string, title: string | undefined][] = [
  ...PAGES.flatMap(({ path, title }): [string, string | undefined][] =>
    path.includes(':') || typeof title === 'function' ? [] : [[path, title]],
  ),
  ['/forsale', 'Games for Sale'],
  ['/verify/nothing', 'Email Verification'],
  ['/b/nobody', 'Badge'],
  ['/gameday/1999-01-01', 'Gameday on Friday, January 1, 1999'],
  ['/gameday/x/y', 'Page Not Found'],
  ['/gameday-reply/nobody', 'Gameday'],
  ['/nowhere', 'Page Not Found'],
];

test('every page has its title, and all but those of gamedays and the screen in the hall the site links', async ({
  page,
}) => {
  for (const [path, name] of TITLES) {
    const title = name ? `Tablefall - ${name}` : GENERIC;
    await test.step(path, async () => {
      const response = await page.goto(path);
      const served = /<title>([^<]*)/.exec((await response?.text()) ?? '')?.[1];
      expect([title, GENERIC], 'the server and the page agree').toContain(served);
      await expect(page).toHaveTitle(title);
      const siteLinks = /^\/(gameday|hall)/.test(path) ? 0 : 1;
      await expect(page.getByRole('navigation', { name: 'Site' })).toHaveCount(siteLinks);
    });
  }
});

test('what the server writes of a page holds its text, and nothing of the address: it serves others as well', async ({
  request,
}) => {
  const faq = await (await request.get('/faq')).text();
  expect(faq).toContain('Frequently Asked Questions</h1>');
  const personal = [
    '/gameday-reply/pass-me',
    '/verify/pass-me',
    '/unsubscribe/pass-me',
    '/b/pass-me',
    '/nowhere/pass-me',
  ];
  for (const path of [
    ...personal,
    '/gameday/x/pass-me',
    '/forsale?item=pass-me',
    '/events?rid=pass-me&game=pass-me',
    '/pay?rid=pass-me',
  ])
    expect(await (await request.get(path)).text()).not.toContain('pass-me');
});

test('the menu has its links in order, for staff theirs too, and fits at 960 px', async ({ browser }) => {
  const viewport = { width: 960, height: 800 };
  const visitor = await browser.newPage({ viewport });
  await visitor.goto('/');
  await expect(menuOf(visitor)).toHaveText(EVERYBODYS);
  await expect(visitor.getByRole('button', { name: 'Log out' })).toHaveCount(0);

  const staff = await browser.newPage({ viewport, storageState: SIGNED_IN });
  await staff.goto('/');
  await expect(menuOf(staff)).toHaveText(OF_STAFF);
  await expect(staff.getByRole('button', { name: 'Log out' })).toBeVisible();
  const rows = () =>
    menuOf(staff).evaluateAll((all) => new Set(all.map((link) => link.getBoundingClientRect().top)).size);
  await expect.poll(rows).toBe(1);
});

function menuOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Site' }).getByRole('link');
}

test('on a phone the menu opens with its button and closes by choosing, by Escape and by going elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Site' });
  const open = page.getByRole('button', { name: 'Open menu' });
  const close = page.getByRole('button', { name: 'Close menu' });
  await expect(links).toBeHidden();

  await open.click();
  await expect(close).toHaveAttribute('aria-expanded', 'true');
  await expect(links.getByRole('link')).toHaveText(EVERYBODYS);
  await page.keyboard.press('Tab');
  await expect(links.getByRole('link', { name: 'Register' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
  await expect(open).toBeFocused();

  await page.keyboard.press('Enter');
  await links.getByRole('link', { name: 'Register' }).click();
  await expect(links).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await links.getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { name: 'Events', exact: true })).toBeVisible();
  await expect(links).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();

  await open.click();
  await page.getByRole('link', { name: 'Tablefall' }).click();
  await expect(links).toBeHidden();
});

test('the keyboard goes past the menu into the form and fills it in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Email Address')).toBeVisible();
  // The server's view of the page has no form to fill in.
  await expect(page.locator('.first-view')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Riverside Hall' })).toBeFocused();
  await page.getByLabel('Email Address').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dana');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '9 and under' })).toBeChecked();
  await expect(page.getByText('No badge needed')).toBeVisible();
});
