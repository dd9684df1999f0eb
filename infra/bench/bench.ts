import { BenchProduct } from './bench-product.ts';
import { type Comparison, type Contender, compare } from './rounds.ts';

export type Form = 'short' | 'full';

/** What the rows measure with. */
export class Bench {
  readonly form: Form;
  private readonly known = new Map<object, Promise<unknown>>();
  private readonly measured = new Map<object, Promise<unknown>>();
  private started: Promise<BenchProduct> | undefined;
  private readonly endings: (() => Promise<void> | void)[] = [];

  /** How many rounds a row has, where it does not say. */
  private readonly roundsOfRow: number;
  private readonly release: string | undefined;

  /** @param other another release that is measured in place of this one, by its folder, and in how many rounds each time */
  constructor(form: Form, other: { release?: string | undefined; rounds?: number } = {}) {
    this.form = form;
    this.release = other.release;
    this.roundsOfRow = other.rounds ?? 3;
  }

  /** How much of something: much in the full form, little in the short one. */
  size(full: number, short: number): number {
    return this.form === 'full' ? full : short;
  }

  /** Runs reference, subject, reference and so on. */
  rounds(reference: Contender, subject: Contender, rounds = this.roundsOfRow): Promise<Comparison> {
    return compare(reference, subject, rounds);
  }

  /** What several rows need and is made once: the same function gives the same result. */
  once<T>(make: (bench: Bench) => Promise<T>): Promise<T> {
    const made = this.known.get(make) ?? make(this);
    this.known.set(make, made);
    return made as Promise<T>;
  }

  /** What one measurement says of several rows: made once, until `again`. */
  figures<T>(make: (bench: Bench) => Promise<T>): Promise<T> {
    const made = this.measured.get(make) ?? make(this);
    this.measured.set(make, made);
    return made as Promise<T>;
  }

  /** Has every row measured anew from here on; what they are measured with stays. */
  again(): void {
    this.measured.clear();
  }

  /** The product as `npm start` runs it, on data of its own and free ports, started when the first row asks for it. */
  product(): Promise<BenchProduct> {
    this.started ??= startProduct(this, this.release);
    return this.started;
  }

  /** Has something ended with the benchmark, also when it is interrupted; the last comes first. */
  atEnd(end: () => Promise<void> | void): void {
    this.endings.push(end);
  }

  async stop(): Promise<void> {
    for (const end of this.endings.splice(0).reverse()) await end();
  }
}

async function startProduct(bench: Bench, release: string | undefined): Promise<BenchProduct> {
  const product = new BenchProduct({ release });
  bench.atEnd(() => product.stop());
  await product.start();
  return product;
}
