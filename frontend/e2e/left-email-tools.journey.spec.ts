import { expect, type Page } from '@playwright/test';
import { leaveUnanswered, toast } from './answers.ts';
import { address, test } from './desk.ts';
import { askToSend, openTool } from './emailer.ts';

/** The e-mail tools, left while the server still thinks. */

const tools = (staff: Page) => staff.getByRole('navigation', { name: 'E-mail tools' });
const text = (staff: Page) => staff.getByRole('textbox', { name: 'Message', exact: true });
const list = (staff: Page) => staff.getByLabel('People, one per line');
const goTo = async (staff: Page, page: string) => {
  await tools(staff).getByRole('link', { name: page }).click();
  await expect(staff.getByRole('heading', { level: 2, name: page })).toBeVisible();
};
const write = async (staff: Page, words: string) => {
  await openTool(staff, 'message');
  await text(staff).fill(words);
  await staff.getByText('A pasted list').click();
  await list(staff).fill(`Ann Other; ${address('ann')}`);
  await expect(staff.getByText('1 line checked')).toBeVisible();
};

for (const [button, call, method, refusal] of [
  ['Preview', /\/mailings\/audiences(\?|$)/, 'POST', 'The preview did not load.'],
  ['Test', /email-pastregistrants-message/, 'POST', 'The test was not sent.'],
  ['Save draft', /\/mailings\/drafts\//, 'PUT', 'The draft was not saved.'],
] as const) {
  test(`what ${button} asked for is told when it is refused after the page was left, and not on the next one`, async ({
    staff,
  }) => {
    await write(staff, `Hello ${address('x')}`);
    await leaveUnanswered(staff, {
      call,
      method,
      isRefused: true,
      act: () => staff.getByRole('button', { name: button, exact: true }).click(),
      leave: () => goTo(staff, 'History'),
    });
    await expect(toast(staff, refusal)).toBeVisible();
    await expect(staff.getByRole('alert')).toHaveCount(0);
    await expect(staff).toHaveURL(/\/emailer\/history$/);
  });
}

test('a mailing that is refused after its page was left is told, and text and list are there again', async ({
  staff,
}) => {
  await write(staff, '# Refused\n\nHello');
  const dialog = await askToSend(staff);
  await leaveUnanswered(staff, {
    call: /email-pastregistrants-message/,
    isRefused: true,
    act: () => dialog.getByRole('button', { name: /^Send to/ }).click(),
    leave: async () => {
      await staff.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await goTo(staff, 'History');
    },
  });
  await expect(toast(staff, 'The mailing was not sent.', 'Custom message')).toBeVisible();
  await staff.goBack();
  await expect(text(staff)).toHaveValue(/Refused/);
  await expect(list(staff)).toHaveValue(/^Ann Other; /);
  await expect(staff.getByText('1 line checked')).toBeVisible();
});

test('a mailing that was left leaves the next page and the next message alone', async ({ staff }) => {
  await write(staff, '# The first\n\nHello');
  const dialog = await askToSend(staff);
  const send = () => dialog.getByRole('button', { name: /^Send to/ }).click();
  await leaveUnanswered(staff, {
    call: /email-pastregistrants-message/,
    act: send,
    leave: async () => {
      await staff.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await text(staff).fill('# The next\n\nHello');
    },
  });
  await expect(staff.getByText('Sending to 1 person.')).toBeVisible();
  await expect(text(staff)).toHaveValue(/The next/);

  await write(staff, '# The last\n\nHello');
  await askToSend(staff);
  await leaveUnanswered(staff, {
    call: /email-pastregistrants-message/,
    act: send,
    leave: async () => {
      await staff.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await goTo(staff, 'History');
    },
  });
  await expect(staff).toHaveURL(/\/emailer\/history$/);
  await staff.goBack();
  await expect(text(staff)).toHaveValue('');
});

test('the question before sending is asked for the tool alone that it was meant for', async ({ staff }) => {
  await openTool(staff, 'review');
  const question = staff.getByRole('dialog', { name: /: send to/ });
  await leaveUnanswered(staff, {
    call: /\/mailings\/audiences(\?|$)/,
    act: () => staff.getByRole('button', { name: 'Execute' }).click(),
    leave: () => staff.getByRole('radio', { name: /^Not paid/ }).check(),
  });
  await expect(question).toHaveCount(0);
  await staff.getByRole('button', { name: 'Preview' }).click();
  await expect(staff.getByRole('heading', { name: 'Preview' })).toBeFocused();
  await expect(question).toHaveCount(0);
});

test('a pasted list stays in sight as long as it is what a message goes to', async ({ staff }) => {
  await write(staff, '# A list\n\nHello');
  await staff.getByRole('radio', { name: /^Not paid/ }).check();
  await staff.getByRole('radio', { name: /^Custom message/ }).check();
  await expect(list(staff)).toHaveValue(/^Ann Other; /);
  await goTo(staff, 'Templates');
  await staff.goBack();
  await expect(list(staff)).toHaveValue(/^Ann Other; /);
  await staff.reload();
  await expect(list(staff)).toHaveValue(/^Ann Other; /);
  await expect(staff.getByText('1 line checked')).toBeVisible();
  await staff.getByRole('button', { name: 'Clear the list' }).click();
  await expect(staff.getByText('Paste a list to see what will come of each line.')).toBeVisible();
  await staff.reload();
  await expect(staff.getByRole('radio', { name: 'Past registrants', exact: true })).toBeChecked();
});
