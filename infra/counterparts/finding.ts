/** What was tried with a counterpart, and what came of it. */
export interface Finding {
  counterpart: string;
  version: string;
  tried: string;
  result: string;
  failed: boolean;
}

/** Something that did not hold, in words for the table. */
export class Unmet extends Error {}

/** Throws Unmet unless something holds. */
export function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Unmet(otherwise);
}

/** Things that one counterpart is tried with, one after another. */
export class Trial {
  readonly findings: Finding[] = [];
  private readonly counterpart: string;
  private readonly version: string;
  private readonly print: (line: string) => void;

  constructor(counterpart: string, version: string, print: (line: string) => void) {
    this.counterpart = counterpart;
    this.version = version;
    this.print = print;
  }

  /** Does something that is no trial itself, and is reported only if it fails. */
  async step(what: string, work: () => Promise<void>): Promise<void> {
    await work().catch((error: Error) => this.try(what, () => Promise.reject(error)));
  }

  /** Tries something that tells its result, or fails. */
  async try(tried: string, work: () => Promise<string>): Promise<void> {
    const { result, failed } = await work().then(
      (told) => ({ result: told, failed: false }),
      (error: Error) => ({ result: error.message, failed: true }),
    );
    this.findings.push({ counterpart: this.counterpart, version: this.version, tried, result, failed });
    this.print(`${failed ? 'FAIL' : 'ok  '} ${this.counterpart}: ${tried}: ${result}`);
  }
}
