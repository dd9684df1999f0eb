import { createHmac } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { LONG_LIST_BODY } from '../input/request-body.ts';
import { KILOBYTE, startSampleApp } from '../testing/sample-app.ts';
import { Endpoint } from './endpoint.ts';

describe('@Endpoint', () => {
  let app: NestExpressApplication;
  const client = () => supertest(app.getHttpServer());
  beforeAll(async () => {
    app = await startSampleApp();
  });
  afterAll(() => app.close());

  describe('a body of JSON', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const post = (json: string) => client().post('/api/sample/form').type('json').send(json);

    it('should be read up to 100 kB', async () => {
      await post(JSON.stringify({ text: 'x'.repeat(99_000) })).expect(204);
      await post(JSON.stringify({ text: 'x'.repeat(100_001) })).expect(413);
    });

    it('should be refused when it is nested deeper than any form is', async () => {
      await post(`{"email":${nested(15)}}`).expect(204);

      const { body } = await post(`{"email":${nested(5_000)}}`).expect(400);

      expect(body).toMatchObject({ title: 'Bad request', message: expect.stringContaining('nested') });
    });

    it('should be refused when it holds more values than any form does', async () => {
      await post(`{"list":[${'1,'.repeat(5_000)}1]}`).expect(204);
      await post(`{"list":[${'1,'.repeat(20_000)}1]}`).expect(400);
    });

    it('may be long where staff send a list, and is not read for anybody else', async () => {
      const put = (role: string) =>
        client()
          .put('/api/sample/list')
          .set('x-role', role)
          .send({ list: 'x'.repeat(500 * KILOBYTE) });

      await put('organiser').expect(204);
      await put('attendee').expect(403);
      await client().put('/api/sample/list').type('json').send('{"broken').expect(401);
    });

    it('may not be long where everybody may send one', () => {
      const declare = () => Endpoint({ access: 'signed-in', summary: 'Too open', body: LONG_LIST_BODY });

      expect(declare).toThrow('only staff may send a long body');
    });
  });

  describe('an upload', () => {
    const upload = (count = 1, size = KILOBYTE, field = 'photos') => {
      const request = client()
        .post('/api/sample/photos')
        .set({ 'x-role': 'attendee', 'X-Requested-With': 'a page' });
      for (let number = 0; number < count; number++) {
        request.attach(field, Buffer.alloc(size, 1), 'die.png');
      }
      return request;
    };

    it('should be read within its limits', async () => {
      const { text } = await upload(2, KILOBYTE).expect(200);

      expect(text).toBe('1024 1024');
    });

    it.each([
      ['too many files', () => upload(3), 400],
      ['a file that is too large', () => upload(1, 11 * KILOBYTE), 413],
      ['a file of another field', () => upload(1, KILOBYTE, 'cover'), 400],
      ['a field of text', () => upload().field('note', 'hello'), 400],
      ['nested fields', () => upload(1, KILOBYTE, 'photos[a][b][c]'), 400],
      ['a broken form', () => upload(0).type('multipart/form-data; boundary=x').send('--x\r\nnothing'), 400],
      ['no form', () => upload(0).send({}), 415],
    ])('should be refused with %s', async (_, request, status) => {
      const { body } = await request().expect(status);

      expect(body).toMatchObject({ statusCode: status, message: expect.any(String) });
    });

    it('should be refused without the header that no other site can send, and from strangers', async () => {
      const send = (headers: object) =>
        client()
          .post('/api/sample/photos')
          .set(headers as Record<string, string>)
          .attach('photos', Buffer.from('1'), 'die.png');

      await send({ 'x-role': 'attendee' }).expect(403);
      await send({ 'X-Requested-With': 'a page' }).expect(401);
    });
  });

  describe('the form of one-click unsubscribe (RFC 8058)', () => {
    it('should be taken from anywhere, in both forms that mail programs send', async () => {
      const post = () => client().post('/api/sample/leave').set('Sec-Fetch-Site', 'cross-site');

      await post().type('form').send('List-Unsubscribe=One-Click').expect(204);
      await post().field('List-Unsubscribe', 'One-Click').expect(204);
    });
  });

  describe('a body that another program signs', () => {
    const SECRET = 'a secret that the other program knows';
    let signing: NestExpressApplication;
    beforeAll(async () => {
      signing = await startSampleApp({ MAIL_BOUNCES_SECRET: SECRET });
    });
    afterAll(() => signing.close());

    const post = (body: string, signed: string | null = body, type = 'application/json') => {
      const request = supertest(signing.getHttpServer()).post('/api/sample/signed').set('Content-Type', type);
      const digest = createHmac('sha256', SECRET)
        .update(signed ?? '')
        .digest('hex');
      return (signed === null ? request : request.set('X-Signature', `sha256=${digest}`)).send(body);
    };

    it('should be read when its signature holds', async () => {
      const { text } = await post('{"answer": "Grüße"}').expect(200);

      expect(text).toBe('Grüße');
    });

    it('should be refused without a signature, and with that of another body', async () => {
      await post('{"answer": "x"}', null).expect(401);
      await post('{"answer": "x"}', '{"answer": "y"}').expect(401);
      await post('', '{}').expect(401);
    });

    it('should still be JSON, neither long nor deep', async () => {
      await post('not JSON').expect(400);
      await post('['.repeat(500) + ']'.repeat(500)).expect(400);
      await post(JSON.stringify('x'.repeat(10 * KILOBYTE))).expect(413);
      await post('{}', '{}', 'text/plain').expect(415);
    });

    it('should be taken by nobody while no secret is set', async () => {
      await client().post('/api/sample/signed').send({}).expect(404);
    });
  });

  describe('a GET that sends mail', () => {
    it.each(['cross-site', 'same-site', 'none'])('should be refused from %s', async (site) => {
      await client().get('/api/sample/sending').set('Sec-Fetch-Site', site).expect(403);
    });

    it('should be taken from the pages of the product', async () => {
      await client().get('/api/sample/sending').set('Sec-Fetch-Site', 'same-origin').expect(204);
    });

    it('should send nothing when somebody only asks for the head of the answer', async () => {
      const head = client().head('/api/sample/sending').set('Sec-Fetch-Site', 'same-origin');
      await head.expect(405).expect('Allow', 'GET');
      await client().head('/api/sample/news').expect(200);
    });

    it('should be throttled like a POST, and say when to come back', async () => {
      const throttled = await startSampleApp({ THROTTLE_NETWORK_PER_MINUTE: '2' });
      try {
        const send = () => supertest(throttled.getHttpServer()).get('/api/sample/sending');
        await send().expect(204);
        await send().expect(204);

        const { headers } = await send().expect(429);

        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
        await supertest(throttled.getHttpServer()).get('/api/sample/news').expect(200);
      } finally {
        await throttled.close();
      }
    });
  });

  describe('a limit', () => {
    const put = (role: string) => client().put('/api/sample/list').set('x-role', role).send({ list: '' });

    it('should be told to whoever has it alone', async () => {
      const { headers } = await put('organiser').expect(204);

      expect(headers['ratelimit-policy']).toMatch(/^"account";q=\d+;w=60$/);
      const [, left, seconds] = /^"account";r=(\d+);t=(\d+)$/.exec(headers.ratelimit ?? '') ?? [];
      expect(Number(seconds)).toBeLessThanOrEqual(60);
      const { headers: next } = await put('organiser').expect(204);
      expect(next.ratelimit).toContain(`"account";r=${Number(left) - 1};`);
    });

    it('should be told to no stranger, who shares it with a network', async () => {
      const { headers } = await client().post('/api/sample/form').send({}).expect(204);

      expect(headers).not.toHaveProperty('ratelimit');
    });
  });

  describe('what others may keep of an answer', () => {
    it('should be nothing, unless the endpoint says that it is the same for everybody', async () => {
      const form = await client().post('/api/sample/form').send({});
      const news = await client().get('/api/sample/news');

      expect(form.headers['cache-control']).toBe('no-store');
      expect(form.headers).not.toHaveProperty('etag');
      expect(news.headers['cache-control']).toBe('public, max-age=60');
    });

    it('should never be an error', async () => {
      const { headers } = await client().get('/api/sample/nothing').expect(404);

      expect(headers['cache-control']).toBe('no-store');
    });
  });
});
