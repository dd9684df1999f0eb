import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { linkIn, mailText, REGISTERED } from './mailbox.ts';
import { textOfCode } from './qr-codes.ts';
import { expectSound, SCHEMES } from './sound.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('who registers finds a code for each person in the mail and under User Info, which checks nobody in', async ({
  page,
}) => {
  const email = `codes.${Date.now().toString(36)}@mail.example`;
  const attendees = [
    { name: 'Priya Raghunathan', badge: true },
    { name: 'Meera Raghunathan', badge: false },
  ];
  await page.request.post('/api/register', { data: { email, attendees, parentAgrees: true } });
  const text = await mailText({ to: email, subject: REGISTERED });
  const mailed = linkIn(text, '/b/');

  await test.step('User Info shows them, black on white in both themes', async () => {
    await page.goto(linkIn(text, '/events'));
    await expect(page.getByText('Verification Successful')).toBeVisible();
    await page.goto('/login');
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const code = page.getByRole('img', { name: 'Badge code of Priya Raghunathan' });
      expect(await textOfCode(code)).toMatch(new RegExp(`^https?://[^/]+${mailed.replace('.', '\\.')}$`));
      await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    }
    await expect(page.getByRole('img', { name: 'Badge code of Meera Raghunathan' })).toBeVisible();
    await expectSound(page);
  });

  await test.step('the address of a code shows it, says what it is, and checks nobody in', async () => {
    await page.goto(mailed);
    await expect(page.getByText('Nobody was checked in by opening it.')).toBeVisible();
    expect(new URL(await textOfCode(page.getByRole('img', { name: 'Badge code' }))).pathname).toBe(mailed);
    await expectSound(page);
    const { attendees: own } = await (await page.request.get('/api/registration')).json();
    expect(own).toMatchObject([{ checkedIn: false }, { checkedIn: false }]);
  });

  await test.step('a torn address is said to be one', async () => {
    await page.goto(mailed.slice(0, -3));
    await expect(page.getByText('This is no badge code')).toBeVisible();
  });
});
