import type { Express } from 'express';
import {
  ADMIN,
  type ApiClient,
  ATTENDEE,
  EMAILER_PASSWORD,
  ORGANISER,
  TestApp,
} from '../../test/test-app.ts';
import { documentation } from '../openapi-document.ts';

/** Who may call what. A route that is missing here fails the spec. */
const ACCESS_TABLE: Record<string, 'public' | 'signed-in' | 'organiser' | 'administrator'> = {
  'GET /api/health/live': 'public',
  'GET /api/health/ready': 'public',
  'GET /api/health/jobs': 'administrator',
  'POST /api/user/login': 'public',
  'POST /api/user/verify/{code}': 'public',
  'GET /api/user/session': 'public',
  'POST /api/user/logout': 'public',
  'GET /api/user/sessions': 'signed-in',
  'DELETE /api/user/sessions': 'signed-in',
  'POST /api/user/sessions/end': 'administrator',
  'GET /api/convention': 'public',
  'GET /api/photos': 'public',
  'GET /api/mapdata': 'public',
  'GET /api/attendees': 'public',
  'POST /api/contact': 'public',
  'GET /api/register/places': 'public',
  'POST /api/register': 'public',
  'GET /api/registration': 'signed-in',
  'POST /api/registration/attendees': 'signed-in',
  'PUT /api/registration/attendees/{id}': 'signed-in',
  'GET /api/registrations': 'administrator',
  'GET /api/registrations.csv': 'administrator',
  'PUT /api/registration/{id}/paid': 'administrator',
  'DELETE /api/registration/{id}': 'administrator',
  'PUT /api/attendee/{id}/check-in': 'administrator',
  'GET /api/events': 'public',
  'GET /api/myevents/{userNameId}': 'signed-in',
  'GET /api/event/{id}': 'public',
  'PUT /api/event': 'signed-in',
  'DELETE /api/event/{id}': 'signed-in',
  'PUT /api/event/register/{eventId}': 'signed-in',
  'POST /api/event/unregister/{eventId}': 'signed-in',
  'POST /api/event/swap/{eventId}': 'signed-in',
  'POST /api/event/gameowner/{eventId}': 'signed-in',
  'DELETE /api/event/participant/{eventId}': 'signed-in',
  'POST /api/event/waitlist/{eventId}': 'signed-in',
  'DELETE /api/event/waitlist/{eventId}': 'signed-in',
  'GET /api/event/{id}/calendar.ics': 'public',
  'GET /api/calendar/{token}.ics': 'public',
  'GET /api/user/calendar': 'signed-in',
  'POST /api/user/calendar': 'signed-in',
  'GET /api/user/notices': 'signed-in',
  'PUT /api/user/notices': 'signed-in',
  'GET /api/boardgames': 'signed-in',
  'GET /api/boardgames/{id}': 'signed-in',
  'GET /api/forsale': 'public',
  'GET /api/forsale/my-listings': 'signed-in',
  'GET /api/forsale/{id}': 'public',
  'POST /api/forsale': 'signed-in',
  'PUT /api/forsale/{id}': 'signed-in',
  'DELETE /api/forsale/{id}': 'signed-in',
  'POST /api/forsale/{id}/mark-pending': 'signed-in',
  'POST /api/forsale/{id}/undo-pending': 'signed-in',
  'POST /api/forsale/{id}/mark-sold': 'signed-in',
  'POST /api/forsale/{id}/queue': 'signed-in',
  'DELETE /api/forsale/{id}/queue': 'signed-in',
  'GET /api/forsale/{id}/history': 'signed-in',
  'POST /api/forsale/{id}/report': 'signed-in',
  'POST /api/forsale/{id}/hide': 'administrator',
  'POST /api/forsale/{id}/unhide': 'administrator',
  'POST /api/forsale/{id}/renew': 'signed-in',
  'POST /api/forsale/upload-image': 'signed-in',
  'GET /api/forsale/{id}/discussions': 'public',
  'POST /api/forsale/{id}/discussions': 'signed-in',
  'GET /api/gameday/public/{date}': 'public',
  'POST /api/gameday/public-rsvp': 'public',
  'GET /api/gameday-reply/{invitationToken}': 'public',
  'POST /api/gameday-reply': 'public',
  'POST /api/gameday-reply/{invitationToken}/keep': 'public',
  'GET /api/gameday-reply/{invitationToken}/calendar.ics': 'public',
  'GET /api/gameday/public/{date}/calendar.ics': 'public',
  'POST /api/unsubscribe/{token}': 'public',
  'GET /api/unsubscribe/{token}': 'public',
  'GET /api/unsubscribe/{token}/lists': 'public',
  'GET /api/suppressions': 'administrator',
  'POST /api/suppressions': 'administrator',
  'DELETE /api/suppressions/{address}': 'administrator',
  'GET /api/mailings/templates': 'administrator',
  'GET /api/mailings/templates/variables': 'organiser',
  'POST /api/mail-events': 'public',
  'GET /api/mailings/sender-check': 'administrator',
  'GET /api/mailings': 'administrator',
  'GET /api/mailings/{id}': 'administrator',
  'GET /api/mailings/{id}/recipients': 'administrator',
  'GET /api/mailings/{id}/recipients.csv': 'administrator',
  'POST /api/mailings/{id}/pause': 'administrator',
  'POST /api/mailings/{id}/resume': 'administrator',
  'POST /api/mailings/{id}/cancel': 'administrator',
  'POST /api/mailings/{id}/resend-failed': 'administrator',
  'POST /api/mailings/{id}/forget-bounces': 'administrator',
  'GET /api/register/email/{id}': 'administrator',
  'GET /api/register/email-review': 'administrator',
  'GET /api/register/email-notpaid': 'administrator',
  'GET /api/register/email-pastregistrants': 'administrator',
  'GET /api/register/email-review/preview': 'administrator',
  'GET /api/register/email-notpaid/preview': 'administrator',
  'GET /api/register/email-pastregistrants/preview': 'administrator',
  'GET /api/register/emailtest': 'administrator',
  'POST /api/register/email-pastregistrants-message': 'administrator',
  'POST /api/mailings/audiences': 'administrator',
  'GET /api/mailings/audiences/{id}': 'administrator',
  'GET /api/mailings/audiences/{id}/recipients': 'administrator',
  'POST /api/mailings/preview': 'administrator',
  'POST /api/mailings/recipients/check': 'administrator',
  'GET /api/mailings/drafts': 'administrator',
  'PUT /api/mailings/drafts/{id}': 'administrator',
  'DELETE /api/mailings/drafts/{id}': 'administrator',
  'GET /api/gamedays': 'organiser',
  'POST /api/gameday': 'organiser',
  'PUT /api/gameday': 'organiser',
  'GET /api/gameday/{id}': 'organiser',
  'DELETE /api/gameday/{id}': 'organiser',
  'GET /api/gameday/{id}/invitations': 'organiser',
  'GET /api/gameday/{id}/reminder': 'organiser',
  'POST /api/gameday/{id}/remind': 'organiser',
  'GET /api/gameday/{id}/message': 'organiser',
  'POST /api/gameday/{id}/message/audience': 'organiser',
  'POST /api/gameday/{id}/message/preview': 'organiser',
  'POST /api/gameday/{id}/message': 'organiser',
  'GET /api/gameday/{id}/mail-preview': 'organiser',
  'GET /api/gameday/{id}/invitations.csv': 'organiser',
  'GET /api/gameday/{id}/door-list': 'organiser',
  'GET /api/gameday/{id}/delivery': 'organiser',
  'POST /api/gameday/{id}/delivery/pause': 'organiser',
  'POST /api/gameday/{id}/delivery/resume': 'organiser',
  'POST /api/gameday/invite': 'organiser',
  'POST /api/gameday/bulk-invite': 'organiser',
  'POST /api/gameday/check-guests': 'organiser',
  'GET /api/gameday-invitation/{id}': 'organiser',
  'PUT /api/gameday-invitation/status': 'organiser',
  'DELETE /api/gameday-invitation/{id}': 'organiser',
  'POST /api/gameday-invitation/{id}/resend': 'organiser',
};

/** The rules that let somebody in. */
const RULES_OF = {
  nobody: ['public'],
  attendee: ['public', 'signed-in'],
  organiser: ['public', 'signed-in', 'organiser'],
  administrator: ['public', 'signed-in', 'organiser', 'administrator'],
};

const PARAMETERS: Record<string, string> = {
  id: '01980000-0000-7000-8000-000000000000',
  date: '2025-10-10',
};

describe('the HTTP edge', () => {
  let app: TestApp;
  const clients = {} as Record<keyof typeof RULES_OF, ApiClient>;
  beforeAll(async () => {
    app = await TestApp.start();
    clients.nobody = app.browser();
    clients.attendee = await app.signedIn(ATTENDEE);
    clients.organiser = await app.signedIn(ORGANISER);
    clients.administrator = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const call = (client: ApiClient, route: string) => {
    const [method = '', path = ''] = route.split(' ');
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => PARAMETERS[name] ?? 'unknown');
    // The rules are about who asks. The e-mail tools also want their password.
    return client[method.toLowerCase() as 'get'](url).query({ password: EMAILER_PASSWORD });
  };

  describe('the access table', () => {
    it('should list every route that is served, with the rule it declares', () => {
      const declared: Record<string, string | undefined> = {};
      for (const [path, operations] of Object.entries(documentation(app.application).create().paths)) {
        for (const [method, operation] of Object.entries(operations)) {
          const { description } = operation as { description?: string };
          declared[`${method.toUpperCase()} ${path}`] = description?.match(/Access: ([\w-]+)\./)?.[1];
        }
      }

      expect(declared).toEqual(ACCESS_TABLE);
    });

    it('should call every schema what it is, without the suffix of its class', () => {
      const schemas = Object.keys(documentation(app.application).create().components?.schemas ?? {});

      expect(schemas.filter((name) => /Dto$/.test(name))).toEqual([]);
    });

    it('should know every route of the router', () => {
      const routes = routesOf(app.application.getHttpAdapter().getInstance());

      const documented = Object.keys(ACCESS_TABLE).map((route) => route.replace(/\{(\w+)\}/g, ':$1'));
      expect(routes.sort()).toEqual(documented.sort());
    });

    it.each(Object.entries(ACCESS_TABLE))(
      'should answer %s to whom "%s" names, and nobody else',
      async (route, rule) => {
        for (const role of Object.keys(RULES_OF) as (keyof typeof RULES_OF)[]) {
          // Logging out would end the session that the next routes are asked with.
          const client = route.endsWith('/logout') ? app.browser() : clients[role];
          const { status } = await call(client, route);

          if (RULES_OF[role].includes(rule)) {
            expect([401, 403]).not.toContain(status);
          } else {
            expect([role, status]).toEqual([role, role === 'nobody' ? 401 : 403]);
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
        title: expect.any(String),
        message: expect.any(String),
        detail: body.message,
      });
    });

    it('should answer an unknown path and a too large body in the same shape', async () => {
      const unknown = await app.browser().get('/api/nothing').expect(404);
      const large = await app
        .browser()
        .post('/api/user/login')
        .send({ email: 'x'.repeat(200_000) })
        .expect(413);

      expect(unknown.body).toMatchObject({ statusCode: 404, message: expect.any(String) });
      expect(large.body).toMatchObject({ statusCode: 413, message: expect.any(String) });
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

function routesOf(express: Express): string[] {
  return express.router.stack.flatMap(({ route }) =>
    // A handler stands under one method; the framework's middleware stands under all of them.
    route?.stack.length === 1 ? route.stack.map(({ method }) => `${method.toUpperCase()} ${route.path}`) : [],
  );
}
