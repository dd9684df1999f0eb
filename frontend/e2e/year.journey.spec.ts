import { expect, type Page } from '@playwright/test';
import { dayFromNow, saveForm } from './editions.ts';
import { test } from './journey.ts';
import { mailText } from './mailbox.ts';
import { signIn } from './sign-in.ts';
import { expectNoSidewaysScroll } from './sound.ts';

/** The tab, for the edition that only staff see. */
async function openDraft(page: Page, tab: 'Edition' | 'Places' | 'Texts'): Promise<void> {
  const tabLink = page.getByRole('link', { name: tab, exact: true });
  await tabLink.click();
  // Each tab has links to the editions; those of the tab before lead back to it.
  await expect(tabLink).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: /, draft$/ }).click();
  await expect(page.getByRole('link', { name: /, draft$/ })).toHaveAttribute('aria-current', 'page');
  await expectNoSidewaysScroll(page);
}

test.describe.configure({ mode: 'default' });

// One convention after the other: each run ends the edition that the run before has opened.
for (const { width, daysAgo, price, next } of [
  { width: 360, daysAgo: 6, price: 12, next: ['2030-10-11', '2030-10-12'] },
  { width: 1280, daysAgo: 3, price: 15, next: ['2031-10-10', '2031-10-11'] },
] as const) {
  test(`an organiser takes the site from one convention to the next, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
    await page.goto('/organise');

    await test.step('the convention is over', async () => {
      await page.getByLabel('First day', { exact: true }).fill(dayFromNow(-daysAgo));
      await page.getByLabel('Second day', { exact: true }).fill(dayFromNow(1 - daysAgo));
      await saveForm(page);
    });

    await test.step('next year’s is a copy, with another price', async () => {
      await page.getByRole('button', { name: 'New edition' }).click();
      const dialog = page.getByRole('dialog', { name: 'New edition' });
      await dialog.getByLabel('First day').fill(next[0]);
      await dialog.getByLabel('Second day').fill(next[1]);
      await dialog.getByRole('button', { name: 'Make a draft' }).click();
      await expect(page.getByText('Only staff see this draft')).toBeVisible();
      await page.getByLabel('Price of a badge').fill(`${price}`);
      await saveForm(page);
    });

    await test.step('its FAQ gets another answer, seen with its own price', async () => {
      await openDraft(page, 'Places');
      await page.getByRole('link', { name: 'FAQ', exact: true }).last().click();
      const question = page.getByRole('region', { name: 'Question 1', exact: true });
      await question.getByRole('textbox', { name: 'Answer' }).fill(`{{price}} on ${next[0]}.`);
      await expect(page.getByRole('region', { name: 'Preview' })).toContainText(`$${price} on ${next[0]}.`);
      const save = page.getByRole('button', { name: 'Save', exact: true });
      await save.click();
      await expect(save).toHaveAttribute('aria-disabled', 'true');
    });

    await test.step('its invitation gets words of its own', async () => {
      await openDraft(page, 'Texts');
      await page.getByLabel('Opening').fill(`Dear {{name}}, next year with ${width} tables.`);
      await page.getByRole('button', { name: 'Use these words' }).click();
      await expect(page.getByText(/these words are used/).first()).toBeVisible();
    });

    const helper = `helper-${width}-${Date.now()}@mail.example`;
    await test.step('somebody helps, and is told', async () => {
      await page.getByRole('link', { name: 'People', exact: true }).click();
      await page.getByRole('button', { name: 'Add a helper' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a Helper' });
      await dialog.getByLabel('Email').fill(helper);
      await dialog.getByLabel(/^Organiser/).check();
      await dialog.getByRole('button', { name: 'Add and tell them' }).click();
      await expect(page.getByText('They are told by mail', { exact: true })).toBeVisible();
      await mailText({ to: helper, subject: /^You are an organiser of / });
    });

    await test.step('registration opens, and everybody sees it', async () => {
      await openDraft(page, 'Edition');
      await page.getByRole('button', { name: 'Open registration' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Open it now' }).click();
      await expect(page.getByRole('heading', { name: 'Registration is open' })).toBeVisible();
      const faq = await page.context().newPage();
      await faq.goto('/faq#admission');
      await expect(faq.getByText(`$${price} on ${next[0]}.`)).toBeVisible();
      await faq.close();
    });

    const guest = `guest-${width}-${Date.now()}@mail.example`;
    await test.step('who is invited to it reads the words', async () => {
      const headers = { origin: new URL(page.url()).origin };
      const day = { date: dayFromNow(30 + daysAgo), location: 'Hall' };
      const gameday = await (await page.request.post('/api/gameday', { headers, data: day })).json();
      const invited = { gamedayID: gameday.id, guestName: 'Noor Karimi', guestEmail: guest };
      await page.request.post('/api/gameday/invite', { headers, data: invited });
      const text = await mailText({ to: guest, subject: /^You are invited/ });
      expect(text).toContain(`Dear Noor Karimi, next year with ${width} tables.`);
    });

    await test.step('and is erased, as they ask', async () => {
      await page.getByRole('link', { name: 'People', exact: true }).click();
      await page.getByLabel('Address of the person').fill(guest);
      await page.getByRole('button', { name: 'Look up' }).click();
      await page.getByRole('button', { name: 'Erase', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Erase a Person' });
      await dialog.getByLabel('At once').check();
      await dialog.getByLabel(`To confirm, type ${guest}`).fill(guest);
      await dialog.getByRole('button', { name: 'Erase' }).click();
      await expect(page.getByText('They are erased', { exact: true })).toBeVisible();
    });

    await test.step('and past registrants are next', async () => {
      await page.getByRole('link', { name: 'Edition', exact: true }).click();
      await page.getByRole('link', { name: 'Invite past registrants' }).click();
      await expect(page.getByRole('radio', { name: /^Past registrants/ })).toBeChecked();
    });
  });
}
