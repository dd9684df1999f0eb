import { describe, expect, it } from '@jest/globals';
import { Circuits, circuitReason } from './circuits.ts';

describe('Circuits', () => {
  it('should open at the limit of failures in a row, and begin anew', () => {
    const circuits = new Circuits(3);
    const failures = Array.from({ length: 7 }, () => circuits.failed('one', 'moment'));
    expect(failures).toEqual([0, 0, 3, 0, 0, 3, 0]);
  });

  it('should forget failures when a mail is accepted or only its recipient refused', () => {
    const circuits = new Circuits(2);
    expect(circuits.failed('one', 'moment')).toBe(0);
    circuits.worked('one');
    expect(circuits.failed('one', 'moment')).toBe(0);
    expect(circuits.failed('one', 'recipient')).toBe(0);
    expect(circuits.failed('one', 'moment')).toBe(0);
    expect(circuits.failed('one', 'moment')).toBe(2);
  });

  it('should count each mailing by itself', () => {
    const circuits = new Circuits(2);
    expect(circuits.failed('one', 'moment')).toBe(0);
    circuits.worked('two');
    expect(circuits.failed('two', 'moment')).toBe(0);
    expect(circuits.failed('one', 'moment')).toBe(2);
  });

  it('should open at once when the server refuses us', () => {
    expect(new Circuits(10).failed('one', 'us')).toBe(1);
  });
});

describe('circuitReason', () => {
  it.each([
    [10, 'refused', '451 4.3.2 not now.', 'The mail server refused 10 mails in a row: 451 4.3.2 not now.'],
    [1, 'refused', '535 no', 'The mail server refused a mail: 535 no.'],
    [10, 'unreached', 'no route', 'The mail server could not be reached for 10 mails in a row: no route.'],
    [10, 'unwritten', 'no date', 'This version of the product could not write 10 mails in a row: no date.'],
  ] as const)('should say what happened to %s mails that were %s', (failures, ending, text, reason) => {
    expect(circuitReason(failures, { about: 'moment', ending, text })).toBe(reason);
  });
});
