import '#test/message-channel.ts';
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { currentToast } from '#core/action/toast.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { PageTextForm } from './page-text-form.tsx';

const OF = { edition: '2031-04', kind: 'conduct' as const, title: 'Code of conduct', isKept: false };
const LOADED = { changedAt: null, changedBy: null, isStandard: true, text: '', version: 'one' };
const SAVE = 'PUT /api/organise/editions/2031-04/pages/conduct';

afterEach(cleanup);

it('leaves what is typed while it is being saved, and the focus where it is', async () => {
  let answer: () => void = () => undefined;
  const server = new Server()
    .on('GET /api/user/session', { body: { user: null } })
    .on('GET /api/organise/editions/2031-04/content-variables', { body: [] })
    .on('POST /api/organise/editions/2031-04/content-preview', { body: { blocks: [] } })
    .on(SAVE, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { body: { ...LOADED, isStandard: false, version: 'two', text: 'Be kind.' } };
    });
  renderApp({ '/': <PageTextForm of={OF} loaded={LOADED} /> }, '/');
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  act(() => text.focus());
  fireEvent.change(text, { target: { value: 'Be kind.' } });
  const save = screen.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(save.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(save);
  await waitFor(() => expect(server.count(SAVE)).toBe(1));

  fireEvent.change(text, { target: { value: 'Be kind. And patient.' } });
  answer();

  await waitFor(() => expect(currentToast()?.title).toBe('Saved'));
  const shown = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(shown.value).toBe('Be kind. And patient.');
  expect(document.activeElement).toBe(shown);
  expect(save.getAttribute('aria-disabled')).not.toBe('true');
});

it('says of theirs that nothing is left to save, and lets go of the question then', async () => {
  const theirs = { ...LOADED, isStandard: false, version: 'two', text: 'Be fair.' };
  new Server()
    .on('GET /api/user/session', { body: { user: null } })
    .on('GET /api/organise/editions/2031-04/content-variables', { body: [] })
    .on('POST /api/organise/editions/2031-04/content-preview', { body: { blocks: [] } })
    .on(SAVE, { status: 409, body: { current: theirs } });
  renderApp({ '/': <PageTextForm of={OF} loaded={LOADED} /> }, '/');
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  fireEvent.change(text, { target: { value: 'Be kind.' } });
  const save = screen.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(save.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(save);
  await screen.findByText(/then save again/);

  fireEvent.click(screen.getByText('Use theirs'));
  await screen.findByText(/nothing is left to save/);
  expect(text.value).toBe('Be fair.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Changed meanwhile')).toBeNull());
  expect(text.value).toBe('Be fair.');
});
