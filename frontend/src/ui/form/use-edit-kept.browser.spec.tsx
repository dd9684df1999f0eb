import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useEdit } from '#core/edit/use-edit.ts';
import { keptIn } from '#core/edit/use-kept.ts';
import { TextField } from './field.tsx';

type Send = () => Promise<{ data: string }>;

function KeptForm({
  store,
  send = async () => ({ data: 'sent' }),
}: {
  store: { text: string };
  send?: Send;
}) {
  const [, setText] = useState('');
  const keep = (text: string) => {
    store.text = text;
    setText(text);
  };
  const forget = (sent: string) => {
    if (store.text === sent) store.text = '';
  };
  const form = useEdit({
    value: { name: '', text: '' },
    save: send,
    failure: 'Failed to send.',
    kept: keptIn([store.text, keep, forget, false]),
  });
  return (
    <form {...form.props} aria-label="Kept">
      <TextField form={form} name="name" label="Name" />
      <button type="button" onClick={form.discard}>
        Discard
      </button>
    </form>
  );
}

describe('a form that is kept', () => {
  afterEach(cleanup);
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const type = (value: string) => fireEvent.change(name(), { target: { value } });

  it('goes on with what was typed, until that is discarded', () => {
    const store = { text: '' };
    const { unmount } = render(<KeptForm store={store} />);
    type('Dana');
    unmount();
    render(<KeptForm store={store} />);
    expect(name().value).toBe('Dana');
    fireEvent.click(screen.getByText('Discard'));
    expect(store.text).toBe('');
  });

  it('forgets what was sent, also when it was left meanwhile', async () => {
    const store = { text: '' };
    let answer: (outcome: { data: string }) => void = () => undefined;
    const send = () =>
      new Promise<{ data: string }>((resolve) => {
        answer = resolve;
      });
    const { unmount } = render(<KeptForm store={store} send={send} />);
    type('Dana');
    fireEvent.submit(screen.getByRole('form'));
    expect(store.text).not.toBe('');
    unmount();
    await act(async () => answer({ data: 'sent' }));
    expect(store.text).toBe('');
  });
});
