import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nameSize, PER_SHEET, sheetPages } from './sheet-pages.ts';

describe('the sheets of badges', () => {
  it('hold every badge once, in order, eight a sheet, and at least two blanks at the end', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 60 }), (badges) => {
        const sheets = sheetPages(badges);
        const places = sheets.flat();

        expect(sheets.every((sheet) => sheet.length === PER_SHEET)).toBe(true);
        expect(places.filter((place) => place !== null)).toEqual(badges);
        expect(places.slice(badges.length).every((place) => place === null)).toBe(true);
        expect(places.length - badges.length).toBeGreaterThanOrEqual(2);
        expect(places.length - badges.length).toBeLessThan(2 + PER_SHEET);
      }),
    );
  });

  it('print long names smaller, and count wide letters twice', () => {
    expect(nameSize('Jonah Okafor')).toBe('large');
    expect(nameSize('Bartholomew Featherstone')).toBe('medium');
    expect(nameSize('林'.repeat(9))).toBe('large');
    expect(nameSize('林'.repeat(10))).toBe('medium');
    expect(nameSize('x'.repeat(60))).toBe('small');
    expect(nameSize('林'.repeat(23))).toBe('small');
  });
});
