import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, LOGS } from '../local/paths.ts';
import { print } from '../local/print.ts';
import { discardPostgres } from '../local/services/postgres.ts';
import { discardRedis } from '../local/services/redis.ts';
import { isAlive } from '../local/supervisor/is-alive.mjs';
import { DebianRoot } from './debian-root.ts';
import { type Finding, Trial } from './finding.ts';
import { type NpmCandidate, npmPackage } from './npm-package.ts';
import { startServer } from './server.ts';

/** What may be tried by its name, on its own. */
export interface Candidate {
  name: string;
  packages: string[];
  /** The release of Debian that has them, where it is another than the machine's. */
  suite?: string;
  /** A shell script that prints its version alone. */
  version: string;
}

/** One run with counterparts, or of the deployment's checks: what it tried, and what has to be ended and deleted afterwards. */
export class Run {
  readonly home: string;
  readonly logs: string;
  readonly findings: Finding[] = [];
  private readonly endings: (() => Promise<void>)[] = [];
  private readonly names: string[];
  private readonly homes: string;
  private stopping: Promise<void> | undefined;

  /**
   * @param names of the counterparts to try; none are all
   * @param folder where its runs keep what they write
   */
  constructor(names: string[], folder = 'counterparts') {
    this.names = names;
    this.homes = join(LOCAL, folder);
    this.home = join(this.homes, String(process.pid));
    this.logs = join(LOGS, folder);
    mkdirSync(this.home, { recursive: true, mode: 0o711 });
    mkdirSync(this.logs, { recursive: true });
  }

  wants({ name }: { name: string }): boolean {
    return this.names.length === 0 || this.names.includes(name.toLowerCase());
  }

  /** Tries a counterpart, if it is wanted, in a system of its own; one that cannot be had counts as failed. */
  async with(candidate: Candidate, work: (root: DebianRoot, trial: Trial) => Promise<void>): Promise<void> {
    if (this.wants(candidate)) await this.inside(candidate, work);
  }

  /** The same, whatever is wanted. */
  async inside(candidate: Candidate, work: (root: DebianRoot, trial: Trial) => Promise<void>): Promise<void> {
    if (this.stopping) return;
    const { name, packages, suite, version } = candidate;
    const unpacked = name.toLowerCase();
    const root = await DebianRoot.of(`counterpart-${unpacked}`, packages, join(this.home, unpacked), suite);
    const found = root && (await root.run(version).catch(() => null));
    const play = root && found ? (trial: Trial) => work(root, trial) : null;
    await this.play(name, found?.stdout.trim() ?? '', 'Debian', play);
  }

  /** Tries what npm has, if it is wanted, with the folder of its package. */
  async withNpm(
    candidate: NpmCandidate,
    work: (folder: string, trial: Trial) => Promise<void>,
  ): Promise<void> {
    if (this.stopping || !this.wants(candidate)) return;
    const folder = await npmPackage(candidate);
    const play = folder === null ? null : (trial: Trial) => work(folder, trial);
    await this.play(candidate.name, candidate.version, 'npm', play);
  }

  /** @param work nothing where the source does not have it */
  private async play(
    name: string,
    version: string,
    source: string,
    work: ((trial: Trial) => Promise<void>) | null,
  ): Promise<void> {
    // The failures of an interrupted run mean nothing.
    const trial = new Trial(name, version, (line) => void (this.stopping ?? print(line)));
    if (work) await trial.step('to start', () => work(trial));
    else await trial.try('to start', () => Promise.reject(new Error(`it cannot be had from ${source} here`)));
    this.findings.push(...trial.findings);
  }

  /** Another counterpart's system, with the folder of one that is there: what one writes the other sees. */
  async beside(root: DebianRoot, { name, packages }: Candidate): Promise<DebianRoot> {
    const other = await DebianRoot.of(`counterpart-${name.toLowerCase()}`, packages, root.home);
    if (!other) throw new Error(`${name} cannot be had from Debian here`);
    return other;
  }

  /** Starts a server inside, and waits until it greets on a port of the loopback interface. */
  async serve(
    name: string,
    root: DebianRoot,
    port: number,
    script: string,
    { greets = true } = {},
  ): Promise<void> {
    const log = join(this.logs, `${name.toLowerCase()}.log`);
    rmSync(log, { force: true });
    const server = await startServer({ name, root, script, port, greets, log, print });
    this.atEnd(() => server.stop());
  }

  /** Has something ended with the run, also when it is interrupted; the last comes first. */
  atEnd(end: () => Promise<void>): void {
    if (this.stopping) void end();
    else this.endings.push(end);
  }

  get isStopping(): boolean {
    return this.stopping !== undefined;
  }

  stop(): Promise<void> {
    this.stopping ??= this.end();
    return this.stopping;
  }

  private async end(): Promise<void> {
    for (const end of this.endings.splice(0).reverse()) await end();
    const left = readdirSync(this.homes).filter(
      (name) => name === String(process.pid) || (/^\d+$/.test(name) && !isAlive(Number(name))),
    );
    for (const name of left) await discard(join(this.homes, name)).catch(() => undefined);
  }
}

/** Each product of a run has a folder of its own there, whose data may lie elsewhere. */
async function discard(home: string): Promise<void> {
  for (const folder of readdirSync(home)) {
    await discardPostgres(join(home, folder, 'postgres'));
    await discardRedis(join(home, folder, 'redis'));
  }
  rmSync(home, { recursive: true, force: true });
}
