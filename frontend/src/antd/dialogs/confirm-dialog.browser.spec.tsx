import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(cleanup);

it('tells whoever hears it of whom it asks, and has the focus on what changes nothing', async () => {
  const frame = {
    isOpen: true,
    onCancel: () => undefined,
    onClosed: () => undefined,
    onDone: () => undefined,
    isCurrent: () => true,
    onUnsaved: () => undefined,
  };
  render(
    <ConfirmDialog
      frame={frame}
      title="Delete Invitation"
      subject="Ann Ngata"
      text="The link in the invitation stops working."
      confirmLabel="Delete"
      failure="Failed to delete the invitation"
      action={async () => ({})}
    />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Delete Invitation' });

  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Ann NgataThe link in the invitation stops working.');
});
