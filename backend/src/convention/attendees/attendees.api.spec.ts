import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, ATTENDEE, TestApp } from '../../../test/test-app.ts';
import { registerForm } from '../registration/testing/registration.factory.ts';

describe('GET /api/attendees', () => {
  let app: TestApp;
  const family = registerForm({
    attendees: [
      { name: 'theo', badge: true },
      { name: 'Éva', badge: false },
    ],
  });
  beforeAll(async () => {
    app = await TestApp.start();
    const others = registerForm({
      attendees: [
        { name: 'Dana', badge: true },
        { name: 'Eve', badge: true },
        { name: 'Ines', badge: false },
      ],
    });
    const earlier = registerForm({ attendees: [{ name: 'Earlier', badge: true }] });
    for (const form of [family, others, earlier]) {
      await app.browser().post('/api/register').send(form).expect(200);
    }
    // Earlier releases took an address as a name.
    await app.query(sql`update user_name set name = 'eve@mail.example' where name = 'Eve'`);
    await app.query(sql`
      update registration set edition = '2024-10' from account
      where account.id = user_id and email = ${earlier.email}`);
  });
  afterAll(() => app.stop());

  const counts = { registrations: 2, badges: 3, children: 2 };
  const namesFor = async (email: string) =>
    (await (await app.signedIn(email)).get('/api/attendees').expect(200)).body.names;

  it('should count for visitors and name nobody', async () => {
    const { body } = await app.browser().get('/api/attendees').expect(200);

    expect(body).toEqual({ ...counts, names: null });
  });

  it('should name the people with badges of this edition to the signed-in, but no address and no child', async () => {
    const browser = await app.signedIn(ATTENDEE);

    const { body } = await browser.get('/api/attendees').expect(200);

    expect(body).toEqual({ ...counts, names: ['Dana', 'theo'] });
  });

  it('should name children to their own family and to the administrator', async () => {
    expect(await namesFor(family.email)).toEqual(['Dana', 'Éva', 'theo']);
    expect(await namesFor(ADMIN)).toEqual(['Dana', 'Éva', 'Ines', 'theo']);
  });
});
