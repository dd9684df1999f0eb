import { ROOT } from '../local/paths.ts';
import { COUNTERPARTS, pageOf, tableOf } from './report.ts';

describe('what is told of counterparts', () => {
  const finding = {
    counterpart: 'Postfix',
    version: '3.7',
    tried: '30 mails',
    result: `250 | ok\nsee ${ROOT}/log`,
    failed: false,
  };

  it('should be a row each, on one line and without places of this machine', () => {
    const page = pageOf(
      COUNTERPARTS,
      [finding, { ...finding, failed: true }],
      new Date('2025-10-01T12:00:00Z'),
    );
    expect(page).toContain('\n| Postfix 3.7 | 30 mails | 250 \\| ok see ./log | 2025-10-01 |\n');
    expect(page).toContain('**failed**: 250');
  });

  it('should leave the rows of what was not tried this time', () => {
    const exim = { ...finding, counterpart: 'Exim' };
    const before = pageOf(COUNTERPARTS, [finding, exim], new Date('2025-10-01T12:00:00Z'));
    const after = pageOf(COUNTERPARTS, [finding], new Date('2025-10-02T12:00:00Z'), before);
    expect(after).toMatch(/Exim 3\.7 .* 2025-10-01 \|\n\| Postfix 3\.7 .* 2025-10-02 \|\n$/);
    expect(pageOf(COUNTERPARTS, [finding, exim], new Date('2025-10-01T12:00:00Z'), after)).toBe(before);
  });

  it('should stand in columns', () => {
    const lines = tableOf([finding, { ...finding, counterpart: 'Exim', failed: true }]).split('\n');
    expect(lines).toEqual([
      'Postfix 3.7  30 mails  ok: 250 | ok see ./log',
      'Exim 3.7     30 mails  FAILED: 250 | ok see ./log',
    ]);
  });
});
