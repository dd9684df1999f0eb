import { verdictOf } from './advisories.ts';

const reportOf = (vulnerabilities: object) => JSON.stringify({ metadata: { vulnerabilities } });

describe('the advisories before a release', () => {
  it('should stop it where one is high or critical', () => {
    expect(() => verdictOf(reportOf({ low: 2, high: 1, critical: 3 }))).toThrow('1 high, 3 critical');
  });

  it('should let it be made where there are none, or lesser ones', () => {
    expect(verdictOf(reportOf({ low: 1, moderate: 4, high: 0, critical: 0 }))).toContain('No package');
  });

  it.each(['', 'not JSON', '{"message":"405 Method Not Allowed","statusCode":405}'])(
    'should say that nobody was asked where the answer is %p',
    (report) => {
      expect(verdictOf(report)).toContain('does not say');
    },
  );
});
