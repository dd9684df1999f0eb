import { sql } from '@tablefall/platform/database/sql';
import { v7 as uuid } from 'uuid';
import { ADMIN, type ApiClient, ATTENDEE, TestApp } from '../../../../test/test-app.ts';
import { DraftsService } from './drafts.service.ts';

describe('drafts of messages', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signedIn(ADMIN);
  });
  afterEach(() => app.query(sql`delete from message_draft`));
  afterAll(() => app.stop());

  const save = (id: string, form: object) => admin.put(`/api/mailings/drafts/${id}`).send(form);
  const list = async () => (await admin.get('/api/mailings/drafts').expect(200)).body;

  it('should be kept under the id of their page, the latest first', async () => {
    const [first, second] = [uuid(), uuid()];
    await save(first, { title: 'Hall', message: '# The hall\n\nHello {{name}}', tool: 'message' }).expect(
      200,
    );
    app.clock.advance(1);
    await save(second, { tool: 'message' }).expect(200);
    app.clock.advance(1);

    const { body } = await save(first, { title: 'Hall', message: 'Hello', tool: 'message' }).expect(200);

    expect(body).toEqual({
      id: first,
      title: 'Hall',
      message: 'Hello',
      tool: 'message',
      updatedAt: '2025-10-01T12:00:02.000Z',
      version: expect.any(String),
    });
    expect(await list()).toEqual([body, expect.objectContaining({ id: second, title: '', message: '' })]);
  });

  it('should keep the account of an author who has never signed in', async () => {
    await app.addAccount('imported@mail.example');
    const [author] = await app.query(
      sql<{ id: string }>`select id from account where email = 'imported@mail.example'`,
    );
    const draft = { title: 'Hall', message: 'Hello', tool: 'message' as const };
    await app.get(DraftsService).saveDraft(uuid(), author!.id, draft);

    await app.runJob('unconfirmed-accounts');

    expect(await app.query(sql`select title from message_draft`)).toEqual([{ title: 'Hall' }]);
  });

  it('should be forgotten when they are deleted, also twice', async () => {
    const id = uuid();
    await save(id, { title: 'Hall', tool: 'message' }).expect(200);

    await admin.delete(`/api/mailings/drafts/${id}`).expect(204);
    await admin.delete(`/api/mailings/drafts/${id}`).expect(204);

    expect(await list()).toEqual([]);
  });

  it("should be their author's own", async () => {
    await app.addAccount(ATTENDEE);
    const id = uuid();
    await app.query(sql`
      insert into message_draft (id, author_id, title, message, tool, created_at, updated_at)
      select ${id}, account.id, 'Private', '', 'message', now(), now() from account where email = ${ATTENDEE}`);

    expect(await list()).toEqual([]);
    await save(id, { title: 'Mine', tool: 'message' }).expect(404);
    await admin.delete(`/api/mailings/drafts/${id}`).expect(204);
    expect(await app.query(sql`select title from message_draft`)).toEqual([{ title: 'Private' }]);
  });

  it('should be no more than fit on a page, of which each can still be changed', async () => {
    const ids = Array.from({ length: 50 }, () => uuid());
    for (const id of ids) {
      await save(id, { title: 'One of many', tool: 'message' }).expect(200);
    }

    const { body } = await save(uuid(), { title: 'One more', tool: 'message' }).expect(409);

    expect(body.title).toBe('Too many drafts');
    await save(ids[0] ?? '', { title: 'Changed', tool: 'message' }).expect(200);
    expect(await list()).toHaveLength(50);
  });

  it.each([
    { tool: 'fax' },
    { tool: 'message', title: 'x'.repeat(201) },
    { tool: 'message', message: 'x'.repeat(10_001) },
    { tool: 'message', message: 5 },
  ])('should refuse %p', async (form) => {
    await save(uuid(), form).expect(400);
    await save('that', { tool: 'message' }).expect(400);
  });
});
