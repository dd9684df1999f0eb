import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { OrganisedEdition } from '../src/core/api/staff.ts';

/** The edition that the site shows, as the administrator sees it. */
export async function shownEdition(staff: APIRequestContext): Promise<OrganisedEdition> {
  const editions: OrganisedEdition[] = await (await staff.get('/api/organise/editions')).json();
  const shown = editions.find(({ isShown }) => isShown);
  if (!shown) throw new Error('No edition is shown');
  return shown;
}

/** What saves the edition that is edited on a page. */
export const saveButton = (page: Page) => page.getByRole('button', { name: /^Save( and tell|, nobody)/ });

/** Saves the edition that is edited on a page, and waits until it is stored: a message that it was may still be of the save before. */
export async function saveForm(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
}

/** Saves an edition as it was read, but for what is changed; whatever was saved meanwhile is overwritten. */
export async function saveEdition(
  staff: APIRequestContext,
  edition: OrganisedEdition,
  changed: Partial<OrganisedEdition>,
): Promise<void> {
  const {
    state,
    stateSince,
    opensAt,
    isShown,
    logo,
    end,
    badgesTaken,
    registrations,
    events,
    version,
    ...form
  } = edition;
  const saved = await staff.put(`/api/organise/editions/${edition.key}`, { data: { ...form, ...changed } });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** Ends the edition that the site shows, and opens a copy of it for other days. */
export async function openNextEdition(
  staff: APIRequestContext,
  firstDay: string,
  secondDay: string,
): Promise<void> {
  const over = { firstDay: dayFromNow(-9), secondDay: dayFromNow(-8) };
  await saveEdition(staff, await shownEdition(staff), over);
  const made = await staff.post('/api/organise/editions', { data: { firstDay, secondDay } });
  expect(made.ok(), await made.text()).toBe(true);
  const { key }: OrganisedEdition = await made.json();
  const opened = await staff.put(`/api/organise/editions/${key}/opening`, { data: {} });
  expect(opened.ok(), await opened.text()).toBe(true);
}

/** 'YYYY-MM-DD', so many days from now. */
export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
