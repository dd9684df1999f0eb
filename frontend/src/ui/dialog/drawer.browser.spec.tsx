import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Drawer } from './drawer.tsx';

const noRects = Element.prototype.getClientRects;
beforeEach(() => {
  // jsdom lays nothing out, so everything would count as hidden.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
});
afterEach(() => {
  cleanup();
  Element.prototype.getClientRects = noRects;
});

function Page({ onClosed = () => undefined }: { onClosed?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Drawer title="Event Details" isOpen={isOpen} onClose={() => setOpen(false)} onClosed={onClosed}>
        <a href="/map">Map</a>
      </Drawer>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const drawer = () => screen.getByRole('dialog', { name: 'Event Details' });

function openDrawer(onClosed?: () => void) {
  render(<Page onClosed={onClosed} />);
  act(() => button('Open').focus());
  fireEvent.click(button('Open'));
}

it('has the focus while it is open, and gives it back', () => {
  openDrawer();
  expect(document.activeElement).toBe(drawer());
  act(() => button('Open').focus());
  expect(document.activeElement).toBe(button('Close'));
  fireEvent.keyDown(document.activeElement as Element, { key: 'Tab', shiftKey: true });
  act(() => button('Open').focus());
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Map' }));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(document.activeElement).toBe(button('Open'));
});

it('lets the page scroll again once it is closed, and says when it has moved away', () => {
  const onClosed = jest.fn();
  openDrawer(onClosed);
  expect(document.body.style.overflowY).toBe('hidden');
  fireEvent.click(button('Close'));
  expect(document.body.style.overflowY).toBe('');
  expect(onClosed).not.toHaveBeenCalled();
  fireEvent.animationEnd(drawer());
  expect(onClosed).toHaveBeenCalledTimes(1);
});

it('leaves Escape and the focus to what is open above it', () => {
  openDrawer();
  const above = document.createElement('div');
  above.setAttribute('aria-modal', 'true');
  above.tabIndex = -1;
  document.body.append(above);
  act(() => above.focus());
  expect(document.activeElement).toBe(above);
  fireEvent.keyDown(above, { key: 'Escape' });
  expect(document.body.style.overflowY).toBe('hidden');
  above.remove();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(document.body.style.overflowY).toBe('');
});
