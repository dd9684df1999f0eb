import { expect, type Page } from '@playwright/test';
import { address, test } from './desk.ts';
import { mailText } from './mailbox.ts';
import { openInvitations } from './management.ts';
import { expectNoSidewaysScroll, expectSound } from './sound.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const mail = (page: Page) => preview(page).frameLocator('iframe');

test('the administrator puts words into the invitation, sees them on a guest, and the mail has them', async ({
  desk,
  staff,
}) => {
  const gameday = await desk.createGameday();
  await desk.invite(gameday, { name: 'Amara Okafor' });
  await staff.goto('/organise/texts');
  await expect(staff.getByRole('heading', { name: 'Invitation', exact: true })).toBeVisible();
  await expect(preview(staff).getByText(/1 of \d+ real recipients?/)).toBeVisible();
  await expectSound(staff);
  await staff.setViewportSize({ width: 1280, height: 900 });
  const use = staff.getByRole('button', { name: 'Use these words' });

  await test.step('what no mail could say is told at its field', async () => {
    await staff.getByLabel('Subject’s ending').fill('for {{name}}');
    await expect(staff.getByText('{{name}} is no variable of a subject')).toBeVisible();
    await staff.getByLabel('Subject’s ending').fill('with cake at four');
    await expect(staff.getByText(/^You are invited: .* – with cake at four$/).first()).toBeVisible();
  });

  await test.step('the words stand in the mail of a real guest, and only there', async () => {
    await staff.getByLabel('Opening').fill('Dear ');
    await staff.getByRole('button', { name: /^Insert name/ }).click();
    await staff.getByLabel('Opening').press('End');
    await staff.getByLabel('Opening').pressSequentially(', there is **cake**.');
    await expect(staff.getByLabel('Opening')).toHaveValue('Dear {{name}}, there is **cake**.');
    await expect(mail(staff).getByText(/^Dear [^{]+, there is cake\.$/)).toBeVisible();
    await preview(staff).getByText('Standard', { exact: true }).click();
    await expect(mail(staff).getByText(/there is/)).toHaveCount(0);
    await preview(staff).getByText('Your words', { exact: true }).click();
  });

  await test.step('a draft stays one, and what is not saved is asked about', async () => {
    await staff.getByRole('button', { name: 'Save draft' }).click();
    await expect(staff.getByText('The draft is saved', { exact: true }).first()).toBeVisible();
    await staff.getByLabel('Closing').fill('See you!');
    await staff.getByRole('link', { name: /^Reminder to answer/ }).click();
    await staff.getByRole('button', { name: 'Keep editing' }).click();
    await expect(staff.getByLabel('Closing')).toHaveValue('See you!');
  });

  await test.step('they are used from the next mail on', async () => {
    await staff.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(staff);
    await use.click();
    await expect(staff.getByText(/these words are used/).first()).toBeVisible();
    await expect(use).toHaveAttribute('aria-disabled', 'true');
    await staff.setViewportSize({ width: 1280, height: 900 });
    await expect(staff.getByRole('link', { name: /^Invitation Your words since/ })).toBeVisible();

    const email = address('cake');
    const panel = await openInvitations(staff, gameday);
    await panel.getByRole('button', { name: 'Invite Guest' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Invite Guest' });
    await dialog.getByLabel('Guest name').fill('Wei Zhang');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Send Invitation' }).click();
    const text = await mailText({ to: email, subject: /^You are invited: .* – with cake at four$/ });
    expect(text).toContain('Dear Wei Zhang, there is cake.');
    expect(text).toContain('See you!');
  });

  await test.step('two people at once: the later one is asked', async () => {
    await staff.goto('/organise/texts');
    const other = await staff.context().newPage();
    await other.goto('/organise/texts');
    await other.getByLabel('Closing').fill('Bye!');
    await other.getByRole('button', { name: 'Use these words' }).click();
    await expect(other.getByText(/these words are used/).first()).toBeVisible();
    await other.close();
    await staff.getByLabel('Closing').fill('So long!');
    await use.click();
    await expect(staff.getByText(/Closing changed meanwhile/)).toBeVisible();
    await staff.getByText('Use theirs').click();
    await expect(staff.getByLabel('Closing')).toHaveValue('Bye!');
  });

  await test.step('the standard comes back', async () => {
    await staff.getByRole('button', { name: 'Restore' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(staff.getByText('It is the standard again').first()).toBeVisible();
    await expect(staff.getByLabel('Opening')).toHaveValue('');
    await expect(staff.getByRole('link', { name: 'Invitation Standard' })).toBeVisible();
  });
});
