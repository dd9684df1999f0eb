import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import supertest from 'supertest';
import { type FirstAnswer, serveClient } from './static-client.ts';

const PERSONAL: FirstAnswer = {
  call: '/api/gameday-reply/token',
  operation: 'getInvitationDetails',
  value: {},
  isPrivate: true,
};

describe('the served web app', () => {
  const build = mkdtempSync(join(tmpdir(), 'client-'));
  const folder = join(build, 'client');
  let app: NestExpressApplication;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    mkdirSync(join(build, 'server'));
    writeFileSync(
      join(build, 'server/first-views.js'),
      `export const firstViews = (folder, document, { productName }) => ({
        documentOf: async (path, isKnown) => ({
          html: document + (isKnown ? '' : '<h1>First view</h1>'),
          isPage: !/apiary|assets-of|elsewhere|not-found/.test(path),
        }),
      });`,
    );
    writeFileSync(
      join(folder, 'index.html'),
      '<title>Tablefall</title><script type="application/json" id="edition">{"edition":null}</script>',
    );
    writeFileSync(join(folder, 'service-worker.js'), 'offline');
    writeFileSync(join(folder, 'assets/app-1a2b.js'), 'plain');
    writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('compressed'));
    const module = await Test.createTestingModule({}).compile();
    app = module.createNestApplication<NestExpressApplication>({ logger: false });
    serveClient(
      app,
      {
        edition: { productName: '</script><script>alert(1)' },
        headOf: async (path) => ({ html: `<title>${path}</title>`, isPrivate: path.startsWith('/verify/') }),
        firstAnswer: async (path) => (path.startsWith('/gameday-reply/') ? PERSONAL : null),
        files: { '/robots.txt': { type: 'text/plain', content: 'User-agent: *' } },
      },
      folder,
    );
    await app.init();
  });
  afterAll(async () => {
    await app.close();
    rmSync(build, { recursive: true });
  });

  const get = (path: string) => supertest(app.getHttpServer()).get(path);

  it('should answer every page path with the page, its head and the edition inlined and escaped', async () => {
    const { text, headers } = await get('/gameday/2025-10-10').expect(200);

    expect(text).toBe(
      '<title>/gameday/2025-10-10</title><script type="application/json" id="edition">{"productName":"\\u003c/script>\\u003cscript>alert(1)"}</script><h1>First view</h1>',
    );
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('should send whoever has a session no first view: it is a page of somebody unknown', async () => {
    expect((await get('/').expect(200)).text).toContain('First view');
    expect((await get('/').set('Cookie', 'session=x').expect(200)).text).not.toContain('First view');
    // It stays in a browser in which nobody is signed in any more.
    const known = await get('/').set('Cookie', '__Host-tablefall_known=x').expect(200);
    expect(known.text).toContain('First view');
  });

  it('should have nobody keep the page of one person', async () => {
    const { headers } = await get('/gameday-reply/token').expect(200);

    expect(headers['cache-control']).toBe('no-store');
  });

  it('should compress the page', async () => {
    const { headers } = await get('/').set('Accept-Encoding', 'br').expect(200);

    expect(headers['content-encoding']).toBe('br');
  });

  it('should take a path with a slash at its end for the same page', async () => {
    expect((await get('/faq/').expect(200)).text).toContain('<title>/faq</title>');
    expect((await get('/').expect(200)).text).toContain('<title>/</title>');
  });

  it('should keep private pages from indexes', async () => {
    const { headers } = await get('/verify/code').expect(200);

    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  });

  it('should serve the files that are made for the site', async () => {
    const { text, headers } = await get('/robots.txt').expect(200);

    expect(text).toBe('User-agent: *');
    expect(headers['content-type']).toContain('text/plain');
  });

  it('should let ordinary pages be indexed', async () => {
    const { headers } = await get('/').expect(200);

    expect(headers).not.toHaveProperty('x-robots-tag');
  });

  it('should serve hashed assets compressed and for a year', async () => {
    const { headers } = await get('/assets/app-1a2b.js').set('Accept-Encoding', 'br').expect(200);

    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toContain('immutable');
  });

  it('should let no browser keep the service worker without asking', async () => {
    const { text, headers } = await get('/service-worker.js').buffer().expect(200);

    expect(text).toBe('offline');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(['/gameday/%E0%A4%A', '/%ff', '/apiary', '/assets-of-others/', '//elsewhere.example/%2f..'])(
    'should answer %s, which is no page, with the app, which says so',
    async (path) => {
      expect((await get(path).expect(404)).text).toContain('<title>');
    },
  );

  it('should make no page of a path that cannot be decoded, nor tell anybody what it held', async () => {
    const { text } = await get('/unsubscribe/secret%ff').expect(404);

    expect(text).toContain('<title>/not-found</title>');
  });

  it.each([
    ['post', '/'],
    ['delete', '/forsale'],
    ['get', '/assets/%ff'],
    ['get', '/assets/gone.js'],
  ] as const)('should answer %s %s, where nothing is, in the shape of all errors', async (method, path) => {
    const { body } = await supertest(app.getHttpServer())[method](path).expect(404);

    expect(body).toMatchObject({ statusCode: 404, message: 'There is nothing at this address.' });
  });

  it('should send nobody elsewhere', async () => {
    const { headers } = await get('/assets').expect(404);

    expect(headers).not.toHaveProperty('location');
  });

  it('should not answer a missing asset or an API path with the page', async () => {
    await get('/assets/gone.js').expect(404);
    await get('/api/gamedays').expect(404);
  });

  it('should not take a search for figures for a page', async () => {
    await get('/metrics').expect(404);
  });

  it('should say in one line that the client is not built, and serve nothing', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    try {
      const use = jest.spyOn(app, 'use');
      const site = { edition: {}, headOf: async () => ({ html: '', isPrivate: false }) };
      serveClient(app, { ...site, firstAnswer: async () => null, files: {} }, join(build, 'not-here'));

      expect(warned.mock.calls).toEqual([[expect.stringContaining('The web app is not built')]]);
      expect(use).not.toHaveBeenCalled();
    } finally {
      jest.restoreAllMocks();
    }
  });
});
