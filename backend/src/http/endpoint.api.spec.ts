import { Body, Controller, Get, Module, Post, Put, UploadedFiles } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { ClockModule } from '@tablefall/platform/clock/clock.module';
import { Config, loadConfig } from '@tablefall/platform/config/config';
import { ConfigModule } from '@tablefall/platform/config/config.module';
import { DatabaseModule } from '@tablefall/platform/database/database.module';
import { StorageModule } from '@tablefall/platform/storage/storage.module';
import type { Request } from 'express';
import supertest from 'supertest';
import { entities } from '../entities.ts';
import { Endpoint } from './endpoint.ts';
import { HttpModule } from './http.module.ts';
import { configureHttp } from './http-server.ts';
import { LONG_LIST_BODY, ONE_CLICK_BODY, uploadBody } from './request-body.ts';
import { type Viewer, ViewerSource } from './viewer.ts';

const KILOBYTE = 1024;

let asked: () => void;
let released: Promise<void>;

/** Endpoints of every kind; the product's own say what they do, these only how they are guarded. */
@Controller('sample')
class SampleController {
  @Get('sending')
  @Endpoint({ access: 'public', summary: 'A GET that sends mail', sends: true })
  sendByGet(): void {}

  @Get('news')
  @Endpoint({ access: 'public', summary: 'The same for everybody', cacheSeconds: 60, file: 'text/plain' })
  getNews(): string {
    return 'news';
  }

  @Get('slow')
  @Endpoint({ access: 'public', summary: 'Answers when the spec lets it', file: 'text/plain' })
  async getSlowly(): Promise<string> {
    asked();
    await released;
    return 'at last';
  }

  @Post('form')
  @Endpoint({ access: 'public', summary: 'A form' })
  postForm(@Body() _body: object): void {}

  @Put('list')
  @Endpoint({ access: 'organiser', summary: 'A long list', body: LONG_LIST_BODY })
  putList(@Body() _body: object): void {}

  @Post('photos')
  @Endpoint({
    access: 'signed-in',
    summary: 'Some pictures',
    body: uploadBody({ field: 'photos', maxFiles: 2, maxFileBytes: 10 * KILOBYTE }),
    file: 'text/plain',
  })
  postPhotos(@UploadedFiles() files: { size: number }[]): string {
    return files.map(({ size }) => size).join(' ');
  }

  @Post('leave')
  @Endpoint({ access: 'public', summary: 'What mail programs post', body: ONE_CLICK_BODY })
  leave(): void {}
}

/** Whoever says so in a header is signed in. */
class SampleSessions extends ViewerSource {
  async viewerOf(request: Request): Promise<Viewer | null> {
    const role = request.get('x-role');
    return role
      ? {
          userId: '1',
          sessionId: '2',
          email: 'a@mail.example',
          roles: role === 'organiser' ? ['organiser'] : [],
        }
      : null;
  }
}

@Module({ providers: [{ provide: ViewerSource, useClass: SampleSessions }], exports: [ViewerSource] })
class SampleSessionsModule {}

/** Once: the library knows each pool of a process by its name. */
const database = DatabaseModule.forRequests(entities);

describe('@Endpoint', () => {
  let app: NestExpressApplication;
  const start = async (settings: Record<string, string>) => {
    const config = loadConfig({
      NODE_ENV: 'test',
      DATABASE_URL: process.env.DATABASE_URL,
      APP_SECRET: 'x'.repeat(32),
      ...settings,
    });
    const module = await Test.createTestingModule({
      imports: [ConfigModule, ClockModule, StorageModule, database, HttpModule.for(SampleSessionsModule)],
      controllers: [SampleController],
    })
      .overrideProvider(Config)
      .useValue(config)
      .compile();
    const started = module.createNestApplication<NestExpressApplication>({
      bodyParser: false,
      logger: false,
    });
    configureHttp(started);
    return started.listen(0, '127.0.0.1').then(() => started);
  };
  const client = () => supertest(app.getHttpServer());
  beforeAll(async () => {
    app = await start({});
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

  describe('an upload (T10, T20)', () => {
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

  describe('a GET that sends mail (T3)', () => {
    it.each(['cross-site', 'same-site', 'none'])('should be refused from %s', async (site) => {
      await client().get('/api/sample/sending').set('Sec-Fetch-Site', site).expect(403);
    });

    it('should be taken from the pages of the product', async () => {
      await client().get('/api/sample/sending').set('Sec-Fetch-Site', 'same-origin').expect(204);
    });

    it('should be throttled like a POST, and say when to come back (T28)', async () => {
      const throttled = await start({ THROTTLE_NETWORK_PER_MINUTE: '2' });
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

  it('should not wait for longer than a minute and a half for a client that sends byte by byte', () => {
    const { headersTimeout, requestTimeout } = app.getHttpServer();

    expect(headersTimeout).toBeLessThanOrEqual(15_000);
    expect(requestTimeout).toBeLessThanOrEqual(90_000);
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

  describe('a process that is told to end (P9)', () => {
    const endWhileAsked = async (settings: Record<string, string>) => {
      const ending = await start(settings);
      const url = await ending.getUrl();
      let release = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      let slow: Promise<string> | undefined;
      await new Promise<void>((resolve) => {
        asked = resolve;
        slow = supertest(url)
          .get('/api/sample/slow')
          .then(
            ({ text }) => text,
            () => 'cut off',
          );
      });
      return { url, slow, release, ended: ending.close() };
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

    it('should not wait for ever for a request that does not end', async () => {
      const { slow, release, ended } = await endWhileAsked({ SHUTDOWN_DRAIN_SECONDS: '1' });

      expect(await slow).toBe('cut off');
      await ended;
      release();
    });
  });

  describe('on a site of https', () => {
    it('should refuse the http pages of its own host, and be strict about https itself', async () => {
      const secure = await start({ PUBLIC_URL: 'https://tablefall.example' });
      try {
        const post = (origin: string) =>
          supertest(secure.getHttpServer())
            .post('/api/sample/form')
            .set({ Host: 'tablefall.example', Origin: origin })
            .send({});

        await post('http://tablefall.example').expect(403);
        const { headers } = await post('https://tablefall.example').expect(204);

        expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
        expect(headers['permissions-policy']).toContain('camera=()');
      } finally {
        await secure.close();
      }
    });

    it('should not demand https of a site that is http', async () => {
      const { headers } = await client().get('/api/sample/news');

      expect(headers).not.toHaveProperty('strict-transport-security');
    });
  });
});
