import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router';
import { useOverlay } from './use-overlay.ts';

type Overlay = ReturnType<typeof useOverlay>;

interface Overlays {
  photo?: Overlay;
  form?: Overlay;
}

/** A page with a photo above it, and a form in its place; it gives away what opens and closes them. */
function Page({ overlays }: { overlays: Overlays }) {
  overlays.photo = useOverlay('photo');
  overlays.form = useOverlay('mode', { others: ['photo'], isPage: true });
  return null;
}

function openPage(address = '/page') {
  const overlays: Overlays = {};
  const router = createMemoryRouter(
    [
      { path: '/page', element: <Page overlays={overlays} /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/before', address] },
  );
  render(<RouterProvider router={router} />);
  return {
    router,
    photo: () => overlays.photo as Overlay,
    form: () => overlays.form as Overlay,
    address: () => router.state.location.pathname + router.state.location.search,
    do: (action: () => unknown) => act(async () => void action()),
  };
}

describe('what is open above a page', () => {
  afterEach(cleanup);

  it('is opened, closed by Back and kept when other parameters change', async () => {
    const page = openPage('/page?search=ola');
    await page.do(() => page.photo().open('7'));
    expect(page.address()).toBe('/page?search=ola&photo=7');
    expect(page.photo().value).toBe('7');
    await page.do(() => page.router.navigate(-1));
    expect(page.address()).toBe('/page?search=ola');
  });

  it('leaves no entry behind, and a shared link closes onto its page', async () => {
    const page = openPage();
    await page.do(() => page.photo().open('7'));
    await page.do(() => page.photo().close());
    expect(page.address()).toBe('/page');
    await page.do(() => page.router.navigate(-1));
    expect(page.address()).toBe('/before');

    const shared = openPage('/page?photo=7');
    await shared.do(() => shared.photo().close());
    expect(shared.address()).toBe('/page');
  });

  it('is opened once by a double click: one Back closes it', async () => {
    const page = openPage();
    await page.do(() => {
      page.photo().open('7');
      page.photo().open('7');
    });
    await page.do(() => page.router.navigate(-1));
    expect(page.address()).toBe('/page');
  });

  it('closes while the next photo is in the address and not yet rendered', async () => {
    const page = openPage();
    await page.do(() => page.photo().open('7'));
    await page.do(() => {
      page.photo().replace('8');
      page.photo().close();
    });
    expect(page.address()).toBe('/page');
  });

  it("goes back once for two closings within one tick of the browser's history, and later again", async () => {
    window.history.replaceState(null, '', '/before');
    const overlays: Overlays = {};
    const router = createBrowserRouter([{ path: '*', element: <Page overlays={overlays} /> }]);
    render(<RouterProvider router={router} />);
    await act(async () => router.navigate('/page'));
    for (const photo of ['7', '8']) {
      await act(async () => overlays.photo?.open(photo));
      await act(async () => {
        overlays.photo?.close();
        overlays.photo?.close();
        await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
      expect(window.location.pathname + window.location.search).toBe('/page');
    }
    router.dispose();
  });

  it('moves to another in its place', async () => {
    const page = openPage();
    await page.do(() => page.photo().open('7'));
    await page.do(() => page.photo().replace('8'));
    await page.do(() => page.photo().close());
    expect(page.address()).toBe('/page');
  });

  it('takes the parameters with it that belong to it', async () => {
    const page = openPage('/page?photo=7');
    await page.do(() => page.form().open('edit', { photo: '8' }));
    expect(page.address()).toBe('/page?photo=8&mode=edit');
    await page.do(() => page.form().replace(null));
    expect(page.address()).toBe('/page');
  });

  it('does nothing once its page has been left, or shows something else', async () => {
    const page = openPage();
    await page.do(() => page.photo().open('7'));
    const { close, open } = page.photo();
    await page.do(() => {
      void page.router.navigate('/page?photo=8');
      close();
    });
    expect(page.address()).toBe('/page?photo=8');
    await page.do(() => page.router.navigate('/elsewhere?photo=8'));
    await page.do(() => {
      close();
      open('9');
    });
    expect(page.address()).toBe('/elsewhere?photo=8');
    await page.do(() => page.router.navigate('/page?photo=8'));
    await page.do(close);
    expect(page.address()).toBe('/page?photo=8');
  });
});
