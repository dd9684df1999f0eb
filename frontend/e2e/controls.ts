import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

const CONTROLS = new Set([
  'button',
  'checkbox',
  'combobox',
  // What is in them is the browser's own.
  'Date',
  'InputTime',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);
const STATES = ['checked', 'pressed', 'expanded', 'invalid', 'required', 'disabled'];

/**
 * Compares the controls of a page's content, or of what is open above it, with the list that was read in review: role, name, value,
 * state and description, as the browser tells them to a screen reader. `UPDATE_GOLDEN=1` writes it anew.
 */
export async function expectControls(
  page: Page,
  list: string,
  within: 'main' | 'dialog' | 'region' = 'main',
  /** Of the region. */
  name?: string,
): Promise<void> {
  const file = new URL(`controls/${list}.txt`, import.meta.url);
  if (process.env.UPDATE_GOLDEN) await writeFile(file, await controlsOf(page, within, name));
  await expect.poll(() => controlsOf(page, within, name)).toBe(await readFile(file, 'utf8'));
}

/** A line for each control. */
async function controlsOf(page: Page, within: string, called?: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const roots = nodes.filter(
    ({ role, name, ignored }) =>
      !ignored && role?.value === within && (called === undefined || name?.value === called),
  );
  const isControl = ({ role, ignored }: (typeof nodes)[number]) =>
    !ignored && CONTROLS.has(String(role?.value));
  const below = (ids: string[] = []): typeof nodes =>
    ids.flatMap((id) => {
      const node = byId.get(id);
      if (!node) return [];
      return isControl(node) ? [node] : [node, ...below(node.childIds)];
    });
  const told = below(roots.at(-1)?.childIds)
    .filter(isControl)
    .map(({ role, name, value, description, properties = [] }) =>
      [
        `${role?.value} “${name?.value ?? ''}”`,
        // What was typed differs from run to run.
        value?.value && role?.value !== 'textbox' && `= ${value.value}`,
        ...properties
          .filter(
            (property) => STATES.includes(property.name) && !['false', false].includes(property.value.value),
          )
          .map((property) => property.name),
        description?.value && `(${description.value})`,
      ]
        .filter(Boolean)
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(' ”', '”'),
    );
  return `${told.join('\n')}\n`;
}
