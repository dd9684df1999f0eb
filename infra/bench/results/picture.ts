import type { Result } from './result.ts';
import { cellsOf, verdict } from './table.ts';

const WIDTH = 760;
const NAMES = 180;
const BARS = { from: NAMES + 10, to: WIDTH - 100 };
const TOP = 48;
const STEP = 26;
/** How many doublings the scale has below and above Must. */
const SCALE = { below: 3, above: 4 };

/** One bar for each row: how far its value is from its Must, on a logarithmic scale. It reads on light and dark pages. */
export function picture(results: Result[]): string {
  const bars = results.flatMap((result) => barOf(result) ?? []);
  const height = TOP + bars.length * STEP + 12;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="Every row of the benchmark beside what it has to reach">
<style>
  text { font: 13px system-ui, sans-serif; fill: #1f2328; }
  .scale { fill: #59636e; font-size: 11px; }
  .line { stroke: #59636e; stroke-width: 1; stroke-dasharray: 2 3; opacity: .6; }
  .must-line { stroke: #1f2328; stroke-width: 1.5; }
  .aim-mark { stroke: #1f2328; stroke-width: 2; }
  .aim { fill: #3a8f6b; } .must { fill: #5b8fc7; } .below { fill: #c98a3d; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; } .scale { fill: #9198a1; } .line { stroke: #9198a1; }
    .must-line, .aim-mark { stroke: #e6edf3; }
    .aim { fill: #4fae85; } .must { fill: #6ca3de; } .below { fill: #d9a05b; }
  }
</style>
${scale(height)}
${bars.map((draw, index) => draw(TOP + index * STEP)).join('\n')}
</svg>
`;
}

/** The place of a factor of Must. A factor beyond the scale stands at its end. */
function place(factor: number): number {
  const doublings = Math.min(SCALE.above, Math.max(-SCALE.below, Math.log2(factor)));
  const share = (doublings + SCALE.below) / (SCALE.below + SCALE.above);
  return Math.round(BARS.from + share * (BARS.to - BARS.from));
}

function scale(height: number): string {
  const doublings = Array.from({ length: SCALE.below + SCALE.above + 1 }, (_, n) => n - SCALE.below);
  const marks = doublings.map((doubling) => {
    const x = place(2 ** doubling);
    const label = doubling === 0 ? 'Must' : `${doubling < 0 ? '÷' : '×'}${2 ** Math.abs(doubling)}`;
    const style = doubling === 0 ? 'must-line' : 'line';
    return `<text class="scale" x="${x}" y="34" text-anchor="middle">${label}</text><line class="${style}" x1="${x}" x2="${x}" y1="40" y2="${height - 8}"/>`;
  });
  const legend = [
    '<text class="scale" x="8" y="14">How far each row is from its Must; the short stroke is its Aim.',
    ' <tspan class="aim">■</tspan> at its Aim <tspan class="must">■</tspan> at its Must <tspan class="below">■</tspan> below</text>',
  ].join('');
  return [legend, ...marks].join('\n');
}

/** How to draw a row at a height; null when it has no value or nothing to reach. */
function barOf(result: Result): ((y: number) => string) | null {
  const { row, measured } = result;
  const { must, aim, better } = row;
  if (!measured || must === null || must <= 0) return null;
  const factor = (value: number) =>
    better === 'higher' ? value / must : must / Math.max(value, Number.EPSILON);
  const value = escaped(cellsOf(result)[1] ?? '');
  const end = place(factor(measured.value));
  const mark = aim === null ? '' : aimMark(place(factor(aim)));
  return (y) => `<g transform="translate(0 ${y})">
<text x="${NAMES}" y="13" text-anchor="end">${escaped(row.name)}</text>
<rect class="${verdict(row, measured.value)}" x="${BARS.from}" y="2" width="${Math.max(2, end - BARS.from)}" height="14" rx="2"/>${mark}
<text x="${WIDTH - 8}" y="13" text-anchor="end">${value}</text>
</g>`;
}

function aimMark(x: number): string {
  return `<line class="aim-mark" x1="${x}" x2="${x}" y1="0" y2="18"/>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
