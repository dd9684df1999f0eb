import { requestDigest } from './request-digest.ts';

describe('the digest of a request', () => {
  const asked = {
    operation: 'invite',
    guests: [{ name: 'Ola', email: 'ola@guests.example' }],
    confirm: true,
  };

  it('should be the same however the request was put together', () => {
    const [guest] = asked.guests;
    const sameAsked = {
      sendAt: null,
      template: undefined,
      testOnly: false,
      confirm: true,
      guests: [{ email: guest?.email, name: guest?.name }],
      operation: 'invite',
    };
    expect(requestDigest(sameAsked)).toBe(requestDigest(asked));
  });

  it.each([
    ['another choice', { ...asked, confirm: false }],
    ['a further choice', { ...asked, sendAt: '2025-10-09T09:30' }],
    ['other people', { ...asked, guests: [] }],
    ['one person twice', { ...asked, guests: [...asked.guests, ...asked.guests] }],
    [
      'words under other names',
      { operation: 'invite', guests: [{ email: 'Ola', name: 'ola@guests.example' }] },
    ],
  ])('should be another one for %s', (_what, other) => {
    expect(requestDigest(other)).not.toBe(requestDigest(asked));
  });
});
