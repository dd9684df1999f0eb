import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './desk.ts';
import { mail } from './mailbox.ts';
import { Player } from './players.ts';
import { expectSound, SCHEMES } from './sound.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Mail preview' });

for (const width of [360, 1280]) {
  test(`a host sees what the players are told before it is done, at ${width} px`, async ({ browser }) => {
    const viewport = { viewport: { width, height: 800 } };
    const host = await Player.named(browser, ['Meera Host'], viewport);
    const ola = await Player.named(browser, ['Ola Other']);
    const event = await host.createEvent({ eventTime: '2:00 PM' });
    await ola.join(event);
    const { page } = host;
    const drawer = page.getByRole('dialog', { name: 'Event Details' });

    await test.step('the mail of another time stands in the form', async () => {
      await host.open(event);
      await drawer.getByRole('button', { name: 'Edit Event' }).click();
      const form = page.getByRole('dialog', { name: /^Edit Event/ });
      await form.getByLabel('Time').fill('4:00 PM');
      await page.locator('.ant-select-item-option', { hasText: '4:00 PM' }).click();
      await expect(form.getByRole('button', { name: 'Save Event and tell 1 person' })).toBeVisible();
      await form.getByRole('button', { name: 'Look at the mail' }).click();
      await expect(preview(page)).toContainText('Ola Other');
      await expect(preview(page)).not.toContainText(ola.email);
      await preview(page).getByText('Text', { exact: true }).click();
      await expect(preview(page)).toContainText('4:00 PM – 5:00 PM');
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await expectSound(page);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(viewport.viewport);
    });

    await test.step('the mail of a deletion is the one that arrives', async () => {
      await host.open(event);
      await drawer.getByRole('button', { name: 'Remove Event' }).click();
      const question = page.getByRole('dialog', { name: 'Are you sure?' });
      await question.getByRole('button', { name: 'Look at the mail' }).click();
      const subject =
        (await preview(page)
          .getByText(/^Cancelled: /)
          .textContent()) ?? '';
      await preview(page).getByText('Text', { exact: true }).click();
      await expect(preview(page)).toContainText('This event does not take place.');
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await expectSound(page);
      }
      await question.getByRole('button', { name: 'Remove Event and tell 1 person' }).click();
      await expect(question).toBeHidden();

      const told = await mail({ to: ola.email, subject: /^Cancelled/ });
      expect(told.Subject).toBe(subject);
      expect(told.Text).toContain('This event does not take place.');
    });
  });
}

for (const width of [360, 1280]) {
  test(`a host chooses at night when the players are told, at ${width} px`, async ({ browser }) => {
    const host = await Player.named(browser, ['Meera Host'], { viewport: { width, height: 800 } });
    const ola = await Player.named(browser, ['Ola Other']);
    const event = await host.createEvent({ eventTime: '2:00 PM' });
    await ola.join(event);
    const { page } = host;
    // The product of the journeys mails at all hours: what it says of the next one is put in here.
    const leavesAt = new Date(Date.now() + 3_600_000).toISOString();
    for (const path of ['move/preview', 'cancellation']) {
      await page.route(`**/api/event/*/${path}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), leavesAt } });
      });
    }
    const drawer = page.getByRole('dialog', { name: 'Event Details' });
    const choice = (dialog: Locator) => dialog.getByRole('radiogroup', { name: 'When the mail leaves' });

    await host.open(event);
    await drawer.getByRole('button', { name: 'Edit Event' }).click();
    const form = page.getByRole('dialog', { name: /^Edit Event/ });
    await form.getByLabel('Time').fill('4:00 PM');
    await page.locator('.ant-select-item-option', { hasText: '4:00 PM' }).click();
    await expect(choice(form).getByRole('radio').first()).toBeChecked();
    await expectSound(page);
    const saved = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith('/api/event'),
    );
    await form.getByRole('button', { name: 'Save Event and tell 1 person' }).click();
    expect((await saved).postDataJSON()).toMatchObject({ inSendingHours: true });
    await expect(page.getByText(/^1 person is told (tomorrow )?at /)).toBeVisible();

    await host.open(event);
    await drawer.getByRole('button', { name: 'Remove Event' }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure?' });
    await choice(question).getByText('Now', { exact: true }).click();
    await expectSound(page);
    await question.getByRole('button', { name: 'Remove Event and tell 1 person' }).click();
    await expect(question).toBeHidden();
    await mail({ to: ola.email, subject: /^Cancelled/ });
  });
}

test('who moves the convention sees the mail of it', async ({ browser, staff }) => {
  const host = await Player.named(browser, ['Meera Host']);
  await host.createEvent();
  await staff.goto('/organise');
  const secondDay = staff.getByLabel('Second day', { exact: true });
  const day = await secondDay.inputValue();
  const later = new Date(`${day}T12:00:00Z`);
  later.setUTCDate(later.getUTCDate() + 1);
  await secondDay.fill(later.toISOString().slice(0, 'yyyy-mm-dd'.length));
  const changes = staff.getByRole('complementary', { name: 'What changes' });
  await changes.getByRole('button', { name: 'Look at the mail' }).click();
  await expect(preview(staff)).toContainText('The plan has changed');
  for (const colorScheme of SCHEMES) {
    await staff.emulateMedia({ colorScheme });
    await expectSound(staff);
  }
  // Nothing is saved: all others play on these days.
  await changes.getByRole('button', { name: 'Discard changes' }).click();
  await expect(secondDay).toHaveValue(day);
});
