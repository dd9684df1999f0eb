import { randomInt } from 'node:crypto';
import supertest from 'supertest';
import { checkAnswer } from './contract.ts';

/** A browser: keeps its cookies and speaks supertest. */
export type ApiClient = ReturnType<typeof supertest.agent>;

/** An address that no other spec has: what limits count of a network outlives the spec. */
export function newNetwork(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

/** Counts the requests of all browsers, so that many with one request each reach all servers too. */
let requests = 0;

/**
 * A browser whose every answer must be one that `openapi/openapi.json` promises. Of several servers each in its turn gets
 * a request.
 */
export function apiClient(...servers: Parameters<typeof supertest.agent>[0][]): ApiClient {
  const agents = servers.map((server) => supertest.agent(server));
  const client = supertest.agent(servers[0]);
  for (const agent of agents) agent.jar = client.jar;
  for (const method of ['get', 'post', 'put', 'delete'] as const) {
    client[method] = (url) => {
      const agent = agents[requests++ % agents.length] as ApiClient;
      return agent[method](url).expect((answer) => checkAnswer(method, answer));
    };
  }
  return client;
}

/** The cookies that a browser has, as it would send them; another one that sends them has got hold of its session. */
export function cookiesOf({ jar }: Pick<ApiClient, 'jar'>): string {
  return jar.getCookies({ domain: '127.0.0.1', path: '/', secure: false, script: false }).toValueString();
}
