import { describe, expect, it } from '@jest/globals';
import { tablesText } from './table-text.ts';

describe('the tables of a room in words', () => {
  it('names the first and the last with their seats', () => {
    const tables = ['A1', 'A2', 'A3'].map((label) => ({ label, seats: 6 }));

    expect(tablesText(tables)).toBe('3 tables, A1 to A3, 6 seats each');
    expect(tablesText([...tables, { label: 'A4', seats: 2 }])).toBe('4 tables, A1 to A4, 2 to 6 seats each');
    expect(tablesText([{ label: 'Q1', seats: 1 }])).toBe('Table Q1, 1 seat');
    expect(tablesText([])).toBeNull();
  });
});
