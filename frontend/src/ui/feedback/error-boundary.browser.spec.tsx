import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { OverlayBoundary, PanelBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('broken');
}

describe('a part that fails', () => {
  beforeEach(() => {
    // React reports what a boundary has caught.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it('leaves the page around a panel as it is, and offers to load again', () => {
    render(
      <>
        <p>The page</p>
        <PanelBoundary>
          <Broken />
        </PanelBoundary>
      </>,
    );
    expect(screen.getByText('The page')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('This did not open');
    expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
  });

  it('says so in a dialog above the page, which is closed like what it stands for', () => {
    const close = jest.fn();
    const overlay = (key: string, isOpen: boolean, content = <Broken />) => (
      <OverlayBoundary key={key} isOpen={isOpen} onClose={close}>
        {content}
      </OverlayBoundary>
    );
    const { rerender } = render(overlay('one', true));
    const dialog = screen.getByRole('dialog', { name: 'This did not open' });
    fireEvent(dialog, new Event('close'));
    expect(close).toHaveBeenCalledTimes(1);
    rerender(overlay('one', false));
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(overlay('another', true, <p>Another</p>));
    expect(screen.getByText('Another')).toBeTruthy();
  });
});
