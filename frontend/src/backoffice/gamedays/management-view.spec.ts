import { describe, expect, it } from '@jest/globals';
import { invitationsCsvPath, readManagementView } from './management-view.ts';

describe('the path of the exported list', () => {
  it('carries what is on show', () => {
    const view = readManagementView(
      new URLSearchParams('search=a+%26+b&status=no-reply&sort=repliedAt&order=desc&page=3'),
    );
    expect(invitationsCsvPath('7c1', view)).toBe(
      '/api/gameday/7c1/invitations.csv?sort=repliedAt&order=desc&search=a+%26+b&status=0',
    );
  });

  it('asks for everything by name when nothing is chosen', () => {
    expect(invitationsCsvPath('7c1', readManagementView(new URLSearchParams()))).toBe(
      '/api/gameday/7c1/invitations.csv?sort=guestName&order=asc',
    );
  });
});
