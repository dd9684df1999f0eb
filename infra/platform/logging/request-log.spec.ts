import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { pinoHttp } from 'pino-http';
import { requestLog } from './request-log.ts';

describe('the log line of a request', () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  let proxies = 0;
  const logs = [0, 1].map((TRUSTED_PROXIES) =>
    pinoHttp(requestLog({ LOG_LEVEL: 'info', TRUSTED_PROXIES }), stream),
  );
  const server = createServer((request: IncomingMessage & { principal?: object; ip?: string }, response) => {
    logs[proxies]?.(request, response);
    request.ip = '192.0.2.1';
    if (request.headers.cookie) {
      request.principal = { userId: 'u1', email: 'dana@mail.example' };
    }
    response.end();
  });
  beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise((done) => void server.close(done)));

  const lineOf = async (path: string, headers: Record<string, string> = {}) => {
    lines.length = 0;
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    await response.text();
    return { line: lines[0] ?? {}, id: response.headers.get('x-request-id') };
  };

  it('should name user and network of whoever is signed in, and no address', async () => {
    const { line } = await lineOf('/api/gamedays', { cookie: 'session=secret' });

    expect(line).toMatchObject({
      userId: 'u1',
      network: '192.0.2.1',
      req: { method: 'GET', url: '/api/gamedays' },
      res: { statusCode: 200 },
    });
    expect(JSON.stringify(line)).not.toMatch(/secret|dana@/);
  });

  it('should name nobody for a visitor, and no code', async () => {
    const { line } = await lineOf('/api/user/VERIFY/secret');

    expect(line).not.toHaveProperty('userId');
    expect(JSON.stringify(line)).not.toContain('secret');
  });

  it('should take over no id of a visitor, whom no proxy stands in front of', async () => {
    expect((await lineOf('/', { 'x-request-id': 'req_1.a-b' })).id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("should take over a proxy's id that is one, and make its own instead of anything else", async () => {
    proxies = 1;
    expect((await lineOf('/', { 'x-request-id': 'req_1.a-b' })).id).toBe('req_1.a-b');
    for (const given of ['', 'x'.repeat(65), '{"a":1}', 'a b', 'a, b']) {
      const { id, line } = await lineOf('/', { 'x-request-id': given });
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(line.req).toMatchObject({ id });
    }
  });
});
