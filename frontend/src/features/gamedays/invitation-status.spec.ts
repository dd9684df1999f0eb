import { describe, expect, it } from '@jest/globals';
import { nextStatus, statusLook, statusOfFilter } from './invitation-status.ts';

describe('the status of an invitation', () => {
  it('cycles from pending over accepted and rejected back to pending', () => {
    expect([0, 1, 2].map(nextStatus)).toEqual([1, 2, 0]);
  });

  it('shows an unknown value as such and advances it to accepted', () => {
    expect(statusLook(7).label).toBe('Unknown');
    expect(nextStatus(7)).toBe(1);
  });

  it('reads filter words, an unrecognised one as not replied', () => {
    expect(statusOfFilter('')).toBeUndefined();
    expect(statusOfFilter('Accepted')).toBe(1);
    expect(statusOfFilter('rejected')).toBe(2);
    expect(statusOfFilter('maybe')).toBe(0);
  });
});
