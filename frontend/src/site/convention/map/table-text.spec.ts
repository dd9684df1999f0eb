import { describe, expect, it } from '@jest/globals';
import { neighboursText, tablesText } from './table-text.ts';

describe('the tables of a room in words', () => {
  it('names the first and the last with their seats', () => {
    const tables = ['A1', 'A2', 'A3'].map((label) => ({ label, seats: 6 }));

    expect(tablesText(tables)).toBe('3 tables, A1 to A3, 6 seats each');
    expect(tablesText([...tables, { label: 'A4', seats: 2 }])).toBe('4 tables, A1 to A4, 2 to 6 seats each');
    expect(tablesText([{ label: 'Q1', seats: 1 }])).toBe('Table Q1, 1 seat');
    expect(tablesText([])).toBeNull();
  });
});

describe('the neighbours of a table in words', () => {
  const at = (label: string, x: number, y: number, roomId = 'a') => ({ id: label, label, x, y, roomId });
  const tables = [
    at('A1', 20, 20),
    at('A2', 60, 20),
    at('A3', 100, 20),
    at('A4', 20, 60),
    at('A5', 60, 61),
    at('B1', 62, 21, 'b'),
  ];
  const of = (label: string) => {
    const table = tables.find((each) => each.label === label);
    return table && neighboursText(table, tables);
  };

  it('names the nearest on each side, of its room alone', () => {
    expect(of('A2')).toBe('Next to it on the plan: A1 on the left, A3 on the right, A5 below.');
    expect(of('A5')).toBe('Next to it on the plan: A4 on the left, A2 above.');
    expect(of('B1')).toBeNull();
  });
});
