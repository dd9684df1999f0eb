import { setImmediate as nextTurn } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { slowly, startSampleApp } from './testing/sample-app.ts';

describe('the HTTP server', () => {
  let app: NestExpressApplication;
  beforeAll(async () => {
    app = await startSampleApp();
  });
  afterAll(() => app.close());

  it('should not wait for longer than a minute and a half for a client that sends byte by byte', () => {
    const { headersTimeout, requestTimeout } = app.getHttpServer();

    expect(headersTimeout).toBeLessThanOrEqual(15_000);
    expect(requestTimeout).toBeLessThanOrEqual(120_000);
  });

  it('should keep an idle connection for longer than proxies do, which send the next request on it', () => {
    expect(app.getHttpServer().keepAliveTimeout).toBeGreaterThan(60_000);
  });

  describe('a process that is told to end', () => {
    const endWhileAsked = async (settings: Record<string, string>, path = 'slow') => {
      const ending = await startSampleApp(settings);
      const url = await ending.getUrl();
      let release = () => {};
      slowly.released = new Promise((resolve) => {
        release = resolve;
      });
      let slow: Promise<string> | undefined;
      await new Promise<void>((resolve) => {
        slowly.asked = resolve;
        // It keeps its connection, as proxies and browsers do.
        slow = fetch(`${url}/api/sample/${path}`)
          .then((answer) => answer.text())
          .catch(() => 'cut off');
      });
      return { url, slow, release, ended: ending.close(), server: ending.getHttpServer() };
    };

    it('should turn its readiness red, answer what it has, and then take no more', async () => {
      const { url, slow, release, ended } = await endWhileAsked({ SHUTDOWN_NOTICE_SECONDS: '1' });

      const { body } = await supertest(url).get('/api/health/ready').expect(503);
      await supertest(url).get('/api/health/live').expect(200);
      release();

      expect(body.message).toBe('Not ready: stopping.');
      expect(await slow).toBe('at last');
      await ended;
      await expect(supertest(url).get('/api/health/live')).rejects.toThrow('ECONNREFUSED');
    });

    it.each(['slow', 'slow-download'])(
      'should end with its last answer, and not wait for a connection that is kept (%s)',
      async (path) => {
        const drain = { SHUTDOWN_DRAIN_SECONDS: '600' };
        const { slow, release, ended, server } = await endWhileAsked(drain, path);
        while (server.listening) await nextTurn();
        release();

        expect(await slow).toBe('at last');
        await ended;
      },
    );

    it('should not wait for ever for a request that does not end', async () => {
      const { slow, release, ended } = await endWhileAsked({ SHUTDOWN_DRAIN_SECONDS: '1' });

      expect(await slow).toBe('cut off');
      await ended;
      release();
    });
  });

  describe('on a site of https', () => {
    it('should refuse the http pages of its own host, and be strict about https itself', async () => {
      const secure = await startSampleApp({ PUBLIC_URL: 'https://tablefall.example' });
      try {
        const post = (origin: string) =>
          supertest(secure.getHttpServer())
            .post('/api/sample/form')
            .set({ Host: 'tablefall.example', Origin: origin })
            .send({});

        await post('http://tablefall.example').expect(403);
        const { headers } = await post('https://tablefall.example').expect(204);

        // Names below the domain are not ours.
        expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
        expect(headers['permissions-policy']).toContain('camera=(self)');
      } finally {
        await secure.close();
      }
    });

    it('should not demand https of a site that is http', async () => {
      const { headers } = await supertest(app.getHttpServer()).get('/api/sample/news');

      expect(headers).not.toHaveProperty('strict-transport-security');
    });
  });
});
