import { expect, type Page } from '@playwright/test';
import { expectControls } from './controls.ts';
import { address, test } from './desk.ts';
import { afterDoubleClick, askToSend, openTool, PASSWORD, sendAnyway } from './emailer.ts';
import { mailIds, mailText } from './mailbox.ts';
import { ADMIN } from './sign-in.ts';
import { expectNoSidewaysScroll, expectSound } from './sound.ts';

test('the review is previewed, sent once and watched', async ({ staff }) => {
  const email = await register(staff);
  await staff.goto('/attendees');
  await staff.getByRole('link', { name: 'E-mail Tools' }).click();
  await expect(staff).toHaveURL(/\/emailer$/);
  const password = staff.getByLabel('Password', { exact: true });

  await test.step('a wrong password is refused', async () => {
    await password.fill('guess');
    await staff.getByRole('button', { name: 'Preview' }).click();
    await expect(staff.getByRole('alert')).toContainText('The password is not correct.');
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/The password is not correct\.$/);
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expectControls(staff, 'email-tools');
  });

  await test.step('the preview names everybody and shows the mail of anybody', async () => {
    await password.fill(PASSWORD);
    await staff.getByRole('button', { name: 'Preview' }).click();
    const heading = staff.getByRole('heading', { name: 'Preview' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    const recipients = staff.getByRole('region', { name: 'Recipients' });
    await expect(recipients.getByRole('heading')).toHaveText(/^\d+ people will get it$/);
    await expect(recipients.getByRole('button', { pressed: true })).toHaveCount(1);
    await recipients.getByLabel('Search recipients').fill(email);
    await expect(recipients.getByText('1 recipient', { exact: true })).toBeVisible();
    await recipients.getByRole('button', { name: email }).click();
    const mail = staff.getByRole('region', { name: 'Mail preview' });
    await expect(mail.getByText(`<${email}>`)).toBeVisible();
    await expect(mail.frameLocator('iframe').getByText('Dana Whitfield').first()).toBeVisible();
    await mail.getByText('Text', { exact: true }).click();
    await expect(mail.locator('pre')).toContainText('Dana Whitfield');
    await expectSound(staff);
    await staff.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('Execute asks, sends and shows the progress', async () => {
    const dialog = await askToSend(staff);
    await expect(dialog).toContainText(/\d+ people/);
    await sendAnyway(dialog);
    await expect(staff.getByText(/^Sending to \d+ people\.$/)).toBeVisible();
    await expect(staff.getByRole('region', { name: 'Delivery' })).toBeVisible();
    expect(await mailText({ to: email, subject: /^Please check your/ })).toContain('Dana Whitfield');
  });

  await test.step('a repeat is asked about, and the progress survives a reload', async () => {
    const again = await askToSend(staff);
    // Other journeys register people meanwhile: with another number the dialog asks anew.
    await expect(async () => {
      await again.getByRole('button', { name: /^Send to/ }).click({ timeout: 5_000 });
      await expect(again.getByRole('button', { name: /^(Send all the same|Look again)$/ })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await again.getByRole('button', { name: 'Cancel' }).click();
    await staff.reload();
    await expect(staff.getByRole('region', { name: 'Delivery' })).toBeVisible();
    await expect(password).toHaveValue('');
    expect(staff.url()).not.toContain(PASSWORD);
  });
});

test('a message goes to those who have not paid, and says how many they are', async ({ staff }) => {
  const email = await register(staff);
  await openTool(staff, 'message');
  await staff.getByRole('textbox', { name: 'Message', exact: true }).fill('# Your badge\n\nDear {{name}}');
  await staff.getByRole('radio', { name: 'Registered, not paid' }).check();
  await staff.getByRole('button', { name: 'Preview' }).click();
  const recipients = staff.getByRole('region', { name: 'Recipients' });
  await recipients.getByLabel('Search recipients').fill(email);
  await expect(recipients.getByText('1 recipient', { exact: true })).toBeVisible();
  await expect(staff.getByRole('radio', { name: /^Registered, not paid \(\d+\)$/ })).toBeChecked();
  await expect(staff.getByRole('radio', { name: /^Players of \w+ \(\d+\)$/ })).toHaveCount(2);

  const dialog = await askToSend(staff);
  await sendAnyway(dialog);

  await expect(staff.getByText(/^Sending to \d+ (person|people)\.$/)).toBeVisible();
  expect(await mailText({ to: email, subject: /^Your badge/ })).toContain('Dana Whitfield');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a message is written, tested, and sent to a pasted list', async ({ staff }) => {
    const [ann, ben] = [address('ann'), address('ben')];
    const text = staff.getByRole('textbox', { name: 'Message', exact: true });

    await test.step('its text survives a reload, and its variables are offered and checked', async () => {
      await openTool(staff, 'message');
      await expect(staff.getByRole('button', { name: 'Execute' })).toBeDisabled();
      await expect(staff.getByRole('button', { name: 'Test' })).toBeDisabled();
      await text.fill('# News from the hall\n\nDear ');
      await text.press('End');
      await text.pressSequentially('{{na');
      await staff.keyboard.press('Enter');
      await expect(text).toHaveValue(/Dear \{\{name\}\}$/);
      await text.pressSequentially(', **come** and play at {{vanue}}.');
      await openTool(staff, 'message');
      await expect(text).toHaveValue(/vanue/);
      await staff.getByRole('button', { name: 'Preview' }).tap();
      await expect(staff.getByText(/vanue/).last()).toBeVisible();
      await expect(text).toHaveAttribute('aria-invalid', 'true');
      await text.fill('# News from the hall\n\nDear {{name}}, **come** and play at {{venue}}.');
    });

    await test.step('it is kept as a draft and opened again', async () => {
      await staff.getByRole('button', { name: 'Discard' }).tap();
      const question = staff.getByRole('dialog', { name: 'Discard Message' });
      await question.getByRole('button', { name: 'Cancel' }).tap();
      await expect(question).toBeHidden();
      await text.press('End');
      await text.press('Enter');
      await staff.getByRole('button', { name: 'Save draft' }).tap();
      await expect(staff.getByText('Saved as a draft.')).toBeVisible();
      await staff.getByRole('button', { name: 'Discard' }).tap();
      await expect(text).toHaveValue('');
      await staff.getByRole('button', { name: /^Drafts/ }).tap();
      const drafts = staff.getByRole('dialog', { name: 'Drafts' });
      await drafts.getByRole('button', { name: 'Open News from the hall' }).first().tap();
      await expect(drafts).toBeHidden();
      await expect(text).toHaveValue(/News from the hall/);
      await staff.getByRole('button', { name: /^Drafts/ }).tap();
      await drafts.getByRole('button', { name: 'Delete News from the hall' }).first().tap();
      const deletion = staff.getByRole('dialog', { name: 'Delete Draft' });
      await deletion.getByRole('button', { name: 'Cancel' }).tap();
      await expect(drafts.getByText('News from the hall')).toBeVisible();
      await drafts.getByRole('button', { name: 'Delete News from the hall' }).first().tap();
      await deletion.getByRole('button', { name: 'Delete' }).tap();
      await expect(deletion).toBeHidden();
      await expect(drafts.getByText('News from the hall')).toHaveCount(0);
      await drafts.getByRole('button', { name: 'Close' }).last().tap();
    });

    await test.step('each line of the list has its verdict', async () => {
      await staff.getByText('A pasted list').tap();
      await staff.getByLabel('People, one per line').fill(`Ann Other; ${ann}\nBen Other; ${ben}\nnobody`);
      await expect(staff.getByText('2 will get it')).toBeVisible();
      await expectNoSidewaysScroll(staff);
    });

    await test.step('a test comes to the administrator', async () => {
      const known = await mailIds(ADMIN);
      // The list was tapped a moment ago, perhaps at the place where the button is after scrolling.
      await afterDoubleClick(staff);
      await staff.getByRole('button', { name: 'Test', exact: true }).tap();
      await expect(staff.getByText(`A test was sent to ${ADMIN}.`)).toBeVisible();
      expect(await mailText({ to: ADMIN, subject: /^\[Test\] News from the hall/, known })).toContain(
        'Ann Other',
      );
    });

    await test.step('who leaves between preview and Execute is told of', async () => {
      await staff.getByRole('button', { name: 'Preview' }).tap();
      await expect(staff.getByRole('heading', { name: '2 people will get it' })).toBeVisible();
      await staff.getByRole('button', { name: new RegExp(ben) }).tap();
      await expect(
        staff
          .frameLocator('iframe')
          .getByText(/Dear Ben Other/)
          .last(),
      ).toBeVisible();
      await expectSound(staff);
      await staff.setViewportSize({ width: 360, height: 740 });
      await post(staff, '/api/suppressions', { address: ben, reason: 'blocked', note: 'Asked for it' });
      const dialog = await askToSend(staff);
      await expect(dialog.getByText(/1 person left since the preview\./)).toBeVisible();
      await dialog.getByRole('button', { name: 'Look again' }).tap();
      const send = dialog.getByRole('button', { name: 'Send to 1 person' });
      await expect(send).toBeVisible();
      await afterDoubleClick(staff);
      // The answer is lost on its way: the same is sent again, and reaches nobody twice.
      await staff.route(/email-pastregistrants-message/, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await send.tap();
      await expect(dialog.getByText(/^Unknown error occurred\./)).toBeVisible();
      await staff.unroute(/email-pastregistrants-message/);
      await afterDoubleClick(staff);
      await send.tap();
      await expect(dialog).toBeHidden();
      await expect(staff.getByText('Sending to 1 person.')).toBeVisible();
      await expect(text).toHaveValue('');
      expect(await mailText({ to: ann, subject: /^News from the hall/ })).toContain('Dear Ann Other');
      expect(await mailIds(ann)).toHaveLength(1);
    });
  });

  test('every other tool does its work', async ({ staff }) => {
    const email = await register(staff);
    await openTool(staff, 'confirmation');
    await expect(staff.getByRole('button', { name: 'Execute' })).toBeDisabled();
    const known = await mailIds(email);
    await staff.getByLabel('Registration id').fill(email);
    await staff.getByTitle(`Dana Whitfield · ${email}`).tap();
    await sendAnyway(await askToSend(staff));
    await expect(staff.getByText('Sending to 1 person.')).toBeVisible();
    await mailText({ to: email, subject: /./, known });

    for (const tool of ['not-paid', 'two-days', 'past-registrants']) {
      await openTool(staff, tool);
      await sendAnyway(await askToSend(staff));
      await expect(staff.getByText(/^Sending to \d+ (person|people)\.$/)).toBeVisible();
    }
    await expectNoSidewaysScroll(staff);

    await openTool(staff, 'test');
    await sendAnyway(await askToSend(staff));
    await expect(staff.getByText(`A test was sent to ${ADMIN}.`)).toBeVisible();
  });

  test('a mailing waits for its time and is undone, and its words are there again', async ({ staff }) => {
    await openTool(staff, 'message');
    await staff.getByRole('textbox', { name: 'Message', exact: true }).fill(`Later ${address('x')}`);
    await staff.getByText('A pasted list').tap();
    await staff.getByLabel('People, one per line').fill(address('late'));
    // What is said of the list moves what is below it.
    await expect(staff.getByRole('heading', { name: '1 line checked' })).toBeVisible();
    await staff.getByText('Another time', { exact: true }).tap();
    await staff.getByRole('button', { name: 'Execute' }).tap();
    await expect(staff.getByText('Choose a date and a time.')).toBeVisible();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await staff.getByLabel(/^Date and time, /).fill(`${tomorrow}T09:30`);
    const dialog = await askToSend(staff);
    await expect(dialog).toContainText('at 9:30 AM, ');
    await dialog.getByRole('button', { name: 'Schedule for 1 person' }).tap();
    await expect(staff.getByText(/^Scheduled for .*: 1 person\.$/)).toBeVisible();
    const waits = staff.getByRole('status').filter({ hasText: 'Nothing has left yet.' });
    await expect(waits).toContainText('1 person gets it ');
    await expectSound(staff);
    await waits.getByRole('button', { name: 'Undo' }).tap();
    await expect(staff.getByText('Cancelled').first()).toBeVisible();
    await expect(waits).toBeHidden();
    await expect(staff.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue(/^Later /);
  });
});

/** Somebody who is registered and has not paid. */
async function register(staff: Page): Promise<string> {
  const email = address('dana');
  await post(staff, '/api/register', { email, attendees: [{ name: 'Dana Whitfield', badge: true }] });
  return email;
}

async function post(staff: Page, path: string, data: object): Promise<void> {
  const headers = { origin: process.env.BASE_URL ?? 'http://localhost:3000' };
  const response = await staff.request.post(path, { data, headers });
  expect(response.ok(), await response.text()).toBe(true);
}
