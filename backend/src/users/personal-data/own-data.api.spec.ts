import { join } from 'node:path';
import { golden } from '../../../test/golden.ts';
import { MARKED_SETTINGS, MARKS, type MarkedPerson, markedPerson } from '../../../test/marked-person.ts';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import {
  registeredAs,
  registerForm,
  registrationCode,
} from '../../convention/registration/testing/registration.factory.ts';
import { downloaded } from './testing/zip-answer.ts';

const OWN_DATA = join(import.meta.dirname, 'own-data.txt');

describe('GET /api/me/data', () => {
  let app: TestApp;
  let person: MarkedPerson;
  beforeAll(async () => {
    app = await TestApp.start(MARKED_SETTINGS);
    person = await markedPerson(app);
  }, 120_000);
  afterAll(() => app.stop());

  const download = (client: ApiClient) => downloaded(client.get('/api/me/data'));

  it('should hold all that is kept of the user, whatever module keeps it', async () => {
    const files = await download(person.client);

    const text = Object.values(files).join('\n');
    expect(person.marks.filter((mark) => !text.includes(mark))).toEqual([]);
    expect(Object.keys(files).filter((path) => path.startsWith('photos/'))).toHaveLength(1);
  });

  it('should be the files and fields that own-data.txt names (UPDATE_GOLDEN=1 writes it anew)', async () => {
    const { 'README.txt': readme, ...files } = await download(person.client);
    const lists = Object.entries(files).filter(([path]) => path.endsWith('.json'));

    const text = lists.map(([path, rows]) => `${path}: ${fieldsOf(rows).join(', ')}\n`).join('');
    expect(text).toBe(golden(OWN_DATA, text));
    expect(lists.filter(([path]) => !readme?.includes(path))).toEqual([]);
  });

  it('should be lists that people can read', async () => {
    const files = await download(person.client);
    const listIn = (file: string) => JSON.parse(files[`${file}.json`] ?? '');

    expect(listIn('account')).toMatchObject([{ email: person.email, blocked: null }]);
    expect(
      listIn('registrations')
        .map(({ edition }: { edition: string }) => edition)
        .sort(),
    ).toEqual(['2024-10', '2025-10']);
    expect(listIn('games-for-sale')).toMatchObject([
      { game: 'Ark Nova', price: 45.5, photos: [expect.stringMatching(/^photos\/[0-9a-f-]{36}\.webp$/)] },
    ]);
    expect(listIn('invitations')).toMatchObject([
      { name: MARKS.guest, answer: 'accepted', additionalGuests: 2, comments: MARKS.reply },
      { comments: MARKS.reply },
    ]);
    expect(listIn('invitations-to-come')).toMatchObject([{ name: MARKS.guest }]);
    expect(listIn('security-events').at(-1)).toMatchObject({
      what: 'Downloaded all that is kept of the account',
    });
    const mails: { subject: string; text: string; whatBecameOfIt: string }[] = listIn('mails');
    expect(mails.find(({ subject }) => /^You are invited/.test(subject))).toMatchObject({
      whatBecameOfIt: 'not sent, because it was not needed any more',
      text: expect.stringContaining('Riverside Hall'),
    });
    expect(mails).toContainEqual(
      expect.objectContaining({ whatBecameOfIt: 'did not arrive', because: MARKS.bounce }),
    );
    expect(files['README.txt']).toContain(`invitations.json`);
  });

  it('should hold nothing that still signs in', async () => {
    const text = Object.values(await download(person.client)).join('\n');

    const links = [...text.matchAll(/[?&]rid=([\w-]+)/g)].map(([, code]) => code);
    expect(links.length).toBeGreaterThan(0);
    for (const code of links) {
      await app.browser().post(`/api/user/verify/${code}`).send({ confirm: true }).expect(404);
    }
  });

  it('should hold nothing of somebody else', async () => {
    const files = await download(person.friend.client);

    const text = Object.values(files).join('\n');
    const foreign = ['description', 'handle', 'reply', 'contact', 'note'] as const;
    expect(foreign.filter((mark) => text.includes(MARKS[mark]))).toEqual([]);
    expect(person.sampled.filter((mark) => text.includes(mark))).toEqual([]);
  });

  it('should be refused to a session that only shows', async () => {
    const form = registerForm();
    await registeredAs(app, form);
    const passerBy = app.browser();
    const code = await registrationCode(app, form.email);
    await passerBy.post(`/api/user/verify/${code}`).send({ confirm: true }).expect(200);

    await passerBy.get('/api/me/data').expect(403);
    await app.browser().get('/api/me/data').expect(401);
  });

  it('should be written down, without the address', async () => {
    await app.forgetAudit();
    const staff = await app.signedIn(ADMIN);

    await download(person.client);

    const { body } = await staff.get('/api/organise/audit?kind=sign-in').expect(200);
    expect(body.items.map(({ what }: { what: string }) => what)).toContain(
      'Downloaded all that is kept of the account',
    );
  });
});

describe('GET /api/me/data, often', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ THROTTLE_OWN_DATA_PER_HOUR: '1' });
  });
  afterAll(() => app.stop());

  it('should be refused after some times', async () => {
    const client = await registeredAs(app, registerForm());

    await client.get('/api/me/data').expect(200);
    await client.get('/api/me/data').expect(429);
  });
});

/** The fields of a list's rows. */
function fieldsOf(rows: string): string[] {
  return [...new Set((JSON.parse(rows) as object[]).flatMap(Object.keys))];
}
