import { judgeDelivery } from './delivery-verdict.ts';

describe('judgeDelivery', () => {
  it.each([
    ['5.1.1', '550 5.1.1 no such user', true],
    ['5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound', true],
    ['5.1.2 (bad destination system)', '', true],
    ['5.2.1', '550 account disabled', true],
    ['5.4.4', 'host not found', true],
    ['5.0.0', '550 5.1.1 no such user', true],
    ['5.0.0', '550 no such user', true],
    ['', '553 sorry, no mailbox here', true],
    ['5.2.2', '552 5.2.2 mailbox full', false],
    ['5.7.1', '550 5.7.1 this looks like spam', false],
    ['5.0.0', '554 5.7.1 blocked by a list', false],
    ['5.0.0', '554 transaction failed', false],
    ['5.1.8', '550 5.1.8 sender unknown', false],
    ['5.3.4', '552 5.3.4 too big', false],
    ['4.4.7', 'delivery time expired', false],
    ['', '', false],
  ])('should judge a final "%s" with "%s" as of a dead address: %s', (status, diagnostic, isDead) => {
    expect(judgeDelivery(status, diagnostic, true)).toMatchObject({ isFinal: true, isDead });
  });

  it('should hold nothing against an address while its server still tries', () => {
    expect(judgeDelivery('5.1.1', '550 no', false)).toEqual({ isFinal: false, isDead: false, code: 550 });
  });

  it('should tell the reply code, of several lines as well', () => {
    expect(judgeDelivery('5.1.1', '550-5.1.1 does not exist 550 5.1.1 really', true).code).toBe(550);
    expect(judgeDelivery('5.1.1', 'no such user 12550', true).code).toBeNull();
  });
});
