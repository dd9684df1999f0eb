import { BenchProduct } from './bench-product.ts';
import { type Comparison, type Contender, compare } from './rounds.ts';

export type Form = 'short' | 'full';

/** What the rows measure with. */
export class Bench {
  readonly form: Form;
  private readonly known = new Map<object, Promise<unknown>>();
  private readonly endings: (() => Promise<void> | void)[] = [];

  constructor(form: Form) {
    this.form = form;
  }

  /** How much of something: much in the full form, little in the short one. */
  size(full: number, short: number): number {
    return this.form === 'full' ? full : short;
  }

  /** Runs reference, subject, reference and so on, three rounds at least. */
  rounds(reference: Contender, subject: Contender, rounds = 3): Promise<Comparison> {
    return compare(reference, subject, rounds);
  }

  /** What several rows need and is made once: the same function gives the same result. */
  once<T>(make: (bench: Bench) => Promise<T>): Promise<T> {
    const made = this.known.get(make) ?? make(this);
    this.known.set(make, made);
    return made as Promise<T>;
  }

  /** The product as `npm start` runs it, on data of its own and free ports, started when the first row asks for it. */
  product(): Promise<BenchProduct> {
    return this.once(startProduct);
  }

  /** Has something ended with the benchmark, also when it is interrupted; the last comes first. */
  atEnd(end: () => Promise<void> | void): void {
    this.endings.push(end);
  }

  async stop(): Promise<void> {
    for (const end of this.endings.splice(0).reverse()) await end();
  }
}

async function startProduct(bench: Bench): Promise<BenchProduct> {
  const product = new BenchProduct();
  bench.atEnd(() => product.stop());
  await product.start();
  return product;
}
