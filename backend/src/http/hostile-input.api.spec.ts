import { sql } from '@tablefall/platform/database/sql';
import fc from 'fast-check';
import type { Response } from 'supertest';
import { hostileBody, monstrousBodies, type Operation, operationsOf, segment } from '../../test/hostile.ts';
import {
  ADMIN,
  type ApiClient,
  ATTENDEE,
  EMAILER_PASSWORD,
  ORGANISER,
  TestApp,
} from '../../test/test-app.ts';
import { documentation } from '../openapi-document.ts';

/** Requests of each role to each operation; `npm run battery` names many. */
const RUNS = 3 * Number(process.env.BATTERY_ROUNDS ?? 1);
const ROLES = { nobody: null, attendee: ATTENDEE, organiser: ORGANISER, administrator: ADMIN };
const PASSWORD_PATH = '/api/organise/tools-password';
type RoleName = keyof typeof ROLES;

/**
 * Sends anything to every operation, as every role. No answer may be a 5xx or one that openapi.json does not promise
 * (the client checks that), and a body that no form can send must never succeed.
 */
describe('hostile input', () => {
  let app: TestApp;
  let operations: Operation[];
  const clients = {} as Record<RoleName, ApiClient>;
  const answers = new Map<string, Set<number>>();
  beforeAll(async () => {
    app = await TestApp.start();
    operations = operationsOf(documentation(app.application).create());
  });
  afterAll(() => app.stop());

  /** Sends as a role. When an operation such as logging out has ended the role's session, it signs in anew. */
  const sendAs = async (
    role: RoleName,
    send: (client: ApiClient) => Promise<Response>,
  ): Promise<Response> => {
    const email = ROLES[role];
    clients[role] ??= await (email ? app.signedIn(email) : app.browser());
    const answer = await send(clients[role]);
    if (answer.status !== 401 || !email) {
      return answer;
    }
    // Past the pause between two sign-in mails to one address.
    app.clock.advance(61);
    clients[role] = await app.signedIn(email);
    return send(clients[role]);
  };

  const note = ({ method, path }: Operation, url: string, answer: Response) => {
    const name = `${method.toUpperCase()} ${path}`;
    answers.set(name, (answers.get(name) ?? new Set()).add(answer.status));
    expect(`${method} ${url}: ${answer.status}`).not.toMatch(/: 5\d\d$/);
    if (answer.status >= 400) {
      expect(answer.body).toMatchObject({
        statusCode: answer.status,
        title: expect.any(String),
        message: expect.any(String),
        detail: expect.any(String),
      });
    }
  };

  it.each(Object.keys(ROLES) as RoleName[])(
    'should get a success or a clear error from every operation, sent by %s',
    async (role) => {
      for (const operation of operations) {
        await fc.assert(
          fc.asyncProperty(segment, fc.array(segment), hostileBody(operation), async (text, values, body) => {
            const path = operation.path.replace(/\{\w+\}/g, encodeURIComponent(text));
            const query = operation.queries.flatMap((name, index) => {
              // Without the password of the e-mail tools nothing would get past their guard.
              const value = name === 'password' ? EMAILER_PASSWORD : values[index];
              return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
            });
            const url = `${path}?${query.join('&')}`;
            const answer = await sendAs(role, async (client) => {
              const request = client[operation.method](url);
              return operation.method === 'get' ? request : request.send(body as object);
            });
            note(operation, url, answer);
            // A password that was taken would leave no way past the guard of the e-mail tools.
            if (operation.path === PASSWORD_PATH) await app.query(sql`delete from tools_password`);
          }),
          { numRuns: RUNS },
        );
      }
    },
    60_000 * RUNS,
  );

  it('should never take a body that is nested, wide, huge or broken', async () => {
    for (const operation of operations.filter(({ goodBody }) => goodBody)) {
      const path = operation.path.replace(/\{\w+\}/g, '2025-10-10');
      const [field = ''] = Object.keys(operation.goodBody ?? {});
      for (const [name, json] of monstrousBodies(field)) {
        const answer = await sendAs('administrator', async (client) =>
          client[operation.method](path).query({ password: EMAILER_PASSWORD }).type('json').send(json),
        );
        note(operation, path, answer);
        expect(`${operation.method} ${path}, ${name}: ${answer.status}`).toMatch(/: 4\d\d$/);
      }
    }
  }, 60_000);

  it('should have come past the guards of every operation', () => {
    const guarded = [...answers].filter(([, statuses]) =>
      [...statuses].every((each) => each === 401 || each === 403),
    );

    expect(answers.size).toBe(operations.length);
    expect(guarded).toEqual([]);
  });
});
