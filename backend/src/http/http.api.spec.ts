import type { Express } from 'express';
import { ACCESS_TABLE, accessFile } from '../../test/contract.ts';
import {
  ADMIN,
  type ApiClient,
  ATTENDEE,
  EMAILER_PASSWORD,
  ORGANISER,
  TestApp,
} from '../../test/test-app.ts';
import { withDoorLink } from '../convention/door/testing/door-link.ts';
import { documentation } from '../openapi-document.ts';
import { type AccessRow, accessRows, accessTable } from './access/access-table.ts';
import { routesOf } from './errors/other-methods.ts';

/** The rules that let somebody in. */
const RULES_OF = {
  nobody: ['public'],
  attendee: ['public', 'signed-in'],
  organiser: ['public', 'signed-in', 'staff', 'organiser'],
  mailer: ['public', 'signed-in', 'staff', 'mailer'],
  door: ['public', 'signed-in', 'staff', 'door'],
  'door link': ['public', 'door'],
  administrator: ['public', 'signed-in', 'staff', 'organiser', 'mailer', 'door', 'administrator'],
};

const SIGNED_IN_NOWHERE = ['nobody', 'door link'];

const PARAMETERS: Record<string, string> = {
  id: '01980000-0000-7000-8000-000000000000',
  date: '2025-10-10',
};

const MAILER = 'mailer@tablefall.example';
const DOOR = 'door@tablefall.example';

describe('the HTTP edge', () => {
  let app: TestApp;
  const clients = {} as Record<keyof typeof RULES_OF, ApiClient>;
  beforeAll(async () => {
    app = await TestApp.start();
    clients.nobody = app.browser();
    clients.attendee = await app.signedIn(ATTENDEE);
    clients.organiser = await app.signedIn(ORGANISER);
    clients.administrator = await app.signedIn(ADMIN);
    for (const [email, role] of [
      [MAILER, 'mailer'],
      [DOOR, 'door'],
    ] as const) {
      await clients.administrator.post('/api/organise/staff').send({ email, role }).expect(204);
      clients[role] = await app.signedIn(email);
    }
    clients['door link'] = await withDoorLink(app, clients.administrator);
  });
  afterAll(() => app.stop());

  const call = (client: ApiClient, method: AccessRow['method'], path: string) => {
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => PARAMETERS[name] ?? 'unknown');
    // The rules are about who asks. The e-mail tools also want their password.
    return client[method](url).query({ password: EMAILER_PASSWORD });
  };

  describe('the access table', () => {
    it('should be what is served: `npm run contract` writes openapi/access.txt anew', () => {
      const served = documentation(app.application).create();

      expect(accessTable(served)).toBe(accessFile());
      expect(accessRows(served).filter(({ access }) => !access)).toEqual([]);
    });

    it('should leave what organises and runs the convention to the administrator', () => {
      const others = ACCESS_TABLE.filter(
        ({ path, access }) => /^\/api\/(organise|system)\//.test(path) && access !== 'administrator',
      );

      expect(others).toEqual([]);
    });

    it('should want a fresh sign-in before each file that lists people (T42)', () => {
      const files = ACCESS_TABLE.filter(({ path, access }) => path.endsWith('.csv') && access !== 'public');

      expect(files.length).toBeGreaterThan(2);
      expect(files.filter(({ freshSignIn }) => freshSignIn !== 'always')).toEqual([]);
    });

    it('should call every schema what it is, without the suffix of its class', () => {
      const schemas = Object.keys(documentation(app.application).create().components?.schemas ?? {});

      expect(schemas.filter((name) => /Dto$/.test(name))).toEqual([]);
    });

    it('should know every route of the router', () => {
      const express: Express = app.application.getHttpAdapter().getInstance();
      const routes = routesOf(express).map(({ method, path }) => `${method} ${path}`);

      const documented = ACCESS_TABLE.map(({ route }) => route.replace(/\{(\w+)\}/g, ':$1'));
      expect(routes.sort()).toEqual(documented.sort());
    });

    it.each(ACCESS_TABLE)(
      'should answer $route to whom "$access" names, and nobody else',
      async ({ route, method, path, access }) => {
        for (const role of Object.keys(RULES_OF) as (keyof typeof RULES_OF)[]) {
          // Logging out and leaving would end what the next routes are asked with.
          const client = /\/(logout|leave)$/.test(route) ? app.browser() : clients[role];
          const { status } = await call(client, method, path);

          if (access && RULES_OF[role].includes(access)) {
            expect([401, 403]).not.toContain(status);
          } else {
            expect([role, status]).toEqual([role, SIGNED_IN_NOWHERE.includes(role) ? 401 : 403]);
          }
        }
      },
    );
  });

  describe('other sites', () => {
    const form = { email: ADMIN };

    it('should refuse a write from another origin', async () => {
      await app
        .browser()
        .post('/api/user/login')
        .set('Origin', 'https://evil.example')
        .send(form)
        .expect(403);
      await app.browser().post('/api/user/login').set('Sec-Fetch-Site', 'cross-site').send(form).expect(403);
      await app.browser().post('/api/user/login').set('Origin', 'null').send(form).expect(403);
    });

    it('should take a write from its own pages', async () => {
      const own = { Origin: app.config.PUBLIC_URL, 'Sec-Fetch-Site': 'same-origin' };
      await app.browser().post('/api/user/login').set(own).send(form).expect(200);
    });

    it('should read what strangers are shown of the convention, and nothing else', async () => {
      const open = ACCESS_TABLE.filter(({ isForOtherSites }) => isForOtherSites);
      expect(open.filter(({ method, access }) => method !== 'get' || access !== 'public')).toEqual([]);
      const asked = (path: string) => app.browser().get(path).set('Origin', 'https://club.example');
      for (const { path } of open.filter((each) => !each.path.includes('{')))
        await asked(path).expect(200).expect('Access-Control-Allow-Origin', '*');
      const { headers } = await asked('/api/user/session').expect(200);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      // Else a page of another site could read what its visitor may see.
      expect((await asked('/api/events')).headers).not.toHaveProperty('access-control-allow-credentials');
    });

    it('should refuse a body that is not JSON', async () => {
      await app.browser().post('/api/user/login').type('form').send(form).expect(415);
      await app.browser().post('/api/user/login').type('text/plain').send(JSON.stringify(form)).expect(415);
    });
  });

  describe('errors', () => {
    it('should answer broken JSON with the error shape', async () => {
      const { body } = await app.browser().post('/api/user/login').type('json').send('{"email":').expect(400);

      expect(body).toEqual({
        statusCode: 400,
        code: 'unreadable-request',
        title: expect.any(String),
        message: expect.any(String),
        detail: body.message,
        status: 400,
        type: 'tag:tablefall.example,2026:unreadable-request',
      });
    });

    it('should be of the type of RFC 9457 for those who ask for it, and plain JSON for all others', async () => {
      const asked = async (accept: string) =>
        (await app.browser().get('/api/gamedays').set('Accept', accept).expect(401)).type;

      expect(await asked('application/problem+json')).toBe('application/problem+json');
      expect(await asked('application/json, application/problem+json')).toBe('application/problem+json');
      expect(await asked('application/json')).toBe('application/json');
      expect(await asked('*/*')).toBe('application/json');
      expect(await asked('text/html, application/problem+json;q=0')).toBe('application/json');
    });

    it('should answer an unknown path and a too large body in the same shape', async () => {
      const unknown = await app.browser().get('/api/nothing').expect(404);
      const large = await app
        .browser()
        .post('/api/user/login')
        .send({ email: 'x'.repeat(200_000) })
        .expect(413);

      expect(unknown.body).toMatchObject({
        statusCode: 404,
        code: 'nothing-here',
        message: expect.any(String),
      });
      expect(large.body).toMatchObject({
        statusCode: 413,
        code: 'body-too-large',
        message: expect.any(String),
      });
    });

    it('should refuse a parameter that it does not know by its name, but where older programs and mail send their own', async () => {
      const admin = await app.signedIn(ADMIN);
      const unknown = await admin.get('/api/registrations?since=2026-01-01&paid=true').expect(400);
      expect(unknown.body).toMatchObject({
        code: 'invalid-input',
        fields: { since: 'since is not a parameter here.' },
      });
      await admin.get('/api/gamedays?since=2026-01-01').expect(200);
      await app.browser().get('/api/forsale?utm_source=mail').expect(200);
    });

    it('should name the methods that an address has, to whoever asks by another one or for them', async () => {
      const { body, headers } = await app.browser().put('/api/user/login').expect(405);
      expect(body).toMatchObject({
        statusCode: 405,
        code: 'method-not-allowed',
        message: 'This address takes POST, OPTIONS.',
      });
      expect(headers.allow).toBe('POST, OPTIONS');
      const event = '/api/event/01980000-0000-7000-8000-000000000000';
      await app.browser().patch(event).expect(405).expect('Allow', 'GET, DELETE, OPTIONS');
      await app.browser().options(event).expect(204).expect('Allow', 'GET, DELETE, OPTIONS');
      await app.browser().options('/api/nothing').expect(404);
    });

    it('should say with each 401 how one signs in', async () => {
      await app
        .browser()
        .get('/api/gamedays')
        .expect(401)
        .expect('WWW-Authenticate', 'Cookie realm="Tablefall"');
    });

    it('should carry a request id', async () => {
      const { headers } = await app.browser().get('/api/health/live').expect(200);

      expect(headers['x-request-id']).toMatch(/./);
    });
  });

  it('should send a strict content security policy and no referrer', async () => {
    const { headers } = await app.browser().get('/api/health/live');

    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('should be ready while its services answer', async () => {
    await app.browser().get('/api/health/ready').expect(200, { status: 'ok', degraded: [] });
  });
});
