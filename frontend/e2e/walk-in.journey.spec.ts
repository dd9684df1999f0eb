import { expect, type Page, test } from '@playwright/test';
import { helpersPhone, verdictOn } from './door-phone.ts';
import { SIGNED_IN } from './sign-in.ts';
import { expectNoSidewaysScroll, expectSound, SCHEMES } from './sound.ts';
import { steps } from './steps.ts';

test.use({ storageState: SIGNED_IN });

/** Who is here of how many, as the head says. */
const counts = async (phone: Page): Promise<number[]> =>
  ((await phone.getByText(/^\d+ here of \d+$/).textContent()) ?? '').split(' here of ').map(Number);

for (const colorScheme of SCHEMES) {
  test(`somebody who is on no list is registered, paid and here in four taps, ${colorScheme}`, async ({
    browser,
    page,
  }) => {
    const phone = await helpersPhone(browser, page.request, { colorScheme, isMobile: true });
    const name = `Wanda Walker ${Date.now()}`;
    const [here = 0, expected = 0] = await counts(phone);
    const taken = steps(phone);

    await taken.press(phone.getByLabel('Name or code'));
    await phone.getByLabel('Name or code').fill(name);
    await phone.getByLabel('Name or code').press('Enter');
    await expect(verdictOn(phone)).toContainText('Not on the list');
    await expectSound(phone);
    await taken.press(verdictOn(phone).getByRole('button', { name: 'Add a walk-in' }));
    const dialog = phone.getByRole('dialog', { name: 'Add a walk-in' });
    await expect(dialog.getByLabel('Name 1')).toHaveValue(name);
    await expectSound(phone);
    await expectNoSidewaysScroll(phone);
    await taken.press(dialog.getByRole('button', { name: /^Register, paid and here · \$\d+$/ }));
    await expect(verdictOn(phone)).toContainText('Come in');
    await expect(verdictOn(phone)).toContainText(name);
    taken.expectAtMost(4);
    await expect(phone.getByText(`${here + 1} here of ${expected + 1}`)).toBeVisible();

    await phone.getByLabel('Name or code').fill(name);
    await expect(phone.getByRole('button', { name: new RegExp(`^${name}.*here`) })).toBeVisible();
    const { items } = await (
      await page.request.get('/api/registrations', { params: { search: name } })
    ).json();
    expect(items).toMatchObject([{ email: null, paid: true, badges: 1 }]);
    await phone.context().close();
  });
}
