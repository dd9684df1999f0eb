import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

const CONTROLS = new Set([
  'button',
  'checkbox',
  'combobox',
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
  within: 'main' | 'dialog' = 'main',
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const roots = nodes.filter(({ role, ignored }) => !ignored && role?.value === within);
  const below = (ids: string[] = []): typeof nodes =>
    ids.flatMap((id) => {
      const node = byId.get(id);
      return node ? [node, ...below(node.childIds)] : [];
    });
  const told = below(roots.at(-1)?.childIds)
    .filter(({ role, ignored }) => !ignored && CONTROLS.has(String(role?.value)))
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
        .join(' '),
    );
  const file = new URL(`controls/${list}.txt`, import.meta.url);
  const text = `${told.join('\n')}\n`;
  if (process.env.UPDATE_GOLDEN) await writeFile(file, text);
  expect(text).toBe(await readFile(file, 'utf8'));
}
