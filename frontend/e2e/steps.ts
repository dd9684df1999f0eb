import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Counts what a person does on a page: a press with the mouse or a thumb, the typing into one field or the paste there, a key, a file
 * that is chosen. What is only looked at, or waited for, is no step.
 */
export function steps(page: Page) {
  const taken: string[] = [];
  const hasTouch = () => page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  return {
    async press(target: Locator): Promise<void> {
      taken.push(`presses ${target}`);
      if (await hasTouch()) await target.tap();
      else await target.click();
    },
    async type(field: Locator, text: string): Promise<void> {
      taken.push(`types into ${field}`);
      await field.fill(text);
    },
    async key(key: string): Promise<void> {
      taken.push(`presses the key ${key}`);
      await page.keyboard.press(key);
    },
    async choose(field: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
      taken.push(`chooses a file for ${field}`);
      await field.setInputFiles(file);
    },
    /** Says each step where there were more. */
    expectAtMost(ceiling: number): void {
      expect(taken.length, taken.join('\n')).toBeLessThanOrEqual(ceiling);
    },
  };
}
