import { accountOf } from './account-of-mails.ts';

describe('the account of mails', () => {
  const recorded = (address: string, state: string) => ({
    address,
    state,
    messageId: `<${address}>`,
    attempts: 1,
    error: null,
  });
  const arrived = (address: string) => ({ to: address, messageId: `<${address}>`, raw: Buffer.alloc(0) });

  it('should count states and find nothing where all is true', () => {
    const account = accountOf([recorded('a', 'sent'), recorded('b', 'failed')], [arrived('a')]);
    expect(account).toEqual({ states: { sent: 1, failed: 1 }, untrue: [], duplicates: [] });
  });

  it('should find what is called sent and did not come, what came and is not called so, and what came twice', () => {
    const mails = [recorded('a', 'sent'), recorded('b', 'failed'), recorded('c', 'sent')];
    const { untrue, duplicates } = accountOf(mails, [arrived('b'), arrived('c'), arrived('c')]);
    expect(untrue).toEqual(['a (sent)', 'b (failed)']);
    expect(duplicates).toEqual(['c']);
  });
});
