import { receiveMails } from './mail-receiver.ts';

/** A signed-in person of the staff who calls the API as the pages do. */
export class Staff {
  private readonly origin: string;
  /** The `Cookie` header of the session, for a load generator. */
  readonly cookie: string;

  private constructor(origin: string, cookie: string) {
    this.origin = origin;
    this.cookie = cookie;
  }

  /** The session as a browser keeps it. */
  get cookies(): { name: string; value: string; url: string }[] {
    return this.cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/);
      return { name, value, url: this.origin };
    });
  }

  /** Signs in with the link of a mail, which comes to `smtpPort`. */
  static async signIn(origin: string, email: string, smtpPort: number): Promise<Staff> {
    const receiver = await receiveMails(smtpPort);
    try {
      const asked = await send(`${origin}/api/user/login`, { method: 'POST', body: { email } });
      const { text } = await receiver.next(({ to }) => to === email);
      const code = /\/verify\/([^\s?]+)/.exec(text)?.[1];
      const signedIn = await send(`${origin}/api/user/verify/${code}`, {
        method: 'POST',
        body: {},
        cookie: cookiesOf(asked),
      });
      return new Staff(origin, cookiesOf(signedIn));
    } finally {
      await receiver.close();
    }
  }

  /**
   * The JSON of an answer; a body is an object, or JSON that is written already.
   * Throws Error for an answer that tells of an error.
   */
  async call<Answer>(method: string, path: string, body?: object | string): Promise<Answer> {
    const response = await send(this.origin + path, { method, body, cookie: this.cookie });
    return (await response.json().catch(() => null)) as Answer;
  }
}

interface Request {
  method: string;
  body?: object | string | undefined;
  cookie?: string;
}

async function send(url: string, { method, body, cookie }: Request): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** The cookies that an answer sets, as a request carries them. */
function cookiesOf(response: Response): string {
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return pairs.filter((pair) => !pair.endsWith('=')).join('; ');
}
