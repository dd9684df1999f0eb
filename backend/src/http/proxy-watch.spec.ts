import { watchProxies } from './proxy-watch.ts';

const warningsOf = (
  trusted: number,
  requests: { path?: string; peer?: string; forwardedFor?: string }[],
): string[] => {
  const warnings: string[] = [];
  const watch = watchProxies(trusted, { warn: (text: string) => warnings.push(text) });
  let passed = 0;
  for (const { path = '/api/events', peer = '127.0.0.1', forwardedFor } of requests) {
    const request = {
      path,
      socket: { remoteAddress: peer },
      headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {},
    };
    watch(request as never, {} as never, () => passed++);
  }
  expect(passed).toBe(requests.length);
  return warnings;
};

describe('TRUSTED_PROXIES that does not fit the requests', () => {
  it.each(['127.0.0.1', '::ffff:10.0.0.2', 'fd00::1'])(
    'should be warned of once when it is 0 behind a proxy at %s',
    (peer) => {
      const visits = [{ peer }, { peer, forwardedFor: '192.0.2.1' }, { peer, forwardedFor: '192.0.2.2' }];
      expect(warningsOf(0, visits)).toEqual([expect.stringMatching(/^TRUSTED_PROXIES is 0, but/)]);
    },
  );

  it('should be warned of once when it counts a proxy and requests come without one', () => {
    expect(warningsOf(1, [{ forwardedFor: '192.0.2.1' }, {}, {}])).toEqual([
      expect.stringMatching(/^TRUSTED_PROXIES is 1, but/),
    ]);
  });

  it('should not be seen in what strangers send, nor in the questions of a balancer', () => {
    expect(warningsOf(0, [{ peer: '198.51.100.7', forwardedFor: '192.0.2.1' }])).toEqual([]);
    expect(warningsOf(1, [{ path: '/api/health/ready' }])).toEqual([]);
  });
});
