import type { EditionSection, EditionSeries } from '#core/api/staff.ts';

/** A number, and what it was in the edition that it is compared with; null where that has none. */
interface Row {
  label: string;
  count: number;
  earlier: number | null;
}

/** Numbers of a section beside those of another edition. */
export function figureRows({ figures }: EditionSection, earlier: EditionSection | undefined): Row[] {
  return figures.map(({ label, count }) => ({
    label,
    count,
    earlier: earlier?.figures.find((figure) => figure.label === label)?.count ?? null,
  }));
}

/**
 * The steps of a series at which something happened in one of two editions, in the order of time. Days are told by how many there
 * are before the last day, since each edition has other dates.
 */
export function seriesRows({ by, points }: EditionSeries, earlier: EditionSeries | undefined): Row[] {
  const others = earlier?.points ?? [];
  const steps = new Set([...points, ...others].map(({ at }) => at));
  const inOrder = [...steps].sort((one, other) => (by === 'day' ? other - one : one - other));
  return inOrder.map((at) => {
    const [point, other] = [points, others].map((all) => all.find((each) => each.at === at));
    return {
      label: earlier && by === 'day' ? daysBefore(at) : (point?.label ?? other?.label ?? ''),
      count: point?.count ?? 0,
      earlier: earlier ? (other?.count ?? 0) : null,
    };
  });
}

/** What a chart shows: a bar for each step of time, with nothing left out between the first and the last. */
export interface ChartData {
  labels: string[];
  series: number[][];
}

/** How many bars there are for each label below them, at least: of days, whole weeks. */
const BARS_OF_LABEL = [1, 7, 14, 28, 56];
const MOST_LABELS = 8;

/** The numbers of one edition, or of two side by side. */
export function chartData(line: EditionSeries, earlier: EditionSeries | undefined): ChartData {
  const lines = [line, ...(earlier ? [earlier] : [])];
  const counts = (steps: number[]) =>
    lines.map(({ points }) => steps.map((step) => points.find(({ at }) => at === step)?.count ?? 0));
  if (line.by === 'hours') {
    // From below: the first one stands at the top.
    const steps = line.points.toReversed();
    return { labels: steps.map(({ label }) => label), series: counts(steps.map(({ at }) => at)) };
  }
  const told = lines.flatMap(({ points }) => points.map(({ at }) => at));
  const [first, last] = [Math.max(0, ...told), Math.min(...told)];
  const days = Array.from({ length: first - last + 1 }, (_, index) => first - index);
  const step = BARS_OF_LABEL.find((bars) => days.length / bars <= MOST_LABELS) ?? Math.max(...BARS_OF_LABEL);
  return { labels: days.map((day) => (day % step === 0 ? String(day) : '')), series: counts(days) };
}

function daysBefore(at: number): string {
  if (at === 0) return 'The last day';
  return at === 1 ? '1 day before it' : `${at} days before it`;
}
