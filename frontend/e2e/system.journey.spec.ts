import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { hasMail, mailIds } from './mailbox.ts';
import { openLink, ownOrganiser, requestLink, signIn } from './sign-in.ts';
import { expectSound, SCHEMES } from './sound.ts';

test('the administrator holds all mail and lets it go, stops changes and allows them again', async ({
  browser,
  page,
}) => {
  await signIn(page);
  await page.goto('/attendees');
  await page.getByRole('main').getByRole('link', { name: 'System' }).click();
  await expect(page.getByRole('heading', { name: 'System', level: 1 })).toBeVisible();
  await expect(page.getByText(/^Tablefall \d+\.\d+\.\d+.* up for /)).toBeVisible();
  await expect(page.getByText(/Checked \d+ seconds? ago/)).toBeVisible();

  await test.step('a finding says what to do', async () => {
    const finding = page.getByRole('group').filter({ hasText: 'Sender address needs work.' });
    await finding.getByText('What to do').click();
    await expect(finding.getByText('Set MAIL_FROM to an address in a domain of your own.')).toBeVisible();
  });

  const organiser = ownOrganiser();
  const known = await mailIds(organiser);
  const asked = { to: organiser, subject: /sign-in link/i, known };
  const visitor = await (await browser.newContext()).newPage();
  // Mail of journeys before this one may be due in these minutes as well, and is held with it.
  const release = page.getByRole('button', { name: /^Release \d+ mails?$/ });

  await test.step('held mail does not leave, and who waits for it is told', async () => {
    await page.getByRole('button', { name: 'Hold all mail' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hold All Mail' });
    await dialog.getByRole('button', { name: 'Hold all mail' }).click();
    await expect(dialog.getByText('Please say why mail is held')).toBeVisible();
    await dialog.getByLabel('Why').fill('The last mailing had the wrong date.');
    await dialog.getByRole('button', { name: 'Hold all mail' }).click();
    await expect(page.getByRole('heading', { name: 'Mail is held' })).toBeVisible();
    await expect(page.getByText('The last mailing had the wrong date.')).toBeVisible();

    await visitor.goto('/login');
    await visitor.getByLabel('Email Address').fill(organiser);
    await visitor.getByRole('button', { name: 'Login' }).click();
    await expect(visitor.getByText('Mail leaves late at the moment.')).toBeVisible();
    await page.reload();
    await expect(release).toBeVisible();
    expect(await hasMail(asked)).toBe(false);
  });

  await test.step('released mail leaves within seconds', async () => {
    await release.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
    await expect(page.getByRole('heading', { name: 'Mail goes out' })).toBeVisible();
    await expect.poll(() => hasMail(asked), { timeout: 30_000 }).toBe(true);
  });

  await test.step('in maintenance nothing is saved, and people can read and sign in', async () => {
    await page.getByRole('button', { name: 'Start maintenance' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start maintenance' }).click();
    await expect(page.getByRole('heading', { name: 'Maintenance' })).toBeVisible();

    await visitor.goto('/login');
    await openLink(visitor, await requestLink(visitor, organiser));
    await visitor.goto('/gameday-management');
    await visitor.getByRole('button', { name: 'New Gameday' }).click();
    const form = visitor.getByRole('dialog', { name: 'New Gameday' });
    await expect(form).toBeVisible();
    const answer = await visitor.request.post('/api/gameday', {
      data: { location: 'Riverside Hall', capacity: 30, date: '2027-01-15' },
    });
    expect(answer.status()).toBe(503);
    expect((await answer.json()).title).toBe('Back soon');
  });

  await test.step('afterwards everything is saved again', async () => {
    await page.getByRole('button', { name: 'End maintenance' }).click();
    await expect(page.getByRole('heading', { name: 'The site takes changes' })).toBeVisible();
    const answer = await visitor.request.post('/api/user/logout');
    expect(answer.status()).toBe(204);
  });

  await test.step('a job runs when it is told to', async () => {
    await page
      .getByRole('button', { name: /^All \d+$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Run now: Expired sessions' }).click();
    await expect(page.getByText('Expired sessions: runs within seconds', { exact: true })).toBeVisible();
  });
  for (const colorScheme of SCHEMES) {
    await test.step(`it is accessible, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await expectSound(page);
    });
  }
});
