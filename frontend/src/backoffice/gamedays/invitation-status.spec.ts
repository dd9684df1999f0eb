import { describe, expect, it } from '@jest/globals';
import { filterOf, nextStatus, statusLook } from './invitation-status.ts';

describe('the status of an invitation', () => {
  it('cycles from pending over accepted and rejected back to pending', () => {
    expect([0, 1, 2].map(nextStatus)).toEqual([1, 2, 0]);
  });

  it('shows an unknown value as such and advances it to accepted', () => {
    expect(statusLook(7).label).toBe('Unknown');
    expect(nextStatus(7)).toBe(1);
  });

  it('reads filter words, an unrecognised one as not replied', () => {
    expect(filterOf('')).toEqual({});
    expect(filterOf('Accepted')).toEqual({ status: 1 });
    expect(filterOf('rejected')).toEqual({ status: 2 });
    expect(filterOf('maybe')).toEqual({ status: 0 });
    expect(filterOf('no-answer')).toEqual({ pastAnswerBy: true });
  });

  it('says no answer instead of pending once the date has passed', () => {
    expect(statusLook(0).label).toBe('Pending');
    expect(statusLook(0, true).label).toBe('No answer');
    expect(statusLook(1, true).label).toBe('Accepted');
  });
});
