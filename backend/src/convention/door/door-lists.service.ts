import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { badgeCodes, badgeLink } from '@tablefall/mail';
import { DAY_MS } from '@tablefall/platform/clock/durations';
import { Config } from '@tablefall/platform/config/config';
import { Contributions, Point } from '@tablefall/platform/contributions/contributions';
import type { Principal } from '../../http/access/principal.ts';
import { InvalidInputError, NotFoundError } from '../../http/errors/api-error.ts';
import { PrecompressedAnswer } from '../../http/serving/precompressed-answer.ts';
import type { DoorScopeDto, ExpectedListDto } from './expected-list.dto.ts';

/** Lists of one sort, of the edition or of gamedays. */
export interface DoorListSource {
  /** Those that the door may choose from at this moment. */
  scopes(reader: Principal | null): Promise<DoorScopeDto[]>;
  /** Null when it is not one of these. */
  list(scope: string, reader: Principal | null): Promise<ExpectedListDto | null>;
}

export const DOOR_LISTS = new Point<DoorListSource>('lists of the door');

/** Parties on a list; more do not come to one convention. */
export const DOOR_LIST_MAX = 10_000;

/** 132 bits, base64url: nobody makes another code of the same hash. */
const HASH_LENGTH = 22;

/** The lists of the door, whichever module keeps them, and the codes by which people on them are known. */
@Injectable()
export class DoorListsService {
  constructor(
    private readonly contributions: Contributions,
    private readonly config: Config,
  ) {}

  /** That of the edition, then gamedays by their day. @param reader null for who came by the door link alone */
  async scopes(reader: Principal | null): Promise<DoorScopeDto[]> {
    const scopes = await Promise.all(
      this.contributions.of(DOOR_LISTS).map((source) => source.scopes(reader)),
    );
    return scopes.flat().sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));
  }

  /** A phone keeps it no longer than its reader has the door. @param until when they have it for some hours alone */
  async list(scope: string, reader: Principal | null, until: Date | null): Promise<PrecompressedAnswer> {
    for (const source of this.contributions.of(DOOR_LISTS)) {
      const list = await source.list(scope, reader);
      if (!list) continue;
      const endsAt = until && until < new Date(list.endsAt) ? until.toISOString() : list.endsAt;
      return new PrecompressedAnswer(JSON.stringify({ ...list, endsAt }));
    }
    throw new UnknownDoorListError();
  }

  /** The address that the code on somebody's badge says. */
  badgeLink(id: string): string {
    return badgeLink({ publicUrl: this.config.PUBLIC_URL, secrets: this.config.secrets }, id);
  }

  /** What a phone compares a scanned code with. */
  codesOf(id: string): string[] {
    return badgeCodes(this.config.secrets, id).map((code) =>
      createHash('sha256').update(code).digest('base64url').slice(0, HASH_LENGTH),
    );
  }

  /**
   * The moment of a scan that says its own time, or now when it says none. Phones guess the server's time, so what they
   * put a moment ahead counts as now.
   * Throws InvalidInputError when it is more than a day before the doors open, or before now where that is sooner.
   *
   * @param doors when the doors open
   */
  scannedAt(at: string | undefined, { now, doors }: { now: Date; doors: Date }): Date {
    if (at === undefined) return now;
    const scanned = new Date(at);
    if (scanned.getTime() < Math.min(doors.getTime(), now.getTime()) - DAY_MS) {
      throw new InvalidInputError({ at: 'The time of the scan is long before the doors opened' });
    }
    return scanned < now ? scanned : now;
  }
}

export class UnknownDoorListError extends NotFoundError {
  constructor() {
    super('The list');
  }
}
