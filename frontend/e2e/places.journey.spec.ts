import { expect, test } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { expectNoSidewaysScroll, expectSound } from './sound.ts';

test('an organiser edits the FAQ, a page and the floor plan, and goes back to the standard', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/organise/places');
  await expect(page.getByRole('heading', { name: 'Floor plan' })).toBeVisible();
  await expectSound(page);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const saved = page.getByText('Saved', { exact: true });

  await test.step('the plan is drawn while it is edited, and what cannot be is said at its field', async () => {
    await page.getByRole('button', { name: 'Add a table' }).click();
    const table = page.getByRole('region', { name: /^Table \d+$/ }).last();
    await table.getByLabel('Number').fill('Z9');
    await table.getByLabel('Room').click();
    await page.getByTitle('Foyer').last().click();
    await table.getByLabel('From left').fill('4000');
    await table.getByLabel('From top').fill('170');
    await save.click();
    await expect(page.getByText('Table Z9 stands outside of Foyer').first()).toBeVisible();
    await table.getByLabel('From left').fill('60');
    await expect(page.getByRole('region', { name: 'Preview' }).getByText('Z9')).toBeAttached();
    await save.click();
    await expect(saved).toBeVisible();
    await page.goto('/map');
    await expect(page.getByRole('img', { name: 'Floor plan' }).getByText('Z9')).toBeAttached();
  });

  await test.step('a question is added, seen and found', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/organise/places?part=faq');
    await page.getByRole('button', { name: 'Add a question' }).click();
    const question = page.getByRole('region', { name: 'Question 11' });
    await question.getByRole('textbox', { name: 'Question' }).fill('May I bring my dog?');
    await question.getByRole('textbox', { name: 'Answer' }).fill('For {{price}}, like everybody.');
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('For $10, like everybody.');
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Imprint' }).first().click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await save.click();
    await expect(saved).toBeVisible();
    await page.goto('/faq#may-i-bring-my-dog');
    await expect(page.getByText('For $10, like everybody.')).toBeVisible();
  });

  await test.step('a page is written, seen, and is the standard again', async () => {
    await page.goto('/organise/places?part=conduct');
    await page.getByLabel('Text').fill('## Be kind\n\nThat is all.');
    await expect(
      page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Be kind' }),
    ).toBeVisible();
    await save.click();
    await expect(saved).toBeVisible();
    const visitor = await page.context().newPage();
    await visitor.goto('/');
    await visitor.getByRole('link', { name: 'Code of conduct' }).click();
    await expect(visitor.getByRole('heading', { name: 'Be kind' })).toBeVisible();
    await expectSound(visitor);
    await visitor.close();
    await page.getByRole('button', { name: 'Back to the standard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByLabel('Text')).toHaveValue(/Everybody is welcome at the table/);
  });

  await test.step('what was changed for this is as it was', async () => {
    for (const part of ['plan', 'faq']) {
      await page.goto(`/organise/places?part=${part}`);
      await page.getByRole('button', { name: 'Back to the standard' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
      await expect(page.getByText('Nobody has changed it yet')).toBeVisible();
    }
  });
});
