import { sql } from '@tablefall/platform/database/sql';
import { itHoldsEveryRound } from '@tablefall/worker/test/battery';
import { withoutLocks } from '../../../test/lock-controls.ts';
import { TestApp } from '../../../test/test-app.ts';
import { badgesOf, registeredAs, registerForm } from '../registration/testing/registration.factory.ts';

const PEOPLE = 50;
const CAPACITY = 20;

/** What happens when people register at the same moment. */
describe('badges under concurrency', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startTwo({ REGISTRATION_CAPACITY: String(CAPACITY) });
  });
  afterAll(() => app.stop());

  /** Every round finds an empty house. */
  const itHolds = (name: string, round: () => Promise<void>) =>
    itHoldsEveryRound(name, async () => {
      await app.query(sql`truncate account, edition, mail cascade`);
      await round();
    });

  const register = (form: object) => app.browser().post('/api/register').send(form);
  /** A family whose third person is a child. */
  const family = (size: number) =>
    registerForm({
      attendees: Array.from({ length: size }, (_, index) => ({ name: `Name ${index}`, badge: index !== 2 })),
    });

  /** Takes badges one by one. */
  const registeredWith = async (badges: number) => {
    for (let taken = 0; taken < badges; taken++) {
      await register(registerForm()).expect(200);
    }
  };

  itHolds('should give the last badge to exactly one of fifty', async () => {
    await registeredWith(CAPACITY - 1);

    const answers = await Promise.all(Array.from({ length: PEOPLE }, () => register(registerForm())));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(PEOPLE - 1);
    expect(await badgesOf(app)).toEqual({ counter: CAPACITY, counted: CAPACITY });
  });

  itHolds('should never give more than there are when families, additions and corrections meet', async () => {
    const browsers = await Promise.all(
      Array.from({ length: 8 }, () =>
        registeredAs(app, registerForm({ attendees: [{ name: 'Ines', badge: true }] })),
      ),
    );
    await app.query(sql`update attendee set badge = false`);
    await app.query(sql`update edition set badges_taken = 0`);

    const answers = await Promise.all([
      ...Array.from({ length: 12 }, (_, index) => register(family(1 + (index % 4)))),
      ...browsers.flatMap((browser) => [
        browser.post('/api/registration/attendees').send({ name: 'Dana', badge: true }),
        browser
          .get('/api/registration')
          .then(({ body }) =>
            browser
              .put(`/api/registration/attendees/${body.attendees[0].id}`)
              .send({ name: 'Ines', badge: true }),
          ),
      ]),
    ]);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { counter, counted } = await badgesOf(app);
    expect(counter).toBe(counted);
    expect(counter).toBe(CAPACITY);
  });

  itHolds('should register one address once, however often it is sent at once', async () => {
    const form = registerForm();

    await Promise.all(Array.from({ length: PEOPLE }, () => register(form).expect(200)));

    expect(await badgesOf(app)).toEqual({ counter: 1, counted: 1 });
    expect((await app.mails()).map(({ kind }) => kind)).toEqual(['registration-confirmation']);
  });

  itHolds('would oversell without the condition of the update (the control)', async () => {
    await registeredWith(CAPACITY - 1);

    const outcome = await withoutLocks(
      app,
      {
        without: [
          {
            statement: /^update "edition"/,
            lock: /"badges_taken" <= (\$\d+)$/,
            instead: '$1::int is not null',
          },
        ],
        meetBefore: /^update "edition"/,
      },
      () => [register(registerForm()), register(registerForm())],
    );

    expect(outcome).toEqual({ succeeded: 2, refusedBy: [] });
    expect(await badgesOf(app)).toEqual({ counter: CAPACITY + 1, counted: CAPACITY + 1 });
  });
});
