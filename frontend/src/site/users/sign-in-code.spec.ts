import { describe, expect, it } from '@jest/globals';
import { forgetSignInCode, signInCode, takeSignInCode, withoutCode } from './sign-in-code.ts';

const read = (path: string) => withoutCode(new URL(path, 'https://tablefall.example'));

describe('the code of a mailed link', () => {
  it('is found in every kind of link and leaves the rest of the address', () => {
    expect(read('/verify/a-b_9')).toEqual({ code: 'a-b_9', address: '/verify' });
    expect(read('/events?rid=a-b_9')).toEqual({ code: 'a-b_9', address: '/events' });
    expect(read('/events?day=Friday&rid=x&page=2#top')).toEqual({
      code: 'x',
      address: '/events?day=Friday&page=2#top',
    });
    expect(read('/pay?rid=a-b_9')).toEqual({ code: 'a-b_9', address: '/pay' });
    expect(read('/my-days?rid=a-b_9')).toEqual({ code: 'a-b_9', address: '/my-days' });
    expect(read('/verify/%E0%A4%A')).toEqual({ code: '%E0%A4%A', address: '/verify' });
  });

  it('is looked for nowhere else', () => {
    expect(read('/verify').code).toBe('');
    expect(read('/faq?rid=x').code).toBe('');
    expect(read('/gameday-reply/token').code).toBe('');
  });

  it('leaves the address at once and is kept until it is forgotten', () => {
    const addresses: unknown[] = [];
    const history = { state: null, replaceState: (...entry: unknown[]) => addresses.push(entry[2]) };
    takeSignInCode(
      { href: 'https://tablefall.example/events?rid=secret' } as Location,
      history as unknown as History,
    );
    expect(addresses).toEqual(['/events']);
    expect(signInCode()).toBe('secret');
    forgetSignInCode();
    expect(signInCode()).toBe('');
  });
});
