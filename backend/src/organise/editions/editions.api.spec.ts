import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { type ApiClient, TestApp } from '../../../test/test-app.ts';
import { registerForm } from '../../convention/registration/testing/registration.factory.ts';
import { createEvent, playerNamed } from '../../events/testing/event.factory.ts';
import type { EditionUpdateDto } from './editions.dto.ts';
import { organiser, THIS } from './testing/editions.ts';

describe('editions', () => {
  let app: TestApp;
  let admin: ApiClient;
  const { signIn, list, formOf, save, preview, shown, everywhere } = organiser(() => app);
  beforeAll(async () => {
    app = await TestApp.startTwo();
  });
  beforeEach(async () => {
    await app.beginAnew();
    admin = await signIn();
  });
  afterAll(() => app.stop());

  describe('the first one', () => {
    it('should be what the environment says, once', async () => {
      expect(await list()).toMatchObject([
        {
          key: THIS,
          state: 'open',
          isShown: true,
          firstDay: '2025-10-10',
          firstOpens: '12:00',
          firstCloses: '22:00',
          secondDay: '2025-10-11',
          secondOpens: '09:00',
          secondCloses: '21:00',
          timeZone: 'America/New_York',
          capacity: 250,
          price: 10,
          end: '2025-10-12T01:00:00.000Z',
        },
      ]);
    });

    it('should be read by a process that starts later, whatever its environment says', async () => {
      await save({ venueName: 'Old Mill', capacity: 3 }).then((answer) => expect(answer.status).toBe(200));
      await everywhere();

      expect(await shown()).toMatchObject({ venue: { name: 'Old Mill' }, registrationCapacity: 3 });
      expect(app.getAll(CurrentEdition).map(({ settings }) => settings.capacity)).toEqual([3, 3]);
    });
  });

  describe('a change', () => {
    it('should show at once what the site, the price and the badges are', async () => {
      const { body } = await save({
        productName: 'Meeplecon',
        sponsorName: 'The Old Shelf',
        price: 25,
        capacity: 2,
        paymentUrl: 'https://pay.example/x',
      });
      await everywhere();

      expect(body).toMatchObject({
        productName: 'Meeplecon',
        price: 25,
        paymentUrl: 'https://pay.example/x',
      });
      expect(await shown()).toMatchObject({
        productName: 'Meeplecon',
        sponsorName: 'The Old Shelf',
        admissionPrice: 25,
        registrationCapacity: 2,
        storageKey: 'bguser-oct2025',
      });
      const three = registerForm({
        attendees: ['A', 'B', 'C'].map((letter) => ({ name: `Person ${letter}`, badge: true })),
      });
      const { body: refusal } = await app.browser().post('/api/register').send(three).expect(409);
      expect(refusal.message).toBe('Only 2 badges are left.');
    });

    it('should be refused when it was filled from an older state, with what there is now', async () => {
      const old = await formOf();
      await save({ price: 12 });

      const { body } = await admin
        .put(`/api/organise/editions/${THIS}`)
        .send({ ...old, price: 15 })
        .expect(409);

      expect(body).toMatchObject({ title: 'Changed meanwhile', current: { price: 12 } });
      await everywhere();
      expect(await shown()).toMatchObject({ admissionPrice: 12 });
    });

    it.each([
      ['US/Eastern', 'America/New_York'],
      ['europe/amsterdam', 'Europe/Amsterdam'],
    ])('should keep the zone %s under the name that lists offer', async (timeZone, kept) => {
      const { body, status } = await save({ timeZone });

      expect([status, body.timeZone]).toEqual([200, kept]);
    });

    it.each<[Partial<EditionUpdateDto>, string, string]>([
      [{ capacity: 0 }, 'capacity', 'There must be at least 1 badge'],
      [{ price: 1.5 }, 'price', 'Please enter a whole number'],
      [{ currency: 'dollars' }, 'currency', 'Please enter a currency by its three letters, such as USD'],
      [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Please enter a time zone, such as America/New_York'],
      [{ secondDay: '2025-10-10' }, 'secondDay', 'The second day must begin after the first one is over'],
      [
        { firstCloses: '10:00', secondOpens: '09:00' },
        'secondDay',
        'The second day must begin after the first one is over',
      ],
      [{ firstDay: '2025-02-30' }, 'firstDay', 'Please enter a date as YYYY-MM-DD'],
      [{ firstOpens: 'noon' }, 'firstOpens', 'Please enter a time as HH:mm'],
      [
        { firstDay: '2026-03-07', secondDay: '2026-03-08', secondOpens: '02:30' },
        'secondOpens',
        'This time does not exist on that day in this time zone',
      ],
      [
        { paymentUrl: 'javascript:alert(1)' },
        'paymentUrl',
        'Please enter an address that begins with https://',
      ],
      [{ socialUrl: '' }, 'socialUrl', 'Please enter an address that begins with https://'],
      [{ volunteerEmail: 'nobody' }, 'volunteerEmail', 'Please enter an e-mail address'],
      [{ productName: ' ' }, 'productName', 'Please enter the name of the site'],
    ])('should be refused with %j', async (changes, field, message) => {
      const { body, status } = await save(changes);

      expect([status, body.fields]).toEqual([400, { [field]: message }]);
      expect((await preview(changes)).status).toBe(400);
    });

    it('should not take away badges that people have', async () => {
      await app.browser().post('/api/register').send(registerForm()).expect(200);
      await app.browser().post('/api/register').send(registerForm()).expect(200);

      const { body, status } = await save({ capacity: 1 });

      expect([status, body.fields]).toEqual([400, { capacity: '2 badges are taken already' }]);
    });

    it('should say before it is saved what it does, and whom it tells', async () => {
      const dana = await playerNamed(app, 'Dana');
      await createEvent(dana);

      const { body: badges } = await preview({ capacity: 300, price: 12 });
      const { body: later } = await preview({ secondCloses: '22:00' });
      const { body: moved } = await preview({ firstDay: '2025-10-09' });

      expect(badges).toEqual({
        people: 0,
        leavesAt: null,
        mail: null,
        changes: [
          {
            field: 'capacity',
            label: 'Badges',
            before: '250',
            after: '300',
            effect: '1 badge is taken.',
            tells: null,
          },
          {
            field: 'price',
            label: 'Price of a badge',
            before: '$10',
            after: '$12',
            effect: 'It holds for every badge that is not paid yet.',
            tells: null,
          },
        ],
      });
      expect(later).toMatchObject({
        people: 0,
        mail: null,
        changes: [{ field: 'secondCloses', effect: 'All 1 event keeps its time.' }],
      });
      expect(moved).toMatchObject({
        people: 1,
        changes: [{ field: 'firstDay', effect: '1 event moves with its day.', tells: '1 person' }],
      });
    });
  });
});
