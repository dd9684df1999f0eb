import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(cleanup);

function ask(answer: { error?: unknown }) {
  new Server();
  const frame = {
    isOpen: true,
    onCancel: jest.fn(),
    onClosed: () => undefined,
    onDone: jest.fn(),
    isCurrent: () => true,
    onUnsaved: () => undefined,
  };
  const question = (
    <ConfirmDialog
      frame={frame}
      title="Leave Event"
      subject="Wingspan: Ola Lind"
      text="The spot goes to who waits."
      confirmLabel="Leave Event"
      failure="Failed to leave the event"
      action={async () => answer}
    >
      <input aria-label="Also tell them" />
    </ConfirmDialog>
  );
  renderApp({ '/': question }, '/');
  return frame;
}

it('tells whoever hears it of whom it asks, and a stray Enter changes nothing', () => {
  const frame = ask({});
  const dialog = screen.getByRole('dialog', { name: 'Leave Event' });
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Wingspan: Ola LindThe spot goes to who waits.');
  expect(document.activeElement?.textContent).toBe('Cancel');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(frame.onCancel).toHaveBeenCalledTimes(1);
});

it('stays with what failed', async () => {
  const frame = ask({ error: { status: 500, data: {} } });
  fireEvent.click(screen.getByRole('button', { name: 'Leave Event' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to leave the event');
  expect(frame.onDone).not.toHaveBeenCalled();
});
