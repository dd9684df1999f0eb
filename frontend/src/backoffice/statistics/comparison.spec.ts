import { describe, expect, it } from '@jest/globals';
import type { EditionSeries } from '#core/api/staff.ts';
import { chartData, figureRows, seriesRows } from './comparison.ts';

const day = (at: number, label: string, count: number) => ({ at, label, count });
const BY_DAY: EditionSeries = {
  label: 'Registrations by day',
  people: true,
  by: 'day',
  points: [day(15, '2026-09-25', 5), day(13, '2026-09-27', 10)],
};
const YEAR_BEFORE: EditionSeries = {
  ...BY_DAY,
  points: [day(13, '2025-09-28', 20), day(0, '2025-10-11', 5)],
};
const BY_HOURS: EditionSeries = {
  label: 'Answers',
  people: true,
  by: 'hours',
  points: [
    { at: 0, label: 'within 1 hour', count: 10 },
    { at: 1, label: '1 to 3 hours', count: 0 },
  ],
};

describe('numbers of editions', () => {
  it('should stand beside those of an earlier one, by their words', () => {
    const section = { title: 'Shifts', note: null, series: [] };
    const figures = ['Shifts', 'Helpers'].map((label) => ({ label, people: false, count: 4 }));
    const earlier = { ...section, figures: [{ label: 'Helpers', people: false, count: 2 }] };

    expect(figureRows({ ...section, figures }, earlier)).toEqual([
      { label: 'Shifts', count: 4, earlier: null },
      { label: 'Helpers', count: 4, earlier: 2 },
    ]);
  });

  it('should be told by dates alone, and by days before the end beside another edition', () => {
    expect(seriesRows(BY_DAY, undefined)).toEqual([
      { label: '2026-09-25', count: 5, earlier: null },
      { label: '2026-09-27', count: 10, earlier: null },
    ]);
    expect(seriesRows(BY_DAY, YEAR_BEFORE)).toEqual([
      { label: '15 days before it', count: 5, earlier: 0 },
      { label: '13 days before it', count: 10, earlier: 20 },
      { label: 'The last day', count: 0, earlier: 5 },
    ]);
  });

  it('should be bars without gaps in time', () => {
    const { labels, series } = chartData(BY_DAY, YEAR_BEFORE);

    expect(labels.flatMap((label, index) => (label ? [[label, index]] : []))).toEqual([
      ['14', 1],
      ['7', 8],
      ['0', 15],
    ]);
    expect(series.map((counts) => [counts.length, counts[0], counts[2], counts[15]])).toEqual([
      [16, 5, 10, 0],
      [16, 0, 20, 5],
    ]);
    expect(chartData({ ...BY_DAY, points: [day(300, '2025-12-14', 5)] }, undefined)).toEqual({
      labels: ['300'],
      series: [[5]],
    });
    expect(chartData(BY_HOURS, undefined)).toEqual({
      labels: ['1 to 3 hours', 'within 1 hour'],
      series: [[0, 10]],
    });
  });
});
