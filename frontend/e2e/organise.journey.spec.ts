import { expect } from '@playwright/test';
import { dayFromNow, saveButton, saveForm } from './editions.ts';
import { test } from './journey.ts';
import { signIn } from './sign-in.ts';
import { expectNoSidewaysScroll, expectSound } from './sound.ts';

test('an organiser changes the edition, and opens next year’s when this one is over', async ({ page }) => {
  await signIn(page);
  await page.goto('/desk');
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Organise' }).click();
  await expect(page.getByRole('heading', { name: 'Organise', level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'State of the edition' })).toContainText('Open');
  await expectSound(page);
  await page.setViewportSize({ width: 360, height: 800 });

  await test.step('a change is seen before it is saved, and discarded', async () => {
    await page.getByLabel('Badges', { exact: true }).fill('0');
    await expect(page.getByText('Badges: There must be at least 1 badge')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('Badges', { exact: true })).toBeFocused();
    await page.getByLabel('Badges', { exact: true }).fill('333');
    await expect(page.getByRole('heading', { name: /^Badges \d+.*333$/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByText('Nothing yet.')).toBeVisible();
  });

  await test.step('a logo takes the place of the pawn and the name, and is taken away again', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a logo' }).click();
    await (await chooser).setFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg/>'),
    });
    await expect(page.getByText(/send PNG or WebP/).first()).toBeVisible();
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 90 } });
    await page
      .getByLabel('Logo file')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByText('The logo is saved', { exact: true })).toBeVisible();
    const visitor = await page.context().newPage();
    for (const width of [360, 1280]) {
      await visitor.setViewportSize({ width, height: 800 });
      await visitor.goto('/faq');
      const logo = visitor.getByRole('banner').getByRole('img', { name: 'Tablefall' });
      await expect(logo).toBeVisible();
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
      await expectNoSidewaysScroll(visitor);
    }
    // Without a cookie, so that the server draws the page.
    const firstView = await fetch(new URL('/faq', page.url()));
    expect(await firstView.text()).toContain('class="brand-logo"');
    await page.getByRole('button', { name: 'Remove the logo' }).click();
    await expect(page.getByText('The logo is removed', { exact: true })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('banner').getByRole('link', { name: 'Tablefall' })).toBeVisible();
    await visitor.close();
  });

  await test.step('two people at once: the later one is asked', async () => {
    const other = await page.context().newPage();
    await other.goto('/organise');
    await other.getByLabel('Hall').fill('Old Mill');
    await saveForm(other);
    await page.getByLabel('Hall').fill('New Mill');
    await saveButton(page).click();
    await expect(page.getByText(/Hall changed meanwhile/)).toBeVisible();
    await page.getByText('Keep mine').click();
    await saveForm(page);
    await other.goto('/contact');
    await expect(other.getByText('New Mill').first()).toBeVisible();
    await other.close();
  });

  await test.step('a draft begins with everything of this one', async () => {
    await page.getByRole('button', { name: 'New edition' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make a draft' }).click();
    // It is the draft that is edited from here on, on each of the tabs.
    await expect(page.getByText(/^You edit .+, a draft\. Nobody sees it\.$/)).toBeVisible();
    await page.getByRole('link', { name: 'Texts', exact: true }).click();
    await expect(page).toHaveURL(/\/organise\/texts\?edition=/);
    await expect(page.getByText(/, a draft\. Nobody sees it\.$/)).toBeVisible();
    await page.getByRole('link', { name: 'Edition', exact: true }).click();
    await expect(page.getByText('Only staff see this draft')).toBeVisible();
    await expect(page.getByLabel('Hall')).toHaveValue('New Mill');
    await page.getByRole('button', { name: 'Open registration' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open it now' }).click();
    await expect(page.getByRole('dialog').getByText(/The next one can open after that/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('it opens once this one is over', async () => {
    const open = page.getByRole('link', { name: /, open$/ });
    await open.click();
    await expect(open).toHaveAttribute('aria-current', 'page');
    await page.getByLabel('First day', { exact: true }).fill(dayFromNow(-9));
    await page.getByLabel('Second day', { exact: true }).fill(dayFromNow(-8));
    await expect(page.getByText(/events? moves? with (its|their) day/)).toBeVisible();
    await saveForm(page);
    await page.getByRole('link', { name: /, draft$/ }).click();
    await expect(page.getByText('Only staff see this draft')).toBeVisible();
    await page.getByLabel('Hall').fill('Somewhere else');
    await page
      .getByRole('link', { name: /, open$/ })
      .or(page.getByRole('link', { name: /, over$/ }))
      .click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Hall')).toHaveValue('Somewhere else');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('button', { name: 'Open registration' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open it now' }).click();
    await expect(page.getByRole('heading', { name: 'Registration is open' })).toBeVisible();
    await expect(page.getByRole('link', { name: /, archived$/ })).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'Invite past registrants' }).click();
    await expect(page.getByRole('radio', { name: /^Past registrants/ })).toBeChecked();
  });
});
