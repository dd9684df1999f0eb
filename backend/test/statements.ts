import { jest } from '@jest/globals';
import { Client } from 'pg';

/** How many statements reach databases meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const sent = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}
