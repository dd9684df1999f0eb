import { expectThat, type Trial } from '../../counterparts/finding.ts';
import { waitUntil } from '../../local/supervisor/processes.ts';
import type { ProxiedProduct } from './proxied-product.ts';
import { HOST } from './proxied-product.ts';
import type { Place } from './proxy-settings.ts';
import { CHUNKS, type SlowBackend } from './slow-backend.ts';
import { type Answer, decoded, TlsClient, withoutTls } from './tls-client.ts';

const GUESTS = 100_000;
const TOO_LONG = 41 * 1024 * 1024;
const SPOOFED = {
  'x-forwarded-for': '203.0.113.66',
  forwarded: 'for=203.0.113.66',
  'x-real-ip': '203.0.113.66',
  'x-request-id': 'forged-by-a-visitor',
  'x-forwarded-proto': 'http',
  'x-forwarded-host': 'elsewhere.example',
};

/** What holds of a proxy in front of the product. */
export async function playProduct(
  trial: Trial,
  product: ProxiedProduct,
  { https, http }: Place,
  authority: string,
): Promise<void> {
  const client = new TlsClient(https, authority);
  await trial.try('a page by TLS, and what came without it', async () => {
    const page = await client.ask('/', { headers: { 'accept-encoding': 'br, gzip' } });
    const hsts = page.headers['strict-transport-security'];
    expectThat(page.status === 200 && hsts === 'max-age=31536000', `${page.status}, HSTS ${hsts}`);
    expectThat(decoded(page).includes('</html>'), 'the page was compressed twice or not at all as it says');
    const plain = await withoutTls(http, '/faq');
    const to = plain.headers.location;
    expectThat(to === `https://${HOST}/faq`, `without TLS: ${plain.status} to ${to}`);
    return `200, HSTS ${hsts}, ${page.headers['content-encoding']}; without TLS ${plain.status} to ${to}`;
  });
  await trial.try('a script that lies there compressed', async () => {
    const page = decoded(await client.ask('/'));
    const [path = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
    const script = await client.ask(path, { headers: { 'accept-encoding': 'br, gzip' } });
    const direct = await fetch(`http://127.0.0.1:${product.port}${path}`);
    expectThat(decoded(script) === (await direct.text()), 'the script differs from the one of the backend');
    return `compressed once (${script.headers['content-encoding']})`;
  });
  await trial.try('what a visitor claims about himself', async () => {
    // A path of its own, by which the log line is found.
    const path = `/api/user/session?trial=${https}`;
    const answer = await client.ask(path, { headers: SPOOFED });
    // It is written once the answer is through.
    await waitUntil(() => product.logOf(path).length > 0, 5_000);
    const id = product.logOf(path)[0]?.req.id ?? '';
    expectThat(/^[\da-f-]{32,36}$/.test(id), `the log names the request ${id || 'nowhere'}`);
    return `${answer.status}; the log has the id of the proxy, ${id}`;
  });
  await trial.try('what is for the inside alone', async () => {
    const statuses = [];
    for (const path of ['/metrics', '/metrics/', '/api/health/jobs', '/api/health/services', '/api/docs']) {
      statuses.push(`${path} ${(await client.ask(path)).status}`);
    }
    const told = statuses.join(', ');
    expectThat(!/ 200/.test(told), told);
    return told;
  });
  await trial.try(`a pasted list of ${GUESTS.toLocaleString('en-US')} addresses`, () =>
    paste(client, product),
  );
  await trial.try('a body that is too long', async () => {
    const answer = await client.ask('/api/gameday/bulk-invite', { body: 'x'.repeat(TOO_LONG) });
    expectThat(answer.status === 413, String(answer.status));
    expectProblem(answer);
    return '413, in the shape of the API';
  });
}

/** What holds of a proxy in front of a backend that takes its time, and then is away. */
export async function playSlowBackend(
  trial: Trial,
  slow: SlowBackend,
  { https }: Place,
  authority: string,
): Promise<void> {
  const client = new TlsClient(https, authority);
  await trial.try('headers that reach the backend', async () => {
    const { body } = await client.ask('/echo', { headers: SPOOFED });
    const reached = JSON.parse(body.toString()) as Record<string, string>;
    const forged = Object.entries(SPOOFED).filter(([name, value]) => reached[name] === value);
    expectThat(forged.length === 0, `a visitor's own ${forged.map(([name]) => name).join(', ')}`);
    const { host, 'x-forwarded-for': from, 'x-forwarded-proto': scheme } = reached;
    expectThat(host === HOST && from === '127.0.0.1' && scheme === 'https', JSON.stringify(reached));
    return `X-Forwarded-For ${from}, ${scheme}, an id of the proxy; nothing that the visitor claimed`;
  });
  await Promise.all([
    trial.try('an answer that takes 65 seconds', async () => {
      const answer = await client.ask('/api/slow');
      expectThat(answer.status === 200, String(answer.status));
      return 'arrives';
    }),
    trial.try('a download that pauses for 65 seconds', async () => {
      const { body } = await client.ask('/download');
      expectThat(body.toString() === CHUNKS.join(''), `only ${body.length} bytes arrived`);
      return 'is whole';
    }),
  ]);
  await trial.try('while no backend is there', async () => {
    await slow.stop();
    const [api, page] = [await client.ask('/api/events'), await client.ask('/events')];
    expectThat(api.status === 503 && page.status === 503, `${api.status} and ${page.status}`);
    expectProblem(api);
    expectThat(page.headers['content-type']?.startsWith('text/html') ?? false, 'the page is no HTML');
    expectThat(page.body.includes('Back in a moment'), 'the page says something else');
    expectThat(api.headers['retry-after'] === '5' && page.headers['retry-after'] === '5', 'no Retry-After');
    return '503 with Retry-After: the API in its own shape, pages as a page';
  });
}

async function paste(client: TlsClient, product: ProxiedProduct): Promise<string> {
  const signedIn = await product.inTurn(async () => {
    const code = await product.signInCode();
    return client.ask(`/api/user/verify/${code}`, { body: '{"confirm":true}' });
  });
  expectThat(signedIn.status === 200, `signing in: ${signedIn.status} ${signedIn.body}`);
  const details = {
    date: product.nextDay(),
    startTime: '18:30',
    capacity: GUESTS,
    location: 'Hall',
    description: 'A trial.',
  };
  const made = await client.ask('/api/gameday', { body: JSON.stringify(details) });
  expectThat(made.status === 201, `the gameday: ${made.status} ${made.body}`);
  const { id: gamedayID } = JSON.parse(made.body.toString()) as { id: string };
  const guests = Array.from({ length: GUESTS }, (_, n) => ({
    name: `Guest Number ${n}`,
    email: `guest.number.${n}.of.a.pasted.list@mail.example`,
  }));
  const body = JSON.stringify({ gamedayID, guests });
  const answer = await client.ask('/api/gameday/bulk-invite', { body });
  expectThat(
    answer.status === 200 || answer.status === 201,
    `${answer.status} ${answer.body.subarray(0, 300)}`,
  );
  const { invitationsSent } = JSON.parse(answer.body.toString()) as { invitationsSent: number };
  expectThat(invitationsSent === GUESTS, `${invitationsSent} invited`);
  return `${(body.length / 1e6).toFixed(1)} MB, ${invitationsSent.toLocaleString('en-US')} invited`;
}

function expectProblem({ headers, body }: Answer): void {
  expectThat(headers['content-type']?.startsWith('application/json') ?? false, 'the error is no JSON');
  const problem = JSON.parse(body.toString()) as Record<string, unknown>;
  const fields = ['statusCode', 'title', 'message', 'detail'];
  expectThat(
    fields.every((name) => problem[name]),
    `the error has no ${fields.join(', ')}: ${body}`,
  );
}
