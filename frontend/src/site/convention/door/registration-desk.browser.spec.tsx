import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { mouseClick } from '#test/mouse-click.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { RegistrationDesk } from './registration-desk.tsx';

const ENTRY = {
  ...{ id: 'r1', email: 'ada@mail.example', registeredAt: '2031-04-01T10:00:00Z', heldUntil: null },
  ...{ amount: 10, amountDue: 10, paid: false, badges: 1 },
  attendees: [{ id: 'a1', name: 'Ada Okafor', badge: true, checkedInAt: null }],
};

afterEach(cleanup);

const person = () => screen.findByRole('button', { name: /^Ada Okafor/ });

it.each([
  {
    change: 'PUT /api/registration/r1/paid',
    one: () => screen.findByRole('button', { name: /^Not paid/ }),
    other: () => screen.findByRole('button', { name: /^Paid/ }),
    asked: [{ paid: true }, { paid: false }],
  },
  {
    change: 'PUT /api/attendee/a1/check-in',
    one: person,
    other: person,
    asked: [{ checkedIn: true }, { checkedIn: false }],
  },
])('a wrong tap is taken back although its answer is still under way: $change', async (row) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const onChanged = jest.fn();
  const server = new Server()
    .on('GET /api/registrations', { body: { items: [ENTRY], total: 1 } })
    .on(row.change, async () => {
      await answered;
      return { body: ENTRY };
    });
  renderApp({ '/': <RegistrationDesk isAtTheDoor onChanged={onChanged} /> }, '/');

  mouseClick(await row.one());
  mouseClick(await row.other());
  await row.one();
  expect(server.count(row.change)).toBe(1);
  expect((await person()).getAttribute('aria-pressed')).toBe('false');

  answer();
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2));
  const asked = server.calls.filter(({ call }) => call === row.change);
  expect(asked.map(({ body }) => body)).toEqual(row.asked);
});

it('Enter in the search goes to the first who is found, once the list is of what was typed', async () => {
  new Server().on('GET /api/registrations', { body: { items: [ENTRY], total: 1 } });
  renderApp({ '/': <RegistrationDesk /> }, '/');
  const first = await person();
  const field = screen.getByRole('textbox', { name: 'Search registrations' });
  field.focus();

  fireEvent.change(field, { target: { value: 'ada' } });
  fireEvent.submit(field);
  expect(document.activeElement).toBe(field);

  await waitFor(() => expect(document.activeElement).toBe(first));
});
