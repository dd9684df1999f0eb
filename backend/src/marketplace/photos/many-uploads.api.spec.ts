import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { plainPicture } from '@tablefall/platform/images/testing/sample-photos';
import { cookiesOf } from '../../../test/api-client.ts';
import { TestApp } from '../../../test/test-app.ts';
import { type Trader, traders } from '../testing/listing.factory.ts';

const UPLOADS = 200;

/** Uploads that stall, or whose people leave, keep nobody else from uploading. */
describe('many uploads that lead to nothing', () => {
  let app: TestApp;
  let people: Trader[];
  let picture: Buffer;
  beforeAll(async () => {
    app = await TestApp.start();
    people = await traders(app, 6);
    picture = await plainPicture(500, 300, 'png');
  }, 60_000);
  afterAll(() => app.stop());

  const upload = ({ client }: Trader) =>
    client
      .post('/api/forsale/upload-image')
      .set('X-Requested-With', 'page')
      .attach('file', picture, 'photo.png');
  const answers: (number | undefined)[] = [];
  /** Begins an upload and sends no more of it. */
  const stall = (cookie: string): ClientRequest => {
    const { port } = app.application.getHttpServer().address() as AddressInfo;
    const begun = request({
      port,
      host: '127.0.0.1',
      path: '/api/forsale/upload-image',
      method: 'POST',
      agent: false,
      headers: {
        Cookie: cookie,
        'X-Requested-With': 'page',
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': 1_000_000,
      },
    });
    begun.on('error', () => undefined).on('response', (answer) => answers.push(answer.resume().statusCode));
    begun.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
    return begun;
  };

  it.each([
    ['stall', () => undefined],
    ['are left while they wait', (begun: ClientRequest) => begun.destroy()],
  ])(
    'should let somebody else have a turn while 200 %s',
    async (_what, then) => {
      const [somebody, ...others] = people as [Trader, ...Trader[]];
      const cookies = others.map(({ client }) => cookiesOf(client));
      const begun = Array.from({ length: UPLOADS }, (_, place) =>
        stall(cookies[place % cookies.length] ?? ''),
      );
      // Some have a turn by then and the others wait; nothing else depends on how many.
      await sleep(1_000);
      begun.forEach(then);

      // Who has no turn after half a minute is answered 503, and each of the 200 could hold one for longer than that.
      await upload(somebody).expect(200);

      for (const each of begun) each.destroy();
      await upload(others[0] as Trader).expect(200);
      // They were let in, and given up for being slow.
      expect(answers.filter((status) => status !== 503)).toEqual([]);
    },
    60_000,
  );
});
