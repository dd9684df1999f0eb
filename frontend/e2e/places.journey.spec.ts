import { expect } from '@playwright/test';
import { test } from './journey.ts';
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

  await test.step('a table is dragged in the plan and moved by the arrow keys, a row is added, and all is undone', async () => {
    await page.goto('/organise/places');
    const plan = page.getByRole('region', { name: 'Preview' });
    const left = page.getByRole('region', { name: 'Table 1', exact: true }).getByLabel('From left');
    const before = await left.inputValue();
    const undo = plan.getByRole('button', { name: 'Undo' });
    const table = plan.locator('[data-table="0"]');
    // Also waits until it stands still.
    await table.hover();
    const box = (await table.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.down();
    await page.mouse.move(middle.x + 20, middle.y, { steps: 4 });
    await page.mouse.up();
    await expect(left).not.toHaveValue(before);
    const dragged = Number(await left.inputValue());
    await plan.getByRole('button', { name: /^Move table .* left$/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(left).toHaveValue(String(dragged + 5));
    await expect(plan.getByRole('button', { name: /^Move table .* right$/ })).toBeFocused();
    await expectSound(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await plan.getByRole('button', { name: /^Move table .* left$/ }).click();
    await expect(left).toHaveValue(String(dragged));
    const tables = page.getByRole('region', { name: /^Table \d+$/ });
    const number = await tables.count();
    await plan.getByLabel('Room of new tables').click();
    await page.getByTitle('Foyer').last().click();
    await plan.getByRole('button', { name: 'Add a row of 6' }).click();
    await expect(tables).toHaveCount(number + 6);
    await expectNoSidewaysScroll(page);
    await undo.click();
    await expect(tables).toHaveCount(number);
    await undo.click();
    await expect(left).toHaveValue(String(dragged));
    await undo.click();
    await expect(left).toHaveValue(before);
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('a question is added, seen and found', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/organise/places?part=faq');
    await page.getByRole('button', { name: 'Add a question' }).click();
    const question = page.getByRole('region', { name: 'Question 11' });
    await question.getByRole('textbox', { name: 'Question' }).fill('May I bring my dog?');
    await question.getByRole('textbox', { name: 'Answer' }).fill('For {{price}}, like everybody.');
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('For $10, like everybody.');
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByRole('button', { name: 'Remove question 12' }).click();
    await expect(page.getByRole('heading', { name: 'Question 11', exact: true })).toBeFocused();
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

  await test.step('whom helpers ask is written and previewed', async () => {
    await page.goto('/organise/places');
    await page.getByRole('link', { name: 'Whom to ask' }).click();
    await page
      .getByLabel('Text')
      .fill('**Dana Whitfield** runs the days. Red shirt, by the foyer.\n\n555-0134');
    await expect(page.getByRole('region', { name: 'Preview' }).getByText('Dana Whitfield')).toBeVisible();
    await save.click();
    await expect(saved).toBeVisible();
  });

  await test.step('what was changed for this is as it was', async () => {
    for (const part of ['plan', 'faq', 'whom-to-ask']) {
      await page.goto(`/organise/places?part=${part}`);
      await page.getByRole('button', { name: 'Back to the standard' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
      await expect(page.getByText('Nobody has changed it yet')).toBeVisible();
    }
  });
});
