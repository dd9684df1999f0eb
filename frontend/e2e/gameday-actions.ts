import type { Page } from '@playwright/test';
import type { Gameday } from '../src/core/api/generated.ts';
import { freeDate } from './desk.ts';
import { cardOn, panelOf, rowOf } from './management.ts';

export interface Action {
  sentence: string;
  method: 'POST' | 'PUT' | 'DELETE';
  path: RegExp;
  act: (staff: Page, gameday: Gameday) => Promise<void>;
}

/** Who is invited to the gameday that the actions are about. */
export const GUEST = 'Amara Okafor';

/** Every action of Gameday Management with the sentence that stands in the banner when its call fails. */
export const ACTIONS: readonly Action[] = [
  {
    sentence: 'Failed to create gameday',
    method: 'POST',
    path: /\/api\/gameday$/,
    act: async (staff) => {
      await staff.getByRole('button', { name: 'New Gameday' }).click();
      const dialog = staff.getByRole('dialog', { name: 'Create New Gameday' });
      await dialog.getByLabel('Date').fill(freeDate());
      await dialog.getByLabel('Location').fill('Riverside Hall');
      await dialog.getByRole('button', { name: 'Create' }).click();
    },
  },
  {
    sentence: 'Failed to update gameday',
    method: 'PUT',
    path: /\/api\/gameday$/,
    act: async (staff, { date }) => {
      await cardOn(staff, date).getByRole('button', { name: /^Edit/ }).click();
      await staff
        .getByRole('dialog', { name: 'Edit Gameday' })
        .getByRole('button', { name: 'Update' })
        .click();
    },
  },
  {
    sentence: 'Failed to delete gameday',
    method: 'DELETE',
    path: /\/api\/gameday\//,
    act: async (staff, { date }) => {
      await cardOn(staff, date)
        .getByRole('button', { name: /^Delete/ })
        .click();
      await confirm(staff, 'Delete Gameday', 'Delete');
    },
  },
  {
    sentence: 'Failed to send invitation',
    method: 'POST',
    path: /\/api\/gameday\/invite$/,
    act: async (staff) => {
      await panelOf(staff).getByRole('button', { name: 'Invite Guest' }).click();
      const dialog = staff.getByRole('dialog', { name: 'Invite Guest' });
      await dialog.getByLabel('Guest name').fill('Wei Zhang');
      await dialog.getByLabel('Email').fill('wei.zhang@mail.example');
      await dialog.getByRole('button', { name: 'Send Invitation' }).click();
    },
  },
  {
    sentence: 'Failed to send bulk invitations',
    method: 'POST',
    path: /\/api\/gameday\/bulk-invite$/,
    act: async (staff) => {
      await panelOf(staff).getByRole('button', { name: 'Bulk Invite' }).click();
      const dialog = staff.getByRole('dialog', { name: 'Bulk Invite Guests' });
      await dialog.getByLabel('Guests, one per line').fill('Wei Zhang; wei.zhang@mail.example');
      await dialog.getByRole('button', { name: /^Send/ }).click();
    },
  },
  {
    sentence: 'Failed to update invitation status',
    method: 'PUT',
    path: /\/api\/gameday-invitation\/status$/,
    act: (staff) =>
      rowOf(staff, GUEST)
        .getByRole('button', { name: /^Status/ })
        .click(),
  },
  {
    sentence: 'Failed to resend invitation',
    method: 'POST',
    path: /\/api\/gameday-invitation\/.+\/resend$/,
    act: async (staff) => {
      await rowOf(staff, GUEST)
        .getByRole('button', { name: /^Resend/ })
        .click();
      await confirm(staff, 'Resend Invitation', 'Resend');
    },
  },
  {
    sentence: 'Failed to delete invitation',
    method: 'DELETE',
    path: /\/api\/gameday-invitation\//,
    act: async (staff) => {
      await rowOf(staff, GUEST)
        .getByRole('button', { name: /^Delete/ })
        .click();
      await confirm(staff, 'Delete Invitation', 'Delete');
    },
  },
];

async function confirm(staff: Page, title: string, button: string): Promise<void> {
  await staff.getByRole('dialog', { name: title }).getByRole('button', { name: button }).click();
}
