import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { Player } from './players.ts';

test('a page that the browser translates goes on, and shows what is new', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/faq');
  const entries = page.locator('details');
  await expect(entries).toHaveCount(10);
  await page.evaluate(translateFromNowOn);

  await test.step('what is searched', async () => {
    const field = page.getByLabel('Search the questions');
    for (const word of ['dragon', 'unicorn']) {
      await field.fill(word);
      await expect(page.getByText(`No question holds “${word}”.`)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Show all 10 questions' }).click();
    await expect(entries).toHaveCount(10);
  });

  expect(errors).toEqual([]);
});

test('who reads a translated page joins an event and sees themselves in it', async ({ browser }) => {
  const [owner, guest] = await Promise.all([
    Player.named(browser, ['Dana Whitfield']),
    Player.named(browser, ['Ola Szymańska']),
  ]);
  const event = await owner.createEvent();
  const { page } = guest;
  await guest.open(event);
  const panel = page.getByRole('dialog', { name: `${event.gameName} Event Details` });
  await expect(panel.getByText('1 of 4 spots taken')).toBeVisible();
  await page.evaluate(translateFromNowOn);

  await panel.getByRole('button', { name: 'Join Event' }).click();
  await expect(panel.getByText('2 of 4 spots taken')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
});

/**
 * What the translators of browsers do: a `<font>` with another in it, which holds the translation, comes before each text, and the text goes; also for whatever comes
 * later. These translations are the words themselves.
 */
function translateFromNowOn(): void {
  const translate = (part: Node) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Text && !node.parentElement?.closest('font, script, style')) texts.push(node);
    }
    for (const text of texts) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.children[0]?.append(text.data);
      text.parentNode?.insertBefore(font, text);
      text.parentNode?.removeChild(text);
    }
  };
  translate(document.body);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(translate);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
