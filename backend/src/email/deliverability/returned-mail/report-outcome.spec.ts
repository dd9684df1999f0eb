import { REFUSALS } from '@tablefall/worker/test/refusal-cases';
import { outcomeOf } from './report-outcome.ts';

describe('outcomeOf', () => {
  it.each(REFUSALS)('should hold "%s" against the address when it is about it: %s', (reply, about) => {
    const suppression = about === 'address' ? 'bounced' : null;

    expect(outcomeOf('', reply, true)).toMatchObject({ isFinal: true, suppression });
    expect(outcomeOf('5.0.0', reply, true)).toMatchObject({ suppression });
    expect(outcomeOf('5.1.1', reply, false)).toMatchObject({ isFinal: false, suppression: null });
  });

  it.each([
    ['5.1.1', '550 no', 'bounced'],
    ['5.1.2 (bad destination system)', '', 'bounced'],
    ['5.2.1', '550 account disabled', 'bounced'],
    ['5.4.4', 'host not found', 'bounced'],
    ['5.0.0', '554 5.7.1 blocked by a list', null],
    ['5.7.1', '550 5.1.1 no such user', null],
    ['4.4.7', 'delivery time expired', null],
    ['', '', null],
  ])('should believe a status of "%s" before the words "%s": %s', (status, diagnostic, suppression) => {
    expect(outcomeOf(status, diagnostic, true)).toMatchObject({ suppression });
  });

  it('should tell the reply code, of several lines as well', () => {
    expect(outcomeOf('5.1.1', '550-5.1.1 does not exist 550 5.1.1 really', true).code).toBe(550);
    expect(outcomeOf('5.1.1', 'no such user 12550', true).code).toBeNull();
  });
});
