import { describe, expect, it } from '@jest/globals';
import { Circuit, pauseReason } from './circuit.ts';

describe('Circuit', () => {
  it('should open at the limit of failures in a row, and begin anew', () => {
    const circuit = new Circuit(3);
    const failures = Array.from({ length: 7 }, () => circuit.failed('moment'));
    expect(failures).toEqual([0, 0, 3, 0, 0, 3, 0]);
  });

  it('should forget failures when a mail is accepted or only its recipient refused', () => {
    const circuit = new Circuit(2);
    expect(circuit.failed('moment')).toBe(0);
    circuit.worked();
    expect(circuit.failed('moment')).toBe(0);
    expect(circuit.failed('recipient')).toBe(0);
    expect(circuit.failed('moment')).toBe(0);
    expect(circuit.failed('moment')).toBe(2);
  });

  it('should open at once when the server refuses us', () => {
    expect(new Circuit(10).failed('us')).toBe(1);
  });
});

describe('pauseReason', () => {
  it('should say what happened, how often, and until when', () => {
    const until = new Date('2025-10-10T18:24:00Z');
    expect(pauseReason(10, '451 4.3.2 not now.', until, 'America/New_York')).toBe(
      'The mail server refused 10 mails in a row: 451 4.3.2 not now. Trying again at 2:24 PM.',
    );
    expect(pauseReason(1, '535 no', until, 'UTC')).toBe(
      'The mail server refused a mail: 535 no. Trying again at 6:24 PM.',
    );
  });
});
