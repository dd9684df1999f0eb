import { useEffect, useMemo, useRef } from 'react';
import type { EditionSeries } from '#core/api/staff.ts';
import { useLazyCode } from '#core/code/use-lazy-code.ts';
import { chartData } from './comparison.ts';
import styles from './statistics.module.css';

const loadBars = () => import('./bars.ts');

interface ChartProps {
  line: EditionSeries;
  earlier: EditionSeries | undefined;
}

/** Bars of a series; who cannot see them has the table below. */
export function Chart({ line, earlier }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const bars = useLazyCode(loadBars, line.label);
  const data = useMemo(() => chartData(line, earlier), [line, earlier]);
  const areHorizontal = line.by === 'hours';
  useEffect(() => {
    if (bars && place.current) return bars.drawBars(place.current, data, { areHorizontal });
  }, [bars, data, areHorizontal]);
  return (
    <>
      <div
        ref={place}
        className={areHorizontal ? `${styles.chart} ${styles.horizontal}` : styles.chart}
        role="img"
        aria-label={`${line.label}: bars. The same numbers stand in the table below.`}
      />
      {line.by === 'day' && <p className={`small muted ${styles.axis}`}>Days before the last day</p>}
    </>
  );
}
