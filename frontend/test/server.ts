type Answer = { status?: number; body?: unknown; headers?: HeadersInit } | 'unreachable';

/** Stands for the server in specs of the web app: answers what it was told to, and keeps what it was asked. */
export class Server {
  readonly calls: { call: string; body: unknown }[] = [];
  private readonly answers = new Map<string, Answer | (() => Answer | Promise<Answer>)>();

  constructor() {
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      return Promise.race([this.reply(request), aborted(request.signal)]);
    };
  }

  /** `call` is 'GET /api/user/session'; an answer that is a function is made when the call comes. */
  on(call: string, answer: Answer | (() => Answer | Promise<Answer>)): this {
    this.answers.set(call, answer);
    return this;
  }

  /** How often it was called. */
  count(call: string): number {
    return this.calls.filter((each) => each.call === call).length;
  }

  private async reply(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    this.calls.push({ call: `${request.method} ${pathname}${search}`, body: text && JSON.parse(text) });
    const known =
      this.answers.get(`${request.method} ${pathname}${search}`) ??
      this.answers.get(`${request.method} ${pathname}`) ??
      'unreachable';
    const answer = typeof known === 'function' ? await known() : known;
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    const { status = 200, headers, body } = answer;
    return body === undefined
      ? new Response(null, { status, headers })
      : Response.json(body, { status, headers });
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
