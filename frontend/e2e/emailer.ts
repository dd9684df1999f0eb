import { expect, type Locator, type Page } from '@playwright/test';

export const PASSWORD = process.env.EMAILER_PASSWORD ?? '';

/** Opens the e-mail tools with one of them chosen and the password typed. */
export async function openTool(staff: Page, tool: string): Promise<void> {
  await staff.goto(`/emailer?tool=${tool}`);
  await staff.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

/** The dialog that asks before a mailing is sent, opened by Execute. */
export async function askToSend(staff: Page): Promise<Locator> {
  await staff.getByRole('button', { name: 'Execute' }).click();
  const dialog = staff.getByRole('dialog', { name: /: send to/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

/**
 * Lets the time of a double click go by. A press within it, at the same place, is taken for its second half: it is not to do
 * what the button does that stands there by now.
 */
export const afterDoubleClick = (staff: Page) => staff.waitForTimeout(600);

/**
 * Sends what the dialog asks about. Other journeys register people meanwhile, and the same may have been sent a moment
 * ago: the dialog says so, and is answered.
 */
export async function sendAnyway(dialog: Locator): Promise<void> {
  const next = dialog.getByRole('button', { name: /^(Look again|Send|Schedule)/ });
  await expect(async () => {
    if (await dialog.isVisible()) await next.click({ timeout: 5_000 });
    await expect(dialog).toBeHidden({ timeout: 2_000 });
  }).toPass();
}
