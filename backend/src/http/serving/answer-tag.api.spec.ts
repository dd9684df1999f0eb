import { TestApp } from '../../../test/test-app.ts';
import { createEvent, playerNamed } from '../../events/testing/event.factory.ts';

// The hall says what time it is.
const PATHS = ['/api/convention', '/api/events', '/api/events/calendar.ics', '/api/faq', '/api/mapdata'];

describe('answers that pages of other sites read', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should be 304 to whoever has them already, compressed or not', async () => {
    for (const path of PATHS)
      for (const encoding of ['gzip', 'identity']) {
        const asked = () => app.browser().get(path).set('Accept-Encoding', encoding);
        const { headers } = await asked().expect(200);
        const again = await asked()
          .set('If-None-Match', headers.etag ?? '')
          .expect(304);
        expect(again.text).toBe('');
      }
  });

  it('should be another one once they show something else, or show it to somebody else', async () => {
    const before = await app.browser().get('/api/events').expect(200);
    const player = await playerNamed(app, 'Dana');
    await createEvent(player, { gameName: 'Azul' });

    const strangers = await app
      .browser()
      .get('/api/events')
      .set('If-None-Match', before.headers.etag ?? '')
      .expect(200);
    const own = await player.client.get('/api/events').expect(200);

    expect(strangers.text).toContain('Azul');
    expect(own.headers.etag).not.toBe(strangers.headers.etag);
    expect(strangers.headers['cache-control']).toBe('no-cache');
    expect(own.headers['cache-control']).toBe('no-store');
  });
});
