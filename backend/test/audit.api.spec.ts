import { acts, words } from '@tablefall/platform/audit/acts';
import { Audit, type AuditRow, auditTrail } from '@tablefall/platform/audit/audit';
import { sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { putInBadgeLine } from '../src/convention/badge-queue/testing/badge-line.ts';
import { registeredAs, registerForm } from '../src/convention/registration/testing/registration.factory.ts';
import { createEvent, formOf, join, playerNamed } from '../src/events/testing/event.factory.ts';
import { createGameday, gamedayForm, inviteGuest } from '../src/gamedays/testing/gameday.factory.ts';
import { ADMIN, ATTENDEE, ORGANISER, TestApp } from './test-app.ts';

const specActs = acts({ 'spec.failed': words('system', ''), 'spec.read': words('system', '') });

describe('the audit trail', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const entries = () => app.query(sql<AuditRow>`select * from ${auditTrail} as entry order by id`);

  /** Actions and their things since somebody signed in last. */
  const deeds = async () => {
    const rows = (await entries()).map(({ action, about }) => [action, about]);
    return rows.slice(rows.findLastIndex(([action]) => action === 'session.opened') + 1);
  };

  it('should say who signed in and out, in which session and from where', async () => {
    const client = await app.signedIn(ATTENDEE);
    const [{ id: sessionId }] = (await client.get('/api/user/sessions').expect(200)).body;
    const [account] = await app.query(sql<{ id: string }>`select id from account where email = ${ATTENDEE}`);

    await client.delete('/api/user/sessions').expect(204);
    await client.post('/api/user/logout').expect(204);
    await client.post('/api/user/logout').expect(204);

    const by = {
      userId: account?.id,
      sessionId,
      network: '127.0.0.0/24',
      causedBy: expect.any(String),
    };
    expect(await entries()).toEqual(
      [
        { action: 'session.opened', details: { openedBy: 'login', mayChange: true } },
        { action: 'session.others-ended', details: { ended: 0, links: 0 } },
        { action: 'session.ended', details: {} },
      ].map((entry) => ({ ...entry, ...by, id: expect.any(String), at: expect.anything(), about: null })),
    );
  });

  it('should say what staff did with gamedays, guests and mailings', async () => {
    const staff = await app.signedIn(ORGANISER);
    const gameday = await createGameday(staff);
    const { id: invitation } = await inviteGuest(staff, gameday);
    const form = { gamedayID: gameday.id, guests: [{ name: 'Ola', email: 'ola@mail.example' }] };
    await staff.post('/api/gameday/bulk-invite').send(form).expect(200);
    await staff.post(`/api/gameday/${gameday.id}/delivery/pause`).expect(200);
    await staff.post(`/api/gameday/${gameday.id}/delivery/resume`).expect(200);
    await staff.get(`/api/gameday/${gameday.id}/invitations.csv`).expect(200);
    const change = { ...gamedayForm({ date: gameday.date, location: 'The barn' }), id: gameday.id };
    await staff.put('/api/gameday').send(change).expect(200);
    app.clock.advance(61);
    await staff.post(`/api/gameday-invitation/${invitation}/resend`).expect(204);
    const status = { invitationID: invitation, status: 1 };
    await staff.put('/api/gameday-invitation/status').send(status).expect(200);
    await staff.delete(`/api/gameday-invitation/${invitation}`).expect(204);
    await staff.delete(`/api/gameday/${gameday.id}`).expect(204);

    expect(await deeds()).toEqual([
      ['gameday.created', gameday.id],
      ['invitation.sent', invitation],
      ['mailing.begun', expect.any(String)],
      ['mailings.paused', expect.stringContaining(gameday.id)],
      ['mailings.resumed', expect.stringContaining(gameday.id)],
      ['invitations.exported', gameday.id],
      ['gameday.changed', gameday.id],
      ['invitation.resent', invitation],
      ['invitation.status-changed', invitation],
      ['invitation.deleted', invitation],
      ['gameday.deleted', gameday.id],
    ]);
  });

  it('should say what the administrator did at the desk, and nothing of what was refused', async () => {
    const desk = await app.signedIn(ADMIN);
    await app.browser().post('/api/register').send(registerForm()).expect(200);
    const [{ id, attendees }] = (await desk.get('/api/registrations').expect(200)).body.items;
    const checkIn = (checkedIn: boolean) =>
      desk.put(`/api/attendee/${attendees[0].id}/check-in`).send({ checkedIn }).expect(200);
    await desk.put(`/api/registration/${id}/paid`).send({ paid: true }).expect(200);
    const [account] = await app.query(
      sql<{ id: string }>`select user_id as id from registration where id = ${id}::uuid`,
    );
    await checkIn(true);
    await desk.delete(`/api/registration/${id}`).expect(409);
    await checkIn(false);
    await desk.get('/api/registrations.csv').expect(200);
    await desk.delete(`/api/registration/${id}`).expect(204);

    expect(await deeds()).toEqual([
      ['registration.paid', id],
      ['attendee.checked-in', attendees[0].id],
      ['attendee.checked-in', attendees[0].id],
      ['registrations.exported', '2025-10'],
      ['registration.removed', account?.id],
    ]);
  });

  it('should say what others than its owner did with an event', async () => {
    const [owner, player] = [await playerNamed(app), await playerNamed(app)];
    const admin = await app.signedIn(ADMIN);
    const event = await createEvent(owner);
    await join(player, event).expect(200);
    for (const [client, eventTime] of [[owner.client, '4:00 PM'] as const, [admin, '5:00 PM'] as const]) {
      await client.put('/api/event').send(formOf(event, { eventTime })).expect(200);
    }
    await admin.delete(`/api/event/participant/${event.id}`).send({ id: player.id }).expect(200);
    await admin.delete(`/api/event/${event.id}`).expect(204);

    expect(await app.audited(event.id)).toEqual([
      ['event.changed', {}],
      ['event.participant-removed', { nameId: player.id }],
      ['event.deleted', {}],
    ]);
  });

  it('should say what became of badges, by their owner and in the line for them', async () => {
    const people = ['Ana', 'Ben', 'Cleo'].map((name) => ({ name, badge: true }));
    const family = await registeredAs(app, registerForm({ attendees: people }));
    const { attendees } = (await family.get('/api/registration').expect(200)).body;
    const [ana, ben] = attendees.map(({ nameId }: { nameId: string }) => `/api/me/badges/${nameId}`);
    await family.post(`${ana}/code`).expect(200);
    await family.post(`${ana}/hand-over`).send({ name: 'Dora' }).expect(200);
    await family.delete(ben).expect(200);
    expect(await deeds()).toEqual([
      ['badge.code-renewed', attendees[0].id],
      ['badge.handed-on', attendees[0].id],
      ['badge.given-back', expect.any(String)],
    ]);

    const desk = await app.signedIn(ADMIN);
    await putInBadgeLine(app, 'waits@mail.example');
    const [{ id }] = (await desk.get('/api/registrations/queue').expect(200)).body.items;
    await desk.put(`/api/registrations/queue/${id}/first`).expect(204);
    await desk.delete(`/api/registrations/queue/${id}`).expect(204);
    expect(await app.audited(id)).toEqual([
      ['badge-queue.moved', {}],
      ['badge-queue.removed', {}],
    ]);
  });

  it('should keep an entry if and only if what it tells of is kept', async () => {
    const work = app.get(Transactions).run(async (unit) => {
      await app.get(Audit).record(unit, { action: specActs['spec.failed'] });
      throw new Error('rolled back');
    });

    await expect(work).rejects.toThrow('rolled back');
    await app.get(Audit).recordRead({ action: specActs['spec.read'], about: 'list' });

    const kept = (await entries()).filter(({ action }) => action.startsWith('spec.'));
    expect(kept).toMatchObject([
      { action: 'spec.read', about: 'list', userId: null, sessionId: null, network: null, causedBy: null },
    ]);
  });
});
