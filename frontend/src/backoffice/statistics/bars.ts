import { BarChart } from 'chartist';
import type { ChartData } from './comparison.ts';

interface Bars {
  /** One beside the other, with their words at the side, as long words need it. */
  areHorizontal: boolean;
}

/** Pixels beside the bars, for the numbers and the words of the axes, and of the widest bar. */
const NUMBERS = 44;
const WORDS = 96;
const EDGE = 20;
const WIDEST = 16;

/** Draws bars, which keep their proportions where the paper is narrower than the screen. @returns takes them away again */
export function drawBars(into: HTMLElement, data: ChartData, { areHorizontal }: Bars): () => void {
  const { clientWidth, clientHeight } = into;
  const length = areHorizontal ? clientHeight : clientWidth - NUMBERS - EDGE;
  const room = length / Math.max(1, data.labels.length) / data.series.length;
  const width = Math.min(WIDEST, Math.max(1, room * 0.8));
  into.style.setProperty('--bar', `${width}px`);
  const numbers = {
    onlyInteger: true,
    offset: areHorizontal ? 20 : NUMBERS,
    scaleMinSpace: areHorizontal ? 48 : 24,
  };
  const words = { showGrid: false, offset: areHorizontal ? WORDS : 20 };
  const chart = new BarChart(into, data, {
    horizontalBars: areHorizontal,
    chartPadding: { top: EDGE, right: EDGE, bottom: 0, left: 0 },
    seriesBarDistance: width,
    axisX: areHorizontal ? numbers : words,
    axisY: areHorizontal ? words : numbers,
  });
  chart.on('created', ({ svg, chartRect }) => {
    svg.attr({ viewBox: `0 0 ${chartRect.x2 + EDGE} ${clientHeight}` });
  });
  return () => {
    chart.detach();
    into.replaceChildren();
  };
}
