import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { migrationNames } from '../database/migrations.ts';
import { release } from '../logging/start-line.ts';

/** Where something failed that the product has no words for. */
export type ErrorPlace = 'http' | 'job' | 'mail';

interface MetricOptions<Label extends string> {
  name: string;
  help: string;
  labelNames?: readonly Label[];
}

/** Seconds, for what a person or a mail server waits for. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * What this process counts, for Prometheus. No label holds an address, a name or an id. What the database knows is not
 * counted here, since every process would count it.
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly unexpected = this.counter({
    name: 'tablefall_unexpected_errors_total',
    help: 'Failures that the product has no words for; each is in the log.',
    labelNames: ['where'],
  });

  constructor() {
    const { version, commit } = release();
    this.gauge({
      name: 'tablefall_build_info',
      help: 'Always 1; its labels say what runs.',
      labelNames: ['version', 'commit', 'migration'],
    }).set({ version, commit: commit ?? '', migration: migrationNames().at(-1) ?? '' }, 1);
  }

  unexpectedError(where: ErrorPlace): void {
    this.unexpected.inc({ where });
  }

  counter<Label extends string>(options: MetricOptions<Label>): Counter<Label> {
    return new Counter({ ...options, registers: [this.registry] });
  }

  /** @param collect sets the gauge each time it is read */
  gauge<Label extends string>(
    options: MetricOptions<Label>,
    collect?: (gauge: Gauge<Label>) => void | Promise<void>,
  ): Gauge<Label> {
    const own = collect && {
      collect(this: Gauge<Label>) {
        return collect(this);
      },
    };
    return new Gauge({ ...options, ...own, registers: [this.registry] });
  }

  /** Of seconds. */
  histogram<Label extends string>(options: MetricOptions<Label>): Histogram<Label> {
    return new Histogram({ ...options, buckets: SECONDS, registers: [this.registry] });
  }

  /** Counts what Node tells of itself as well: memory, processor, garbage, the delay of its loop. */
  watchNode(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** @returns all of it in the text form of Prometheus */
  read(): Promise<string> {
    return this.registry.metrics();
  }
}

/** The media type of what `Metrics.read` returns. */
export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

export type { Gauge };
