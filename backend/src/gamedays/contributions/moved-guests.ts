import { Injectable } from '@nestjs/common';
import { changedBy, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { type AddressMove, AddressMoves } from '../../users/addresses/address-moves.service.ts';

/**
 * Invitations are kept by address. Those of an account follow to its new one, with what was answered, so that reminders, the two
 * days and a later erasure find them. Where the new address is invited itself, both stay as they are.
 */
@Injectable()
export class MovedGuests {
  constructor(moves: AddressMoves) {
    moves.onMove((unit, move) => this.follow(unit, move));
  }

  private async follow({ em }: UnitOfWork, { from, to }: AddressMove): Promise<void> {
    await changedBy(
      em,
      sql`
        update invitation set guest_email = ${to}
        where lower(guest_email) = ${from}
          and not exists (
            select from invitation other
            where other.gameday_id = invitation.gameday_id and lower(other.guest_email) = ${to})`,
    );
  }
}
