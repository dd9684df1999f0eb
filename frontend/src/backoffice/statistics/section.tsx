import { useEffect, useId, useMemo, useRef } from 'react';
import type { EditionSection, EditionSeries } from '#core/api/staff.ts';
import { useLazyCode } from '#core/code/use-lazy-code.ts';
import { usePrinting } from '#ui/print/use-printing.ts';
import { chartData, figureRows, seriesRows } from './comparison.ts';
import styles from './statistics.module.css';

interface SectionProps {
  section: EditionSection;
  /** The same of the edition that it is compared with. */
  earlier: EditionSection | undefined;
  /** What the columns are called: the edition, and the one that it is compared with. */
  names: string[];
}

/** What one part of the product tells: its numbers, then what happened in the course of time. */
export function Section({ section, earlier, names }: SectionProps) {
  const id = useId();
  return (
    <section className={`card card-body below-16 ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{section.title}</h2>
      {section.note && <p className="small muted">{section.note}</p>}
      <Numbers name={section.title} first="What" names={names} rows={figureRows(section, earlier)} />
      {section.series.map((line) => (
        <SeriesBlock
          key={line.label}
          line={line}
          earlier={earlier?.series.find(({ label }) => label === line.label)}
          names={names}
        />
      ))}
    </section>
  );
}

interface SeriesBlockProps {
  line: EditionSeries;
  earlier: EditionSeries | undefined;
  names: string[];
}

function SeriesBlock({ line, earlier, names }: SeriesBlockProps) {
  const isPrinting = usePrinting();
  const rows = seriesRows(line, earlier);
  const isEmpty = rows.every(({ count, earlier }) => count === 0 && !earlier);
  return (
    <div className={`above-24 ${styles.series}`}>
      <h3>{line.label}</h3>
      {isEmpty ? (
        <p className="muted">Nothing yet.</p>
      ) : (
        <>
          {names.length > 1 && (
            <ul className={`cluster gap-16 small-type ${styles.legend}`} aria-hidden="true">
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
          <Chart line={line} earlier={earlier} />
          <details open={isPrinting || undefined}>
            <summary>As a table</summary>
            <Numbers name={line.label} first="When" names={names} rows={rows} />
          </details>
        </>
      )}
    </div>
  );
}

interface NumbersProps {
  name: string;
  /** The heading of the first column. */
  first: string;
  names: string[];
  rows: ReturnType<typeof figureRows>;
}

function Numbers({ name, first, names, rows }: NumbersProps) {
  return (
    <table className={`full anywhere ${styles.table}`} aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {names.map((edition) => (
            <th key={edition} scope="col">
              {edition}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count, earlier }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{count.toLocaleString('en-US')}</td>
            {names.length > 1 && <td>{earlier?.toLocaleString('en-US') ?? '–'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const loadBars = () => import('./bars.ts');

interface ChartProps {
  line: EditionSeries;
  earlier: EditionSeries | undefined;
}

/** Bars of a series; who cannot see them has the table below. */
function Chart({ line, earlier }: ChartProps) {
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
      {line.by === 'day' && <p className="small muted centred">Days before the last day</p>}
    </>
  );
}
