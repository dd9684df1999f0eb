import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import '#test/message-channel.ts';
import { keptIn } from '#core/edit/use-kept.ts';
import { renderApp } from '#test/render-app.tsx';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';

afterEach(cleanup);

function NoteDialog({ isStored }: { isStored: boolean }) {
  const [text, setText] = useState('');
  return (
    <RoutedDialog name="note" find={() => true}>
      {(_found, frame) => (
        <FormDialog
          frame={frame}
          title="Note"
          submitLabel="Save"
          initialValues={{ note: '' }}
          kept={keptIn([text, setText, () => setText(''), text !== '' && !isStored])}
          failure="The note was not saved."
          action={async () => ({ data: null })}
        >
          <Form.Item name="note" label="What to bring">
            <Input />
          </Form.Item>
        </FormDialog>
      )}
    </RoutedDialog>
  );
}

it.each([true, false])(
  'a reload asks about what was typed only where it could not be kept (kept: %s)',
  async (isStored) => {
    renderApp({ '/': <NoteDialog isStored={isStored} /> }, '/?open=note');

    fireEvent.change(await screen.findByLabelText('What to bring'), { target: { value: 'Bring chairs' } });

    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await waitFor(() => expect(asks()).toBe(!isStored));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Discard what you entered?')).toBeTruthy();
  },
);
