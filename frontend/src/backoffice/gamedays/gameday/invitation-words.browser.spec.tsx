import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import '#test/message-channel.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { fieldsOf, type GamedayFields } from './gameday-form.ts';
import { InvitationWordsField, useWrittenInvitation, WrittenInvitationMail } from './invitation-words.tsx';

const CALL = 'POST /api/gameday/invitation-preview';
const MAIL = {
  from: 'Tablefall <hello@tablefall.example>',
  subject: 'You are invited: Thursday, October 8, 2099',
  html: '<p>Dear Priya</p>',
  text: 'Dear Priya',
  opening: '',
  guestName: 'Priya Raghunathan',
};
const BEGUN = { ...fieldsOf(undefined), date: '2099-10-08', location: 'Hall' };

afterEach(cleanup);

function Fields({ begun }: { begun: GamedayFields }) {
  const [form] = Form.useForm<GamedayFields>();
  const typed = Form.useWatch([], form) as Partial<GamedayFields> | undefined;
  const written = useWrittenInvitation(typed && { ...begun, ...typed });
  return (
    <Form form={form} initialValues={begun}>
      <InvitationWordsField written={written} />
      <WrittenInvitationMail written={written} />
    </Form>
  );
}

/** @param width of the window, in px */
function write(answer: object, { begun = BEGUN, width = 1280 } = {}) {
  window.innerWidth = width;
  const server = new Server().on(CALL, answer);
  renderApp({ '/': <Fields begun={begun} /> }, '/');
  return server;
}
const type = (words: string) =>
  fireEvent.change(screen.getByLabelText(/Words in the invitation/), { target: { value: words } });

it('the words of a gameday are seen in the mail while they are typed', async () => {
  const server = write({ body: MAIL });
  await screen.findByText(MAIL.subject);
  expect(screen.getByText('Priya Raghunathan (example)')).toBeTruthy();

  type('Parking is free.');

  await waitFor(() => expect(server.count(CALL)).toBe(2));
  expect(server.calls.at(-1)?.body).toMatchObject({
    date: '2099-10-08',
    invitationWords: 'Parking is free.',
  });
});

it('what the edition says first stands above them', async () => {
  write({ body: { ...MAIL, opening: 'Dear {{name}},' } });
  const opening = await screen.findByText('Dear {{name}},');
  const box = screen.getByLabelText(/Words in the invitation/);
  expect(opening.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('what is wrong with them is said below them', async () => {
  write({ status: 400, body: { fields: { invitationWords: '{{venue}} is no variable of this mail' } } });
  type('{{venue}}');
  await screen.findByText('{{venue}} is no variable of this mail');
  expect(screen.queryByText('The preview did not load.')).toBeNull();
});

it('nothing is asked before there are a date and a location', async () => {
  const server = write({ body: MAIL }, { begun: { ...BEGUN, location: '' } });
  await screen.findByText('The mail appears here once there are a date and a location.');
  expect(server.count(CALL)).toBe(0);
});

it('on phones the mail is folded', async () => {
  write({ body: MAIL }, { width: 360 });
  fireEvent.click(await screen.findByText('Show'));
  await screen.findByText(MAIL.subject);
  fireEvent.click(screen.getByText('Hide'));
  expect(screen.queryByText(MAIL.subject)).toBeNull();
});
