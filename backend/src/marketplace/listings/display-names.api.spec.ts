import { TestApp } from '../../../test/test-app.ts';
import { registeredAs, registerForm } from '../../convention/registration/testing/registration.factory.ts';
import { playerOf } from '../../events/testing/event.factory.ts';
import { createListing, traderNamed } from '../testing/listing.factory.ts';

describe('the name of a seller', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should be that of a grown-up, also where a child is the first of the family, and found by it alone', async () => {
    const form = registerForm({
      attendees: [
        { name: 'Tilly Childname', badge: false },
        { name: 'Greta Grown', badge: true },
      ],
    });
    const listing = await createListing(await playerOf(await registeredAs(app, form), form.email));

    const reader = (await traderNamed(app, 'Ola')).client;
    const { body } = await reader.get(`/api/forsale/${listing.id}`).expect(200);
    expect(body.seller.name).toBe('Greta Grown');
    const found = async (seller: string) =>
      (await reader.get('/api/forsale').query({ seller }).expect(200)).body.items.length;
    expect([await found('Childname'), await found('Grown')]).toEqual([0, 1]);
  });

  it('should be told to no stranger, nor found by one, and no more who comments', async () => {
    const dana = await traderNamed(app, 'Dana Seller');
    const { id } = await createListing(dana, { gameName: 'Root' });
    await dana.client.post(`/api/forsale/${id}/discussions`).send({ message: 'All there.' }).expect(200);
    const stranger = app.browser();

    const { body } = await stranger.get(`/api/forsale/${id}`).expect(200);
    const { body: list } = await stranger.get('/api/forsale?search=Root').expect(200);

    expect(body).toMatchObject({ seller: { name: 'Attendee' }, discussions: [{ userName: 'Attendee' }] });
    expect(list.items).toMatchObject([{ seller: { name: 'Attendee' } }]);
    expect((await stranger.get(`/api/forsale/${id}/discussions`).expect(200)).body).toEqual(body.discussions);
    expect((await stranger.get('/api/forsale?seller=Dana').expect(200)).body).toMatchObject({
      total: 0,
      items: [],
    });
    expect((await dana.client.get('/api/forsale?seller=Dana').expect(200)).body.total).toBe(1);
  });
});
