import { expect, type Page } from '@playwright/test';
import { expectControls } from './controls.ts';
import { test } from './journey.ts';
import { linkIn, mailIds, mailText, REGISTERED } from './mailbox.ts';
import { ADMIN, requestLink, SIGNED_IN, signIn } from './sign-in.ts';
import { expectSound, SCHEMES } from './sound.ts';

const ORIGIN = process.env.BASE_URL ?? 'http://localhost:3000';
const FULL = {
  capacity: 250,
  badgesTaken: 250,
  badgesLeft: 0,
  badgesOffered: 0,
  partiesWaiting: 3,
  isOpen: true,
};

test('a family registers, signs in with the mailed link, adds and corrects names, and comes back later', async ({
  page,
  browser,
}) => {
  const email = `dana.${Date.now().toString(36)}@mail.example`;

  await test.step('registers three names', async () => {
    await page.goto('/');
    await page.getByLabel('Email Address').fill(email);
    await nameField(page, 1).fill('Dana Whitfield');
    for (const name of ['Theo Whitfield', 'Ines Whitfield', 'Nobody']) {
      await page.getByRole('button', { name: 'Add another name' }).click();
      await page.keyboard.type(name);
    }
    await page.getByRole('button', { name: 'Remove Nobody' }).click();
    await expect(nameField(page, 3)).toBeFocused();
    await ageOf(page, 'Ines Whitfield', '9 and under');
    await expect(page.getByText('2 badges · $20')).toBeVisible();
    await expect(page.getByText('1 child free · pay at the door')).toBeVisible();
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText('Please tick that you are a parent or guardian')).toBeVisible();
    await expectControls(page, 'register');
    await page.getByRole('checkbox', { name: /^I am a parent or guardian/ }).check();
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
  });

  const link = linkIn(await mailText({ to: email, subject: REGISTERED }), '/events');
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();

  await test.step('opens the link on a phone, which asks first and shows no code afterwards', async () => {
    await openRegistrationLink(phone, link, email);
  });

  await test.step('adds a name and corrects another', async () => {
    await phone.getByRole('link', { name: 'User Info' }).first().click();
    await expect(phone.getByRole('listitem').filter({ hasText: 'Name 3' })).toContainText('Ines Whitfield');
    await phone.getByRole('button', { name: 'Add a name' }).click();
    await phone.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(phone.getByText('Name is required')).toBeVisible();
    await phone.getByLabel('New name').fill('Grandma Wilhelmina');
    await phone.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(phone.getByRole('listitem').filter({ hasText: 'Name 4' })).toContainText(
      'Grandma Wilhelmina',
    );
    await expect(phone.getByRole('button', { name: 'Add a name' })).toBeFocused();
    await phone.getByRole('button', { name: 'Correct Ines Whitfield' }).click();
    await nameField(phone, 3).fill('Inés Whitfield');
    await ageOf(phone, 'Inés Whitfield', '10 and over');
    await phone.getByRole('button', { name: 'Save' }).click();
    await expect(phone.getByRole('listitem').filter({ hasText: 'Name 3' })).toContainText('Inés Whitfield');
    await expect(phone.getByText('$40 to pay at the door')).toBeVisible();
  });

  await test.step('the home page shows who is registered', async () => {
    await phone.goto('/');
    await expect(phone.getByRole('heading', { name: 'You are registered' })).toBeVisible();
    await expect(phone.getByText('Grandma Wilhelmina')).toBeVisible();
  });

  await test.step('logs out, and in again', async () => {
    await phone.getByRole('button', { name: 'Log out' }).click();
    await expect(phone.getByRole('heading', { name: 'Register', exact: true })).toBeVisible();
    await signIn(phone, email);
    await phone.getByRole('link', { name: 'View Events' }).click();
    await expect(phone).toHaveURL(/\/events$/);
    await phone.getByRole('button', { name: 'Log out' }).click();
  });

  await test.step('the link of the registration still opens', async () => {
    await openRegistrationLink(phone, link, email);
  });
});

test('a mistyped address is doubted, and corrected after all: the registration moves', async ({ page }) => {
  const stamp = Date.now().toString(36);
  const [wrong, right] = [`anna.${stamp}@mial.example`, `anna.${stamp}@mail.example`];
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const field = page.getByLabel('Email Address');
  await field.fill(`anna.${stamp}@gmial.con`);
  await field.blur();
  await page.getByRole('button', { name: `anna.${stamp}@gmail.com` }).click();
  await expect(field).toHaveValue(`anna.${stamp}@gmail.com`);
  await expect(field).toBeFocused();

  await field.fill(wrong);
  await nameField(page, 1).fill('Anna Whitfield');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
  const first = linkIn(await mailText({ to: wrong, subject: REGISTERED }), '/events');
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(wrong);
  await expect(nameField(page, 1)).toHaveValue('Anna Whitfield');
  await field.fill(right);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText(`We sent a mail to ${right}`)).toBeVisible();

  const second = linkIn(await mailText({ to: right, subject: REGISTERED }), '/events');
  await page.goto(first);
  await expect(page.getByText('The link is not valid, has expired or was used already.')).toBeVisible();
  await page.goto(second);
  await expect(page.getByRole('link', { name: 'User Info' }).first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Anna Whitfield')).toBeVisible();
});

test('an address that is known reads the same words and gets a link by mail', async ({ page }) => {
  const email = `known.${Date.now().toString(36)}@mail.example`;
  const words: string[] = [];
  for (const name of ['Dana Whitfield', 'Somebody Else']) {
    await page.goto('/');
    await page.getByLabel('Email Address').fill(email);
    await nameField(page, 1).fill(name);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    words.push((await page.getByRole('region', { name: 'Check your mail' }).textContent()) ?? '');
  }
  expect(words[0]).toBe(words[1]);
});

test('the payment link of a mail confirms first and leads on, and a void one keeps nobody from paying', async ({
  page,
  request,
}) => {
  const email = `payer.${Date.now().toString(36)}@mail.example`;
  const attendees = [{ name: 'Dana Whitfield', badge: true }];
  // In another browser than the one that opens the mail.
  await request.post('/api/register', { data: { email, attendees }, headers: { origin: ORIGIN } });
  const { searchParams } = new URL(
    linkIn(await mailText({ to: email, subject: REGISTERED }), '/events'),
    ORIGIN,
  );
  const payment = 'https://pay.example/tablefall';
  await page.route(payment, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Pay here</h1>' }),
  );
  // The edition comes with the document, and is asked for again when somebody comes back to a page.
  await page.route(/\/(pay|api\/convention)(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"payment":null', `"payment":"${payment}"`);
    await route.fulfill({ response, body });
  });

  await page.goto('/pay?rid=void');
  await expect(page.getByText('Invalid Verification Code')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay online' })).toHaveAttribute('href', payment);
  await expectSound(page);

  await page.goto(`/pay?rid=${searchParams.get('rid')}`);
  await expect(page.getByText('This keeps your badges.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay online' })).toHaveCount(0);
  await expectSound(page);
  await page.getByRole('button', { name: 'Confirm sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible();
  const session = await (await page.request.get('/api/user/session')).json();
  expect(session.user.email).toBe(email);
});

test('what is missing stands under its field, and what was typed stays', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Add another name' }).click();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await expect(page.getByText('Name is required')).toHaveCount(2);
  await expect(page.getByLabel('Email Address')).toBeFocused();

  await page.route('**/api/register', (route) =>
    route.fulfill({
      status: 409,
      json: {
        statusCode: 409,
        code: 'no-badges',
        title: 'Not enough badges',
        message: 'Only 1 badge is left.',
      },
    }),
  );
  await page.getByLabel('Email Address').fill('dana@mail.example');
  await nameField(page, 1).fill('Dana');
  await nameField(page, 2).fill('Theo');
  await expect(page.getByText('Name is required')).toHaveCount(0);
  const places = page.waitForRequest('**/api/register/places');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await places;
  await expect(page.getByText('Only 1 badge is left.')).toBeVisible();
  await expect(nameField(page, 2)).toHaveValue('Theo');
});

test('a full house says so and leaves the way in for those who are registered', async ({ page }) => {
  await page.route('**/api/register/places', (route) => route.fulfill({ json: FULL }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Every seat is taken' })).toBeVisible();
  await expect(page.getByText('250 of 250 taken')).toBeVisible();
  await expect(page.getByText(/3 parties wait\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toHaveCount(0);
  await expectSound(page);
});

test('once the edition is over, the card says so in place of the form', async ({ page }) => {
  await page.route('**/api/register/places', (route) => route.fulfill({ json: { ...FULL, isOpen: false } }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Registration is closed' })).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveCount(0);
  await expectSound(page);
});

test('an organiser who has to log in first comes back to the gamedays, and nobody is led elsewhere', async ({
  page,
  request,
}) => {
  await test.step('the link of a registration mail signs in, but not as an organiser', async () => {
    const known = await mailIds(ADMIN);
    const form = { email: ADMIN, attendees: [{ name: 'Robin Keller', badge: true }] };
    expect((await request.post('/api/register', { data: form })).status()).toBe(200);
    // To all who are registered other journeys write as well, about their registration.
    const subject = /^(You are registered|Your .+ registration link)/;
    await page.goto(linkIn(await mailText({ to: ADMIN, subject, known }), '/events'));
    const shortened = ADMIN.replace(/^(.).*(.)@/, '$1…$2@');
    await expect(page.getByText(`sign in here as ${shortened}`)).toBeVisible();
    await page.getByRole('button', { name: 'Confirm sign-in' }).click();
    await expect(page.getByText('Verification Successful')).toBeVisible();
  });

  await page.goto('/gameday-management');
  await expect(page.getByText('You came by the link of a registration mail.')).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).last().click();
  await page.goto(await requestLink(page));
  await expect(page.getByRole('heading', { name: 'Gameday Management' })).toBeVisible();
  await expect(page).toHaveURL(/\/gameday-management$/);

  await page.goto(`/login?next=${encodeURIComponent('//elsewhere.example/')}`);
  await expect(page.getByRole('heading', { name: 'User Info' })).toBeVisible();
});

for (const colorScheme of SCHEMES) {
  test(`the form with its errors, the own registration and the names are accessible, ${colorScheme}`, async ({
    browser,
  }) => {
    const options = { colorScheme, reducedMotion: 'reduce' } as const;
    const visitor = await (await browser.newContext(options)).newPage();
    await visitor.goto('/');
    await visitor.getByRole('button', { name: 'Add another name' }).click();
    await visitor.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(visitor.getByText('Invalid email')).toBeVisible();
    await expectSound(visitor);

    // Two sign-ins of one address at the same time would void each other's links.
    const page = await (await browser.newContext({ ...options, storageState: SIGNED_IN })).newPage();
    await page.goto('/');
    await expect(page.getByText('Signed in as')).toBeVisible();
    await expectSound(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Add a name' }).click();
    await expectSound(page);
  });
}

async function openRegistrationLink(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm sign-in' }).click();
  await expect(page.getByText('Verification Successful')).toBeVisible();
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
}

async function ageOf(page: Page, name: string, group: string): Promise<void> {
  await page
    .getByRole('group', { name: `Age of ${name}` })
    .getByText(group)
    .click();
}

function nameField(page: Page, number: number) {
  return page.getByRole('textbox', { name: `Name ${number}` });
}
