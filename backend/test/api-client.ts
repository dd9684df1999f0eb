import supertest from 'supertest';
import { checkAnswer } from './contract.ts';

/** A browser: keeps its cookies and speaks supertest. */
export type ApiClient = ReturnType<typeof supertest.agent>;

/** A browser whose every answer must be one that `openapi/openapi.json` promises. */
export function apiClient(server: Parameters<typeof supertest.agent>[0]): ApiClient {
  const client = supertest.agent(server);
  for (const method of ['get', 'post', 'put', 'delete'] as const) {
    const send = client[method].bind(client);
    client[method] = (url) => send(url).expect((answer) => checkAnswer(method, answer));
  }
  return client;
}
