import cookieParser from 'cookie-parser';
import express from 'express';
import supertest from 'supertest';
import { administratorOnly } from '../src/http/access/administrator-only.ts';
import { DOCS_PATHS } from '../src/openapi-document.ts';
import { SessionsService } from '../src/users/sessions.service.ts';
import { ADMIN, ATTENDEE, TestApp } from './test-app.ts';

describe('the documentation of the API in production', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  /** The session's cookie of somebody who has just signed in. */
  const cookieOf = async (email: string): Promise<string> => {
    await app.addAccount(email);
    const client = app.browser();
    await client.post('/api/user/login').send({ email }).expect(200);
    const { headers } = await client.post(`/api/user/verify/${await app.signInCode(email)}`).expect(200);
    return String(headers['set-cookie']).split(';')[0] ?? '';
  };

  it.each(['/api/docs', '/api/docs/swagger-ui-init.js', '/api/docs-json', '/API/docs-yaml'])(
    'should be there for the administrator alone: %s',
    async (path) => {
      const site = express();
      site.use(cookieParser());
      site.use(DOCS_PATHS, administratorOnly(app.get(SessionsService)));
      site.use((_request, response) => void response.send('docs'));
      const ask = (cookie: string) => supertest(site).get(path).set('Cookie', cookie);

      await ask('').expect(404);
      await ask(await cookieOf(ATTENDEE)).expect(404);
      const { text } = await ask(await cookieOf(ADMIN)).expect(200);

      expect(text).toBe('docs');
    },
  );
});
