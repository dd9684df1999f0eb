import { BarChart } from 'chartist';
import type { ChartData } from './comparison.ts';

interface Bars {
  /** One beside the other, with their words at the side, as long words need it. */
  areHorizontal: boolean;
}

/** Draws bars, which keep their proportions where the paper is narrower than the screen. @returns takes them away again */
export function drawBars(into: Element, { labels, series }: ChartData, { areHorizontal }: Bars): () => void {
  const numbers = { onlyInteger: true, offset: areHorizontal ? 20 : 44 };
  const words = { showGrid: false, offset: areHorizontal ? 96 : 20 };
  const chart = new BarChart(
    into,
    { labels, series },
    {
      horizontalBars: areHorizontal,
      chartPadding: { top: 12, right: 12, bottom: 0, left: 0 },
      seriesBarDistance: areHorizontal ? 9 : 3,
      axisX: areHorizontal ? numbers : words,
      axisY: areHorizontal ? words : numbers,
    },
  );
  chart.on('created', ({ svg, chartRect }) => {
    const [width, height] = [chartRect.x2 + 12, into.clientHeight];
    svg.attr({ viewBox: `0 0 ${width} ${height}` });
  });
  return () => {
    chart.detach();
    into.replaceChildren();
  };
}
