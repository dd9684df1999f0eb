import { describe, expect, it } from '@jest/globals';
import { dollars } from './money-text.ts';

describe('money', () => {
  it('is written without cents when there are none', () => {
    expect(dollars(10)).toBe('$10');
    expect(dollars(12.5)).toBe('$12.50');
    expect(dollars(1250)).toBe('$1,250');
  });
});
