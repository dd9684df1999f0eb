import { sql } from '@tablefall/platform/database/sql';
import { TestApp } from '../../../test/test-app.ts';
import { createListing, listingForm, type Trader, traderNamed } from '../testing/listing.factory.ts';

const MOST = 50;

describe('how much one account offers for sale', () => {
  let app: TestApp;
  let dana: Trader;
  beforeAll(async () => {
    app = await TestApp.startTwo();
    dana = await traderNamed(app);
  });
  afterAll(() => app.stop());

  it('should be fifty games at a time, whoever sends how many at once', async () => {
    const ids: string[] = [];
    for (let game = 0; game < MOST - 2; game++) ids.push((await createListing(dana)).id);
    const form = listingForm();

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => dana.client.post('/api/forsale').send(form)),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      title: 'Too many games for sale',
      message: expect.stringContaining('50 games'),
    });
    const put = (status: string) =>
      dana.client.put(`/api/forsale/${ids[0]}`).send(listingForm({ status } as never));
    await put('Sold').expect(200);
    await createListing(dana);
    // Nor by putting one that was sold back for sale.
    await put('Available').expect(409);
    await createListing(dana, { status: 'Sold' } as never);
    // What nobody can buy takes no place.
    await app.query(sql`update listing set lapsed_at = now() where id = ${ids[1]}`);
    await app.query(sql`update listing set hidden_reason = 'Not a game.' where id = ${ids[2]}`);
    await createListing(dana);
    await createListing(dana);
    await dana.client.post('/api/forsale').send(listingForm()).expect(409);
  });

  it('should be twenty new ones an hour, of this account alone', async () => {
    const limited = await TestApp.start({ THROTTLE_LISTINGS_PER_HOUR: '2' });
    try {
      const [kim, ola] = [await traderNamed(limited), await traderNamed(limited)];
      const offer = (by: Trader) => by.client.post('/api/forsale').send(listingForm());
      await offer(kim).expect(200);
      await offer(kim).expect(200);

      await offer(kim).expect(429);

      await offer(ola).expect(200);
    } finally {
      await limited.stop();
    }
  });
});
