import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { currentToast } from '#core/action/toast.ts';
import type { MailText } from '#core/api/staff.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { TextEditor } from './text-editor.tsx';

const LOADED = {
  ...{ kind: 'invitation', title: 'Invitation', purpose: '', isKept: false, hasDraft: false },
  ...{ changedAt: null, changedBy: null, ownSince: null, variables: [], version: 'one', waiting: 0 },
  ...{ draft: null, words: null },
} as unknown as MailText;
const DRAFT = 'PUT /api/organise/texts/invitation/draft';
const OF = { edition: '2031-04', kind: LOADED.kind, title: 'Invitation', purpose: '' };

afterEach(cleanup);

it('leaves what is typed while a draft is being saved', async () => {
  let answer: () => void = () => undefined;
  const draft = { ending: '', opening: 'First sentence.', closing: '' };
  const server = new Server().on('GET /api/user/session', { body: { user: null } }).on(DRAFT, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { body: { ...LOADED, version: 'two', draft } };
  });
  renderApp({ '/': <TextEditor of={OF} loaded={LOADED} picker={null} /> }, '/');
  const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Opening' }), {
    target: { value: draft.opening },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(server.count(`${DRAFT}?edition=2031-04`)).toBe(1));

  fireEvent.change(field('Opening'), { target: { value: 'First sentence. And a second one.' } });
  fireEvent.change(field('Closing'), { target: { value: 'See you!' } });
  answer();

  await waitFor(() => expect(currentToast()?.title).toBe('The draft is saved'));
  expect(field('Opening').value).toBe('First sentence. And a second one.');
  expect(field('Closing').value).toBe('See you!');
});
