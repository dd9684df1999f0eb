import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { useManagementView } from '../management-view.ts';
import { InvitationList, useInvitations } from './invitation-list.tsx';

const INVITATIONS = 'GET /api/gameday/g1/invitations?sort=guestName&order=asc&page=1&limit=25';

function List({ waiting }: { waiting: number }) {
  const [view, change] = useManagementView();
  return (
    <InvitationList
      invitations={useInvitations('g1', view, false)}
      waiting={waiting}
      view={view}
      panel={createRef()}
      onChangeView={change}
      onOpen={() => undefined}
    />
  );
}

afterEach(cleanup);

it.each([
  [0, 'Paste a list with Bulk Invite, or invite one guest.'],
  [3, 'Whoever waits their turn appears here once invited.'],
])('says what to do about an empty list while %d wait for a wave', async (waiting, advice) => {
  new Server().on(INVITATIONS, { body: { items: [], total: 0, page: 1, limit: 25 } });
  renderApp({ '/': <List waiting={waiting} /> }, '/');
  expect(await screen.findByText(advice)).toBeTruthy();
});
