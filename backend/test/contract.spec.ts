import type { Response } from 'supertest';
import { checkAnswer } from './contract.ts';

/** An answer as supertest gives it, as far as it is looked at. */
function answer(url: string, status: number, body: object, headers = {}): Response {
  const text = JSON.stringify(body);
  return {
    request: { url: `http://127.0.0.1${url}` },
    status,
    body,
    text,
    type: 'application/json',
    headers,
  } as Response;
}

const problem = (status: number, code: string) => ({
  statusCode: status,
  code,
  title: 'No',
  message: 'It cannot be.',
  detail: 'It cannot be.',
  status,
  type: `tag:tablefall.example,2026:${code}`,
});

const EVENT = '/api/event/01980000-0000-7000-8000-000000000000';

describe('the comparison of answers with the contract', () => {
  it('should pass a refusal that its endpoint declares', () => {
    expect(() => checkAnswer('get', answer(EVENT, 404, problem(404, 'event-not-found')))).not.toThrow();
  });

  it('should name the class that its endpoint has to declare', () => {
    expect(() => checkAnswer('get', answer(EVENT, 404, problem(404, 'listing-not-found')))).toThrow(
      `GET ${EVENT} answered 404 listing-not-found, which its endpoint does not declare: ` +
        'add ListingNotFoundError to the `errors` of its @Endpoint',
    );
  });

  it('should refuse a known code under a status that it does not go with', () => {
    expect(() => checkAnswer('get', answer(EVENT, 409, problem(409, 'event-not-found')))).toThrow(
      'which its endpoint does not declare',
    );
  });

  it('should refuse a cookie that its endpoint does not tell of', () => {
    const cookie = { 'set-cookie': ['tablefall_session=x'] };
    const session = answer('/api/user/session', 200, { user: null }, cookie);

    expect(() => checkAnswer('get', session)).toThrow('with set-cookie, which openapi.json does not promise');
  });
});
