import { holdsWords } from '@tablefall/platform/database/search';
import { sql } from '@tablefall/platform/database/sql';
import { TestApp } from '../../../test/test-app.ts';
import { isLike, SORT_KEYS } from '../listing-search.sql.ts';
import { LISTED } from '../listing-visibility.ts';
import { createListing, type Trader, traderNamed } from '../testing/listing.factory.ts';

describe('searching games for sale', () => {
  let app: TestApp;
  let dana: Trader;
  let ola: Trader;
  beforeAll(async () => {
    app = await TestApp.start();
    dana = await traderNamed(app, 'Dana');
    ola = await traderNamed(app, 'Ola', 'Mine Craft');
    const offers = [
      [dana, { gameName: 'Ark Nova', condition: 'Good', price: 45.5, expansions: ['Marine Worlds'] }],
      [dana, { gameName: 'azul', condition: 'New', price: 20, notes: '100% complete', status: 'Sold' }],
      [ola, { gameName: 'Brass: Birmingham', condition: 'Poor', price: 45.49, location: 'Hall B' }],
      [ola, { gameName: 'Catan', condition: 'Like New', price: 5, gameDescription: 'With the harbour map' }],
    ] as const;
    for (const [seller, offer] of offers) {
      app.clock.advance(60);
      await createListing(seller, {
        ...offer,
        expansions: [...('expansions' in offer ? offer.expansions : [])],
      });
    }
  });
  afterAll(() => app.stop());

  const found = async (query: string, client = app.browser()): Promise<string[]> => {
    const { body } = await client.get(`/api/forsale?${query}`).expect(200);
    return body.items.map(({ gameName }: { gameName: string }) => gameName);
  };

  it.each([
    ['', 'Catan, Brass: Birmingham, azul, Ark Nova'],
    ['sortOrder=asc', 'Ark Nova, azul, Brass: Birmingham, Catan'],
    ['sortBy=name&sortOrder=asc', 'Ark Nova, azul, Brass: Birmingham, Catan'],
    ['sortBy=price', 'Ark Nova, Brass: Birmingham, azul, Catan'],
    ['sortBy=price&sortOrder=asc', 'Catan, azul, Brass: Birmingham, Ark Nova'],
    ['sortBy=condition', 'azul, Catan, Ark Nova, Brass: Birmingham'],
    ['sortBy=condition&sortOrder=asc', 'Brass: Birmingham, Ark Nova, Catan, azul'],
    ['search=NOVA', 'Ark Nova'],
    ['search=irming', 'Brass: Birmingham'],
    ['search=marine+ark', 'Ark Nova'],
    ['search=harbour', 'Catan'],
    ['search=complete', 'azul'],
    ['search=100%25', 'azul'],
    ['search=%25', 'azul'],
    ['search=_', ''],
    ['search=Brass+Birmingam', 'Brass: Birmingham'],
    ['search=ark+nova', 'Ark Nova'],
    ['search=nova&maxPrice=20', ''],
    ['search=harbour+nova', ''],
    ['condition=New', 'azul'],
    ['condition=New&condition=Poor', 'Brass: Birmingham, azul'],
    ['minPrice=45.5', 'Ark Nova'],
    ['maxPrice=45.49&minPrice=', 'Catan, Brass: Birmingham, azul'],
    ['status=Sold', 'azul'],
    ['location=hall', 'Brass: Birmingham'],
    ['seller=dan', 'azul, Ark Nova'],
    ['seller=Craft', ''],
    ['seller=mail.example', ''],
    ['search=a&condition=Good&status=Available&maxPrice=50', 'Ark Nova'],
  ])('should answer %j with %j', async (query, names) => {
    expect((await found(query, dana.client)).join(', ')).toBe(names);
  });

  it('should answer with what is merely like it only when nothing says every word, and say so', async () => {
    await createListing(ola, { gameName: 'Nova Aetas' });
    const answer = async (search: string) => {
      const { body } = await app.browser().get('/api/forsale').query({ search }).expect(200);
      return [body.isAlike, body.items.map(({ gameName }: { gameName: string }) => gameName)];
    };

    expect(await answer('Ark Nova')).toEqual([false, ['Ark Nova']]);
    expect(await answer('nova')).toEqual([false, ['Nova Aetas', 'Ark Nova']]);
    expect(await answer('Ark Novaa')).toEqual([true, ['Ark Nova']]);
    expect(await answer('Wingspan')).toEqual([false, []]);
    await app.query(sql`delete from listing where game_name = 'Nova Aetas'`);
  });

  it('should answer in pages', async () => {
    const { body } = await app.browser().get('/api/forsale?limit=1&page=2&sortBy=price').expect(200);

    expect(body).toMatchObject({ total: 4, page: 2, limit: 1, items: [{ gameName: 'Brass: Birmingham' }] });
    for (const search of ['', '&search=a']) {
      const behind = await app.browser().get(`/api/forsale?page=9${search}`).expect(200);
      expect(behind.body).toMatchObject({ total: 4, page: 9, items: [] });
    }
  });

  it.each([
    'condition=Mint',
    'status=Gone',
    'minPrice=cheap',
    'maxPrice=-1',
    'sortBy=id',
    'sortOrder=up',
    'limit=101',
  ])('should refuse %s', async (query) => {
    const { body } = await app.browser().get(`/api/forsale?${query}`).expect(400);
    expect(body).toMatchObject({ statusCode: 400, title: 'Invalid input', message: expect.any(String) });
  });

  it('should answer with one’s own for one’s address or `mine`, and tell nobody else’s', async () => {
    const own = ['Catan', 'Brass: Birmingham'];
    expect(await found(`email=${ola.email}`, ola.client)).toEqual(own);
    expect(await found(`email=${ola.email}&seller=mine`, ola.client)).toEqual(own);
    expect(await found('seller=mine', ola.client)).toEqual(own);
    const { body } = await ola.client.get('/api/forsale/my-listings').query({ email: ola.email }).expect(200);
    expect(body).toMatchObject({ total: 2, items: [{ isMine: true }, { isMine: true }] });

    await app.browser().get('/api/forsale?seller=mine').expect(401);
    await app.browser().get(`/api/forsale?email=${ola.email}`).expect(401);
    await dana.client.get(`/api/forsale?email=${ola.email}`).expect(403);
  });

  it('should read every order from an index, look words up in one, and count filters by one alone', async () => {
    await app.query(sql`
      insert into listing (id, seller_id, game_name, condition, price_cents, expansions, payment_methods, status,
                           search_text, created_at)
      select uuidv7(), (select id from account limit 1), 'Game ' || number, 'Good', 1 + number % 9000, '{}',
             '[]', 'Sold', 'Game ' || number, now() - number * interval '1 minute'
      from generate_series(1, 10000) number`);
    // Vacuumed, so that what the text indexes have put aside is in its place.
    await app.query(sql`vacuum analyze listing`);
    const planOf = async (query: ReturnType<typeof sql>) =>
      JSON.stringify(await app.query(sql`explain ${query}`));

    for (const [name, key] of Object.entries(SORT_KEYS)) {
      const plan = await planOf(
        sql`select id from listing where ${LISTED} order by ${key} desc, id desc limit 25`,
      );
      expect(plan).toContain(`listing_by_${name}`);
      expect(plan).not.toContain('Sort');
    }
    const birmingham = holdsWords('Birmingham', 'search_text');
    expect(await planOf(sql`select * from listing where ${birmingham}`)).toContain('listing_by_words');
    expect(await planOf(sql`select * from listing where ${isLike('birmingam')}`)).toContain(
      'listing_by_likeness',
    );
    const filter = sql`status = 'Sold' and condition = 'Poor'`;
    const counted = await planOf(sql`select count(*) from listing where ${LISTED} and ${filter}`);
    expect(counted).toContain('Index Only Scan using listing_by_filter');
  });
});
