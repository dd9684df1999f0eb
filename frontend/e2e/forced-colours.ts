import { expect, type Page } from '@playwright/test';

/**
 * With colours that the system sets, what is told to be chosen is also seen: it looks other than what may be chosen beside it.
 * Styles are compared, not pictures, which differ by a hair anyway.
 */
export async function expectChosenSeen(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(chosenUnseen), `chosen, but not seen on ${page.url()}`).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/** With colours that the system sets, what has the focus is outlined, by itself or by what is drawn around it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const isSeen = await page.evaluate(() => {
    for (let element = document.activeElement; element; element = element.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && outlineWidth !== '0px') return true;
      if (element.matches('form, dialog, [role=dialog], main')) return false;
    }
    return false;
  });
  expect(isSeen, 'focus is outlined').toBe(true);
  await page.emulateMedia({ forcedColors: null });
}

/** Runs in the page. @returns the HTML of what is chosen and looks as what is not */
function chosenUnseen(): string[] {
  const kinds = [
    ['[aria-pressed="true"]', '[aria-pressed="false"]'],
    ['[aria-selected="true"]', '[aria-selected="false"]'],
    ['a[aria-current]:not([aria-current="false"])', 'a:not([aria-current])'],
    ['input[type="radio"]:checked', 'input[type="radio"]:not(:checked)'],
    ['input[type="checkbox"]:checked', 'input[type="checkbox"]:not(:checked)'],
  ] as const;
  const drawn = (element: Element) => element.closest('label') ?? element;
  const look = (element: Element) =>
    JSON.stringify(
      [drawn(element), ...drawn(element).querySelectorAll('*')].flatMap((part) =>
        ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          if (pseudo && style.content === 'none') return null;
          return [
            part.tagName,
            style.backgroundColor,
            style.borderBottomColor,
            style.borderBottomWidth,
            style.appearance,
            style.visibility,
            style.insetInlineStart,
          ];
        }),
      ),
    );
  const isShown = (element: Element) => drawn(element).getClientRects().length > 0;
  return kinds.flatMap(([chosen, other]) =>
    [...document.querySelectorAll(chosen)].filter(isShown).flatMap((element) => {
      // The system draws these.
      if (element instanceof HTMLInputElement && getComputedStyle(element).appearance === 'auto') {
        if (getComputedStyle(element).opacity !== '0') return [];
      }
      const group = element.closest(
        'nav, fieldset, [role="radiogroup"], [role="group"], form, section, main',
      );
      const twin = [...(group?.querySelectorAll(other) ?? [])].find(
        (candidate) =>
          isShown(candidate) &&
          drawn(candidate).className.split(' ')[0] === drawn(element).className.split(' ')[0],
      );
      return twin && look(twin) === look(element) ? [drawn(element).outerHTML.slice(0, 200)] : [];
    }),
  );
}
