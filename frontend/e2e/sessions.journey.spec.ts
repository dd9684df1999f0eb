import { expect } from '@playwright/test';
import { holdCalls } from './answers.ts';
import { test } from './journey.ts';
import { Player } from './players.ts';
import { signIn } from './sign-in.ts';
import { expectSound, SCHEMES } from './sound.ts';

for (const colorScheme of SCHEMES) {
  test(`whoever left a browser signed in logs it out from another one, ${colorScheme}`, async ({
    browser,
    request,
  }) => {
    const email = `ola.${colorScheme}.${Date.now().toString(36)}@mail.example`;
    const form = { email, attendees: [{ name: 'Ola Szymańska', badge: true }] };
    expect((await request.post('/api/register', { data: form })).status()).toBe(200);
    const library = await (await browser.newContext()).newPage();
    const home = await (await browser.newContext({ colorScheme, reducedMotion: 'reduce' })).newPage();
    await signIn(library, email);
    await signIn(home, email);

    await home.goto('/login');
    const sessions = home.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await expect(sessions.filter({ hasText: 'This browser' })).toHaveText(/Chrome on Linux.*Signed in/);
    await expectSound(home);
    await home.getByRole('button', { name: 'Log out everywhere else' }).click();

    await expect(home.getByText('Logged out everywhere else', { exact: true })).toBeVisible();
    await expect(sessions).toHaveCount(1);
    await library.goto('/login');
    await expect(library.getByRole('heading', { name: 'Login' })).toBeVisible();
  });
}

test('on a phone Logout stays under the finger while names and badges are still on their way', async ({
  browser,
}) => {
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const { page } = await Player.named(browser, ['Ola Szymańska', 'Jan Szymański'], phone);
  const logout = page.getByRole('button', { name: 'Logout' });
  await page.goto('/login');
  await expect(logout).toBeVisible();
  const letGo = await holdCalls(page, /\/api\/(register|registration|user)\b/);
  await page.reload();
  await expect(logout).toBeVisible();
  const before = await logout.boundingBox();
  letGo();
  await expect(page.getByRole('button', { name: 'Add a name' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'This browser' })).toBeVisible();
  expect(await logout.boundingBox()).toEqual(before);
});
