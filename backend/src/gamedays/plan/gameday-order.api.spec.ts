import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createGameday } from '../testing/gameday.factory.ts';

const TODAY = '2033-03-05';

describe('GET /api/gamedays?order=', () => {
  let app: TestApp;
  let staff: ApiClient;
  const all = ['2033-03-01', '2033-03-04', TODAY, '2033-03-06', '2033-04-01'];
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(`${TODAY}T17:00:00Z`);
    staff = await app.signedIn(ADMIN);
    for (const date of all) await createGameday(staff, { date });
  });
  afterAll(() => app.stop());

  const dates = async (query: string) => {
    const { body } = await staff.get(`/api/gamedays?${query}`).expect(200);
    return body.map(({ date }: { date: string }) => date);
  };

  it('should list what comes next first, and then the past ones, the latest of them first', async () => {
    const next = [TODAY, '2033-03-06', '2033-04-01', '2033-03-04', '2033-03-01'];
    expect(await dates('order=next')).toEqual(next);
    expect(await dates('order=next&limit=2')).toEqual(next.slice(0, 2));
    expect(await dates('order=next&limit=2&page=2')).toEqual(next.slice(2, 4));
  });

  it('should list the latest date first by default', async () => {
    expect(await dates('order=newest')).toEqual(all.toReversed());
    expect(await dates('')).toEqual(all.toReversed());
  });

  it('should tell how many there are and where the pages around one are', async () => {
    const { headers } = await staff.get('/api/gamedays?order=next&limit=2&page=2').expect(200);

    expect(headers['x-total-count']).toBe(String(all.length));
    expect(headers.link).toBe(
      [
        '</api/gamedays?order=next&limit=2&page=1>; rel="first"',
        '</api/gamedays?order=next&limit=2&page=1>; rel="prev"',
        '</api/gamedays?order=next&limit=2&page=3>; rel="next"',
        '</api/gamedays?order=next&limit=2&page=3>; rel="last"',
      ].join(', '),
    );
  });

  it('should lead from behind the last page back to it', async () => {
    const { headers, body } = await staff.get('/api/gamedays?limit=4&page=9').expect(200);

    expect(body).toEqual([]);
    expect(headers['x-total-count']).toBe(String(all.length));
    expect(headers.link).toContain('</api/gamedays?limit=4&page=2>; rel="prev"');
    expect(headers.link).not.toContain('rel="next"');
  });
});
