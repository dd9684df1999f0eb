import { TestApp } from '../../../test/test-app.ts';
import { registeredAs, registerForm } from '../../convention/registration/testing/registration.factory.ts';
import { playerOf } from '../../events/testing/event.factory.ts';
import { createListing } from '../testing/listing.factory.ts';

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

    const stranger = app.browser();
    const { body } = await stranger.get(`/api/forsale/${listing.id}`).expect(200);
    expect(body.seller.name).toBe('Greta Grown');
    const found = async (seller: string) =>
      (await stranger.get('/api/forsale').query({ seller }).expect(200)).body.items.length;
    expect([await found('Childname'), await found('Grown')]).toEqual([0, 1]);
  });
});
