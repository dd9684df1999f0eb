import type { BadgeBlock } from '#core/api/generated.ts';
import type { Scan } from './scans.ts';
import { badgesOf } from './walk-ins.ts';

interface Outside {
  keepBlock: (block: BadgeBlock) => Promise<void>;
  /** Something has changed. */
  show: () => void;
}

/** The badges that the server keeps for this phone, for people who come while there is no network. */
export class PhoneBlock {
  /** How often some were given, so that an older answer about them is none. */
  uses = 0;
  private block: BadgeBlock | null = null;

  constructor(private readonly outside: Outside) {}

  /** What the server keeps. @param uses as they were when it was asked */
  take(block: BadgeBlock, uses: number): void {
    if (uses === this.uses) this.put(block);
  }

  /** The same of an earlier visit, until the server has answered. */
  takeKept(block: BadgeBlock): void {
    this.block ??= block;
    this.outside.show();
  }

  /** People who were given some of these are registered. */
  use(badges: number): void {
    this.uses++;
    if (this.block) this.put({ ...this.block, left: Math.max(0, this.block.left - badges) });
    else this.outside.show();
  }

  /**
   * How many may still be given while there is no network.
   *
   * @param scans what was given and the server does not know of, also what was taken back and may have arrived
   * @param now ms, by the server's clock
   */
  left(scans: readonly Scan[], now: number): number {
    if (!this.block || Date.parse(this.block.endsAt) <= now) return 0;
    const given = scans.reduce((sum, { walkIn, why }) => sum + (walkIn && !why ? badgesOf(walkIn) : 0), 0);
    return Math.max(0, this.block.left - given);
  }

  private put(block: BadgeBlock): void {
    this.block = block;
    this.outside.keepBlock(block).catch(() => undefined);
    this.outside.show();
  }
}
