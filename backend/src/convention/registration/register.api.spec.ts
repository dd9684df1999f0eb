import { sql } from '@tablefall/platform/database/sql';
import { TestApp } from '../../../test/test-app.ts';
import { badgesOf, HOLD_LONG, registerForm } from './testing/registration.factory.ts';

const FAMILY = [
  { name: 'Dana Whitfield', badge: true },
  { name: 'Theo Whitfield', badge: true },
  { name: 'Ines Whitfield', badge: false },
];

describe('registering', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ ...HOLD_LONG, REGISTRATION_CAPACITY: '5' });
  });
  beforeEach(() => app.beginAnew());
  afterAll(() => app.stop());

  const register = (form: object) =>
    app
      .browser()
      .post('/api/register')
      .send({ parentAgrees: true, ...form });
  const places = async () => (await app.browser().get('/api/register/places').expect(200)).body;
  const mailsTo = async (email: string) => (await app.mails()).filter(({ address }) => address === email);
  const badges = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `Name ${index}`, badge: true }));

  describe('POST /api/register', () => {
    it('should make account, names and registration, count the badges and mail a link', async () => {
      const { body } = await register({ email: ' Dana@mail.example ', attendees: FAMILY }).expect(200);

      expect(body).toEqual({
        message:
          'We sent a mail to Dana@mail.example. Open its link to see your registration. Badges of a new registration are held until Saturday, October 4, 8:00 AM.',
        heldUntil: '2025-10-04T12:00:00.000Z',
      });
      expect(await places()).toEqual({
        capacity: 5,
        badgesTaken: 2,
        badgesLeft: 3,
        badgesOffered: 0,
        partiesWaiting: 0,
        isOpen: true,
      });
      expect(await mailsTo('dana@mail.example')).toMatchObject([
        {
          kind: 'registration-confirmation',
          state: 'queued',
          bulk: false,
          props: {
            attendees: FAMILY,
            amountDue: 20,
            venue: { name: 'Riverside Hall' },
            heldUntil: '2025-10-04T12:00:00.000Z',
          },
        },
      ]);
    });

    it.each(['bounced', 'blocked'] as const)('should promise no mail to a %s address', async (reason) => {
      await app.outbox.suppress('away@mail.example', reason);

      const { body } = await register({ email: 'Away@mail.example', attendees: FAMILY }).expect(409);

      expect(body).toMatchObject({ title: 'No mail to this address', fields: { email: expect.any(String) } });
      expect(await places()).toMatchObject({ badgesTaken: 0 });
    });

    it('should hold what is not a registration, in the words of the form', async () => {
      const answers = await Promise.all([
        register({ email: 'dana', attendees: FAMILY }).expect(400),
        register(registerForm({ attendees: [{ name: ' ', badge: true }] })).expect(400),
        register({ email: 'a@mail.example', attendees: [] }).expect(400),
        register({ email: 'a@mail.example', attendees: [FAMILY[0], { name: 'Theo' }] }).expect(400),
        register({ email: 'a@mail.example', attendees: badges(9) }).expect(400),
        register({ email: 'a@mail.example', attendees: [{ name: 'x'.repeat(61), badge: true }] }).expect(400),
        register({ email: 'a@mail.example', attendees: [FAMILY[0], FAMILY[0]] }).expect(400),
        register({ email: 'a@mail.example', attendees: [null, FAMILY[0]] }).expect(400),
        register({ email: 'a@mail.example', attendees: 'Dana' }).expect(400),
        register({
          email: 'a@mail.example',
          attendees: [{ name: 'see https://evil.example', badge: true }],
        }).expect(400),
      ]);

      expect(answers.map(({ body }) => body.fields)).toEqual([
        { email: 'Invalid email' },
        { 'attendees.0.name': 'Name is required' },
        { attendees: 'Name is required' },
        { 'attendees.1.badge': 'Please choose an age group' },
        { attendees: 'Please register at most 8 people at once' },
        { 'attendees.0.name': 'Please use at most 60 characters' },
        { attendees: 'Every name must be there only once' },
        { 'attendees.0': 'Name is required' },
        { attendees: 'Name is required' },
        { 'attendees.0.name': 'Please enter a name without a link' },
      ]);
      expect(await places()).toMatchObject({ badgesTaken: 0 });
    });

    it('should refuse more badges than are left, keep nothing and say how many there are', async () => {
      await register(registerForm({ attendees: badges(2) })).expect(200);

      const three = await register(registerForm({ attendees: badges(4) })).expect(409);
      await register(registerForm({ attendees: badges(2) })).expect(200);
      const one = await register(registerForm({ attendees: badges(2) })).expect(409);
      await register(registerForm()).expect(200);
      const none = await register(registerForm({ email: 'late@mail.example' })).expect(409);

      expect(three.body).toMatchObject({ title: 'Not enough badges', message: 'Only 3 badges are left.' });
      expect(one.body.message).toBe('Only 1 badge is left.');
      expect(none.body.message).toBe('No badge is left.');
      expect(await mailsTo('late@mail.example')).toEqual([]);
      await app.browser().post('/api/user/login').send({ email: 'late@mail.example' }).expect(404);
    });

    it('should take nobody new into a full house, not even children alone', async () => {
      await register(registerForm({ attendees: badges(5) })).expect(200);

      const child = registerForm({ attendees: [{ name: 'Ines', badge: false }] });
      const { body } = await register(child).expect(409);

      expect(body.message).toBe('No badge is left.');
      expect(await mailsTo(child.email)).toEqual([]);
    });

    it('should take children only with somebody of 10 and over', async () => {
      const child = registerForm({ attendees: [{ name: 'Ines', badge: false }] });

      const { body } = await register(child).expect(409);

      expect(body.message).toContain('Please register that person as well.');
      expect(await mailsTo(child.email)).toEqual([]);
    });

    it('should close with the end of the second day, for known and unknown addresses alike', async () => {
      const known = registerForm();
      app.clock.set('2025-10-12T00:59:59Z');
      await register(known).expect(200);

      app.clock.set('2025-10-12T01:00:00Z');
      const answers = await Promise.all([register(known), register(registerForm())]);

      for (const { status, body } of answers) {
        expect({ status, title: body.title }).toEqual({ status: 409, title: 'Registration closed' });
      }
      expect(await places()).toMatchObject({ badgesTaken: 1, isOpen: false });
      expect(await app.mails()).toHaveLength(1);
    });
  });

  describe('with an address that is known', () => {
    const known = { email: 'dana@mail.example', attendees: FAMILY };
    const laterOn = () => app.clock.advance(3_600);

    it('should answer like the first time, add nothing and mail a link', async () => {
      await register(known).expect(200);
      laterOn();

      const again = await register({ ...known, attendees: badges(1) }).expect(200);
      const first = await register({ ...known, email: 'diana@mail.example', attendees: badges(1) }).expect(
        200,
      );

      expect(again.body.message.replace('dana@', 'diana@')).toBe(first.body.message);
      expect(again.body.heldUntil).toBe(first.body.heldUntil);
      expect(Object.keys(again.headers).sort()).toEqual(Object.keys(first.headers).sort());
      expect(await badgesOf(app)).toEqual({ counter: 3, counted: 3 });
      expect((await mailsTo(known.email)).map(({ kind, props }) => ({ kind, props }))).toMatchObject([
        { kind: 'registration-confirmation' },
        { kind: 'registration-link', props: { attendees: FAMILY, amountDue: 20 } },
      ]);
    });

    it('should not hold its badges for longer than the first time', async () => {
      await register(known).expect(200);
      laterOn();
      await register(known).expect(200);

      const held = await app.query(sql<{ until: Date }>`select held_until as until from registration`);

      expect(held.map(({ until }) => new Date(until).toISOString())).toEqual(['2025-10-04T12:00:00.000Z']);
    });

    it('should mail the link once in a while only', async () => {
      await register(known).expect(200);

      await Promise.all(Array.from({ length: 5 }, () => register(known).expect(200)));
      laterOn();
      await Promise.all(Array.from({ length: 5 }, () => register(known).expect(200)));

      expect(await mailsTo(known.email)).toHaveLength(2);
    });

    it('should tell an account without a registration how to add names', async () => {
      await app.addAccount('earlier@mail.example');

      await register({ ...known, email: 'Earlier@mail.example' }).expect(200);

      expect(await mailsTo('earlier@mail.example')).toMatchObject([
        { kind: 'registration-link', props: { attendees: [], amountDue: 0 } },
      ]);
      expect(await places()).toMatchObject({ badgesTaken: 0 });
    });

    it('should refuse it like any other when the house is full', async () => {
      await register(known).expect(200);
      await register(registerForm({ attendees: badges(3) })).expect(200);
      laterOn();

      const child = [{ name: 'Ines', badge: false }];
      const answers = await Promise.all([
        register(known).expect(409),
        register({ ...known, email: 'stranger@mail.example' }).expect(409),
        register({ ...known, attendees: child }).expect(409),
        register({ email: 'stranger@mail.example', attendees: child }).expect(409),
      ]);

      for (const { body } of answers) {
        expect(body).toEqual(answers[0].body);
      }
      expect(answers[0].body.message).toBe('No badge is left.');
    });
  });
});
