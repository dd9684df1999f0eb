import { Injectable } from '@nestjs/common';
import { gamedaySpan } from '@tablefall/mail';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { DateTime } from 'luxon';
import { DoorListsService } from '../../convention/door/door-lists.service.ts';
import { presenceAfter } from '../../convention/registration/presence.policy.ts';
import type { Gameday } from '../gameday.entity.ts';
import { lockInvitation } from '../gameday-locks.ts';
import { gamedayActs } from '../gamedays.audit.ts';
import { UnknownGuestError } from '../gamedays.errors.ts';
import { onInvitation } from '../on-invitation.sql.ts';
import type { GuestCheckInDto, GuestHereDto } from './gameday-door.dto.ts';

/** What helpers do at the door of a gameday. */
@Injectable()
export class GamedayDoorService {
  constructor(
    private readonly transactions: Transactions,
    private readonly doorLists: DoorListsService,
    private readonly edition: CurrentEdition,
    private readonly audit: Audit,
  ) {}

  /**
   * Marks a guest as here, with the earliest time that was told, or as not here. Who is invited may come in, whatever they
   * answered: the list that a phone took may be older than the answer.
   * Throws NotFoundError when the gameday has no such guest.
   */
  async setHere(gamedayId: string, id: string, { here, at }: GuestCheckInDto): Promise<GuestHereDto> {
    return this.transactions.run(async (unit) => {
      const guest = onInvitation.and([
        onInvitation('id', '=', id),
        onInvitation('gameday_id', '=', gamedayId),
      ]);
      const locked = await lockInvitation(unit.em, guest);
      if (!locked) throw new UnknownGuestError();
      const { invitation, gameday } = locked;
      const scannedAt = this.doorLists.scannedAt(at, { now: unit.now, doors: this.doorsOf(gameday) });
      invitation.checkedInAt = presenceAfter(invitation.checkedInAt, { here, at: scannedAt });
      await this.audit.record(unit, {
        action: gamedayActs['invitation.checked-in'],
        about: id,
        details: { here },
      });
      return { id, here: invitation.checkedInAt?.toISOString() ?? null };
    });
  }

  private doorsOf(gameday: Gameday): Date {
    const zone = this.edition.timeZone;
    return gamedaySpan(gameday, zone).start ?? DateTime.fromISO(gameday.date, { zone }).toJSDate();
  }
}
