import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { currentToast } from '#core/action/toast.ts';
import { mouseClick } from '#test/mouse-click.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { PasswordProvider } from '../typed-password.tsx';
import { SendPage } from './send-page.tsx';

const NINE = '2099-10-02T07:00:00.000Z';
const NONE = { queued: 0, sending: 0, sent: 0, retrying: 0, failed: 0, suppressed: 0, cancelled: 0 };
const MAILING = {
  id: 'm1',
  title: 'Your badge',
  kind: 'message',
  state: 'scheduled',
  startedAt: '2099-10-01T20:00:00Z',
  leavesAt: NINE,
  size: 214,
  counts: { ...NONE, queued: 214 },
  leftOut: [],
};
const SEND = 'GET /api/register/email-review?';
const CANCEL = 'POST /api/mailings/m1/cancel?unlessLeft=true';

/** Checks pasted lists, of which there are none here. */
class Idle extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}
Object.assign(globalThis, { Worker: Idle });

afterEach(cleanup);

/** The page of a mailing to all registrants. @param nextHour when the sending hours begin; null within them */
function open(nextHour: string | null, address = '', tool = 'review', recipients = 214) {
  sessionStorage.clear();
  const audience = { id: 'a1', tool, total: recipients, recipients, skipped: [], changes: null };
  const server = new Server()
    .on('GET /api/mailings/sending-hours/next', { body: { nextHour } })
    .on('POST /api/mailings/audiences', { status: 201, body: audience })
    .on('GET /api/mailings/audiences/a1', { body: audience })
    .on('GET /api/mailings/m1', { body: MAILING })
    .on('GET /api/mailings/drafts', { body: [] })
    .on(CANCEL, { body: { ...MAILING, state: 'cancelled', leavesAt: null } });
  renderApp(
    {
      '/emailer': (
        <PasswordProvider>
          <SendPage />
        </PasswordProvider>
      ),
    },
    `/emailer?tool=${tool}${address}`,
  );
  return server;
}

const press = async (name: string) => mouseClick(await screen.findByRole('button', { name }));
/** Presses both buttons, and answers what the server was asked for. */
async function send(server: Server, button: string): Promise<URLSearchParams> {
  await press('Execute');
  await press(button);
  const asked = () => server.calls.find(({ call }) => call.startsWith(SEND));
  await waitFor(() => expect(asked()).toBeDefined());
  return new URLSearchParams(asked()?.call.split('?')[1]);
}

it('proposes the next sending hour outside of these hours', async () => {
  const server = open(NINE);
  expect(await screen.findByRole('radio', { name: /9:00 AM/ })).toMatchObject({ checked: true });

  const query = await send(server, 'Schedule for 214 people');

  expect(query.get('leaves')).toBe('hours');
  expect(query.has('sendAt')).toBe(false);
});

it('leaves now, ten seconds after the press, within these hours and where one says so', async () => {
  const server = open(NINE);
  await screen.findByRole('radio', { name: /9:00 AM/ });
  fireEvent.click(screen.getByRole('radio', { name: /^Now/ }));

  expect((await send(server, 'Send to 214 people')).get('leaves')).toBe('soon');

  cleanup();
  open(null);
  expect(await screen.findByRole('radio', { name: /^Now/ })).toMatchObject({ checked: true });
  expect(screen.queryByRole('radio', { name: /9:00 AM/ })).toBeNull();
});

it('promises neither an hour nor an undo for the mail of one person, which leaves at once', async () => {
  open(NINE, '&registration=r1', 'confirmation', 1);
  await press('Execute');
  expect(await screen.findByRole('button', { name: 'Send to 1 person' })).toBeDefined();
  expect(screen.getByText('What has left cannot be called back.')).toBeDefined();
  expect(screen.queryByText(/undo/)).toBeNull();
});

it('leaves at a time that is chosen, which says it alone', async () => {
  const server = open(NINE);
  await screen.findByRole('radio', { name: /9:00 AM/ });
  fireEvent.click(screen.getByRole('radio', { name: /^Another time/ }));
  await press('Execute');
  await screen.findByText('Choose a date and a time.');
  fireEvent.change(screen.getByLabelText(/^Date and time, /), { target: { value: '2099-10-03T18:30' } });

  const query = await send(server, 'Schedule for 214 people');

  expect(query.get('sendAt')).toBe('2099-10-03T18:30');
  expect(query.has('leaves')).toBe(false);
});

it('says when a mailing leaves, and undoes it for as long as nothing of it has', async () => {
  const server = open(null, '&mailing=m1');
  expect(await screen.findByText(/^214 people get it /)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cancel mailing' })).toBeNull();
  server.on('GET /api/mailings/m1', { body: { ...MAILING, state: 'cancelled', leavesAt: null } });

  await press('Undo');

  await waitFor(() => expect(server.count(CANCEL)).toBe(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(currentToast()).toMatchObject({ title: 'Undone', description: 'Nobody is mailed.' });
});

it('goes to the preview where that was asked for alone', async () => {
  const comeIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  open(null);
  await press('Execute');
  await screen.findByRole('button', { name: 'Send to 214 people' });
  expect(comeIntoView).not.toHaveBeenCalled();
  comeIntoView.mockRestore();
});

it('shows no more whom the mail before goes to once another one is to be sent', async () => {
  open(null);
  await press('Preview');
  const heading = await screen.findByRole('heading', { name: 'Preview' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  fireEvent.click(screen.getByRole('radio', { name: /^Not paid/ }));
  await waitFor(() => expect(heading.isConnected).toBe(false));
});
