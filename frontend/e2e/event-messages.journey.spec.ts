import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { mailText } from './mailbox.ts';
import { Player } from './players.ts';
import { expectSound } from './sound.ts';

const MESSAGE = 'I saved the blue chairs.';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Event Details' });
const messagesOf = (page: Page) => drawerOf(page).getByRole('region', { name: 'Messages to the players' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Write to the Players' });

/** Dana hosts, Ola plays. */
async function table(browser: Browser) {
  const [dana, ola] = await Promise.all([
    Player.named(browser, ['Dana Whitfield']),
    Player.named(browser, ['Ola Szymańska']),
  ]);
  const event = await dana.createEvent();
  await ola.join(event);
  return { dana, ola, event };
}

test('a host takes a message back before it leaves: it is gone from the event', async ({ browser }) => {
  const { dana, ola, event } = await table(browser);
  const { page } = dana;
  await dana.open(event);
  await drawerOf(page).getByRole('button', { name: 'Write to the Players' }).click();
  await dialogOf(page).getByLabel('Message').fill(MESSAGE);
  await dialogOf(page)
    .getByRole('button', { name: /^Send to \d+ (person|people)$/ })
    .click();

  await drawerOf(page).getByRole('button', { name: 'Undo' }).click();

  await expect(page.getByText('Message taken back').first()).toBeVisible();
  await expect(messagesOf(page)).toHaveCount(0);
  await ola.open(event);
  await expect(drawerOf(ola.page).getByRole('region', { name: 'Participants' })).toBeVisible();
  await expect(messagesOf(ola.page)).toHaveCount(0);
});

test('a host writes to the players, who get a mail and read it on the event', async ({ browser }) => {
  const { dana, ola, event } = await table(browser);
  const { page } = dana;
  await test.step('on a phone the players come first, and writing to them next', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await dana.open(event);
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    const players = await topOf(drawerOf(page).getByRole('region', { name: 'Participants' }));
    const write = await topOf(drawerOf(page).getByRole('button', { name: 'Write to the Players' }));
    expect(players).toBeLessThan(write);
    expect(write).toBeLessThan(await topOf(drawerOf(page).getByText('Organizer: Dana Whitfield')));
    await expect(drawerOf(page).getByRole('button', { name: 'Write to the Players' })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 900 });
  });
  await drawerOf(page).getByRole('button', { name: 'Write to the Players' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('3 of 3 messages a day are left.')).toBeVisible();

  await test.step('the text is kept when the dialog is closed, and the mail is shown', async () => {
    await dialog.getByLabel('Message').fill(MESSAGE);
    await expect(dialog.getByRole('heading', { name: '1 person gets it by mail.' })).toBeVisible();
    await expect(dialog.getByText('A message about your game: Saturday')).toBeVisible();
    await expectSound(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await drawerOf(page).getByRole('button', { name: 'Write to the Players' }).click();
    await expect(dialog.getByLabel('Message')).toHaveValue(MESSAGE);
  });

  await dialog.getByRole('button', { name: /^Send to \d+ (person|people)$/ }).click();

  await expect(dialog).toBeHidden();
  await expect(messagesOf(page).getByText(MESSAGE)).toBeVisible();
  const text = await mailText({ to: ola.email, subject: /^A message about your game/ });
  expect(text).toContain(MESSAGE);
  expect(text).not.toContain(dana.email);
  await ola.open(event);
  await expect(messagesOf(ola.page).getByText(MESSAGE)).toBeVisible();
  await expect(messagesOf(ola.page).getByText('Dana Whitfield')).toBeVisible();
  await expect(drawerOf(ola.page).getByRole('button', { name: 'Write to the Players' })).toHaveCount(0);
  await expectSound(ola.page);
});

test('a player asks, the host answers, and both are told by mail', async ({ browser }) => {
  const { dana, ola, event } = await table(browser);
  const question = 'Do you play with the leaders?';
  const questionsOf = (page: Page) => drawerOf(page).getByRole('region', { name: 'Questions' });
  await ola.open(event);
  await questionsOf(ola.page).getByLabel('Ask a question').fill(question);
  await questionsOf(ola.page).getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(questionsOf(ola.page).getByRole('listitem').filter({ hasText: question })).toBeVisible();
  await expect(questionsOf(ola.page).getByLabel('Ask a question')).toHaveValue('');
  const asked = await mailText({ to: dana.email, subject: /^A question about your game/ });
  expect(asked).toContain(question);

  await dana.open(event);
  const hosts = questionsOf(dana.page);
  await expect(hosts.getByText('1 open')).toBeVisible();
  await hosts.getByRole('button', { name: 'Answer Ola Szymańska' }).click();
  await expect(hosts.getByLabel('Your answer')).toBeFocused();
  await hosts.getByLabel('Your answer').fill('With the leaders.');
  await hosts.getByRole('button', { name: 'Post Answer' }).click();
  await expect(hosts.getByText('Host', { exact: true })).toBeVisible();
  await expect(hosts.getByText('1 open')).toHaveCount(0);
  await expectSound(dana.page);
  const answered = await mailText({ to: ola.email, subject: /^An answer to a question/ });
  expect(answered).toContain('With the leaders.');

  await test.step('a stranger reads both, without names', async () => {
    const stranger = await browser.newPage();
    await stranger.goto(`/events?event=${event.id}`);
    await expect(questionsOf(stranger).getByText('With the leaders.')).toBeVisible();
    await expect(questionsOf(stranger).getByText('Ola Szymańska')).toHaveCount(0);
    await expect(questionsOf(stranger).getByText('Please log in to ask a question.')).toBeVisible();
    await stranger.close();
  });

  await test.step('the host deletes the question, which takes the answer along', async () => {
    await dana.page.setViewportSize({ width: 360, height: 740 });
    const remove = hosts.getByRole('button', { name: 'Delete the question of Ola Szymańska' });
    await remove.click();
    const dialog = dana.page.getByRole('dialog', { name: 'Delete Question' });
    await expect(dialog.getByText(question)).toBeVisible();
    await expectSound(dana.page);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(hosts.getByText('Nobody has asked anything yet.')).toBeVisible();
    await expect(hosts.getByRole('heading', { name: 'Questions' })).toBeFocused();
    await ola.open(event);
    await expect(questionsOf(ola.page).getByText('Nobody has asked anything yet.')).toBeVisible();
  });
});
