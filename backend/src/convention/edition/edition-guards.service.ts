import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Contributions, Point } from '@tablefall/platform/contributions/contributions';
import type { EditionDto } from './edition.dto.ts';

/** What a module has promised to people about an edition. */
export interface EditionGuard {
  /** Throws InvalidInputError when the edition, as it would be said from now on, breaks that. Whoever changes it holds it. */
  refuse(em: EntityManager, edition: string, details: EditionDto): Promise<void>;
}

export const EDITION_GUARDS = new Point<EditionGuard>('what a change of an edition may not break');

/** Asks whoever has promised something about an edition before it is changed. */
@Injectable()
export class EditionGuards {
  constructor(private readonly contributions: Contributions) {}

  async refuse(...of: Parameters<EditionGuard['refuse']>): Promise<void> {
    for (const guard of this.contributions.of(EDITION_GUARDS)) await guard.refuse(...of);
  }
}
