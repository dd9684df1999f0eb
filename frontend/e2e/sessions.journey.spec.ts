import { expect, test } from '@playwright/test';
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
