import { networkOf } from './network.ts';

describe('the network of a request', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:bbbb:cccc:dddd:eeee', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['a proxy said this', 'unknown'],
    [undefined, 'unknown'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf({ ip })).toBe(network);
  });
});
