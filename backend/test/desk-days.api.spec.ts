import { sql } from '@tablefall/platform/database/sql';
import type { DeskDto } from '../src/convention/desk/desk.dto.ts';
import { registeredAs, registerForm } from '../src/convention/registration/testing/registration.factory.ts';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from './test-app.ts';

const TEXT = '/api/organise/editions/2025-10/pages/whom-to-ask';
const STANDARD = 'Come to the check-in in the foyer, or write to volunteers@tablefall.example.';

describe('the desk on the days of the convention', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    admin = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const at = async (moment: string) => {
    app.clock.set(moment);
    admin = await app.signedIn(ADMIN);
  };
  const deskOf = async (client: ApiClient): Promise<DeskDto> =>
    (await client.get('/api/desk').expect(200)).body;
  const helper = async (role: string) => {
    const email = `${role}@mail.example`;
    await admin.post('/api/organise/staff').send({ email, role }).expect(204);
    return app.signedIn(email);
  };
  const askedOf = async (client: ApiClient) =>
    (await deskOf(client)).whomToAsk?.map(({ spans }) => spans.map(({ text }) => text).join('')) ?? null;

  it.each([
    ['the evening before', '2025-10-10T03:59:00Z', false],
    ['the first morning', '2025-10-10T04:00:00Z', true],
    ['the night between', '2025-10-11T05:00:00Z', true],
    ['the last minute', '2025-10-12T00:59:00Z', true],
    ['after the end', '2025-10-12T01:00:00Z', false],
  ])('should be told %s whether it is on, and then whom to ask', async (_when, moment, isOn) => {
    await at(moment);
    const door = await helper('door');

    expect((await deskOf(door)).isOn).toBe(isOn);
    expect(await askedOf(door)).toEqual(isOn ? [STANDARD] : null);
  });

  it('should tell at the door who is here, to its helpers as well', async () => {
    await registeredAs(app, registerForm());
    await registeredAs(app, registerForm());
    await at('2025-10-10T18:00:00Z');
    await app.query(sql`
      update attendee set checked_in_at = ${app.clock.now()}::timestamptz - interval '5 minutes'
      where id = (select id from attendee order by id limit 1)`);
    const door = await deskOf(await helper('door'));

    expect(door).toMatchObject({
      tasks: [],
      arrivals: { here: 1, expected: 2, lately: 1, badgesLeft: 248 },
      tools: [{ tool: 'door', figure: '1', of: '2', counts: 'people are here' }],
    });
    const unpaid = (await deskOf(admin)).tasks.find(({ kind }) => kind === 'unpaid');
    expect(unpaid?.by).toBe('today');
  });

  it('should say to all who help what the administrator wrote of whom to ask, and to nobody else', async () => {
    await at('2025-10-10T18:00:00Z');
    const text = '**Dana Whitfield** runs the days. Red shirt, by the foyer.\n\n555-0134';
    await admin.put(TEXT).send({ text }).expect(200);

    for (const client of [await helper('door'), await helper('mailer'), await app.signedIn(ORGANISER)]) {
      const { whomToAsk } = await deskOf(client);
      expect(whomToAsk).toEqual([
        {
          kind: 'paragraph',
          spans: [
            { text: 'Dana Whitfield', isStrong: true },
            { text: ' runs the days. Red shirt, by the foyer.' },
          ],
        },
        { kind: 'paragraph', spans: [{ text: '555-0134' }] },
      ]);
    }
    expect(await askedOf(admin)).toBeNull();
    await app.browser().get('/api/pages/whom-to-ask').expect(404);
    await admin.get('/api/pages/whom-to-ask').expect(404);

    await admin.delete('/api/organise/editions/2025-10/content/whom-to-ask').expect(204);
    expect(await askedOf(await app.signedIn(ORGANISER))).toEqual([STANDARD]);
  });

  it('should let the administrator alone say whom to ask', async () => {
    for (const client of [await app.signedIn(ORGANISER), await helper('door')]) {
      await client.get(TEXT).expect(403);
      await client.put(TEXT).send({ text: 'Me.' }).expect(403);
    }
    await app.browser().put(TEXT).send({ text: 'Me.' }).expect(401);
  });
});
