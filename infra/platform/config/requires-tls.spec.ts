import { requiresTls } from './requires-tls.ts';

describe('requiresTls', () => {
  it.each([
    ['smtp://127.0.0.1:1025', undefined, false],
    ['smtp://localhost', undefined, false],
    ['smtp://[::1]:25', undefined, false],
    ['smtp://127.0.0.1.relay.example', undefined, true],
    ['smtp://relay.example:587', undefined, true],
    ['smtp://10.0.0.7:25', undefined, true],
    ['smtp://user:password@localhost:587', undefined, true],
    ['smtp://user:password@relay.example:587', false, false],
    ['smtp://127.0.0.1:1025', true, true],
  ])('should say of %s, with the setting at %s: %s', (url, setting, required) => {
    expect(requiresTls(url, { MAIL_REQUIRE_TLS: setting })).toBe(required);
  });
});
