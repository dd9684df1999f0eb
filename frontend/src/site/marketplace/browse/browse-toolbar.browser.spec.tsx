import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { BrowseToolbar } from './browse-toolbar.tsx';
import { useBrowseView } from './browse-view.ts';

afterEach(cleanup);

function Toolbar() {
  const [view, changeView] = useBrowseView();
  return <BrowseToolbar view={view} onChangeView={changeView} user={null} />;
}

it('shows what the badge does not count as a button, which takes it away', async () => {
  renderApp({ '/forsale': <Toolbar /> }, '/forsale?reported=true');
  const alone = await screen.findByRole('button', { name: 'Reported', pressed: true });
  fireEvent.click(alone);
  expect(screen.queryByRole('button', { name: 'Reported' })).toBeNull();
});
