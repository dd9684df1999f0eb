import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { Commitments, ScheduleConflictError } from '../../convention/commitments/commitments.service.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { AccountsService, namesOf } from '../../users/accounts.service.ts';
import { userNames } from '../../users/names/accounts.tables.ts';
import { ShiftNotices } from '../notices/shift-notices.ts';
import type { Shift } from '../shift.entity.ts';
import { isInvited, isOpenIn, mayHelp } from '../shift-facts.sql.ts';
import { freePlaces, helperOf, lockShift, takePlace } from '../shift-rows.ts';
import {
  CannotHelpError,
  NotHelpingError,
  NotInvitedError,
  ShiftBegunError,
  ShiftFullError,
  ShiftsNotOpenError,
} from '../shifts.errors.ts';
import { shiftsOf } from '../shifts-of.sql.ts';

/** Who asks: the account whose names help. */
type Helper = Pick<Principal, 'userId'>;

/** Taking shifts and giving them back. */
@Injectable()
export class HelpersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly edition: EditionService,
    private readonly accounts: AccountsService,
    private readonly commitments: Commitments,
    private readonly notices: ShiftNotices,
  ) {}

  /**
   * Gives one of the caller's names a place: a free one, else that of whoever took it first of those who look for somebody in their
   * place. A name that has one keeps it.
   */
  async take(principal: Helper, shiftId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em } = unit;
      await refuseForeign(em, principal, nameId);
      // Who gives the badge back at this moment leaves the shift as well.
      await this.accounts.lockAccount(em, { id: principal.userId });
      const shift = await this.lockUpcoming(unit, shiftId);
      if (await helperOf(em, shift, nameId)) return;
      await this.accounts.lockNames(em, [nameId]);
      await this.refuse(em, principal, shift, nameId);
      const conflicts = await this.commitments.conflictsOf(em, [nameId], shift, {
        except: [],
        hosting: true,
      });
      if (conflicts.length > 0) throw new ScheduleConflictError(conflicts, 'shift');
      if (shift.placesTaken === shift.places) await this.freeFirstSought(unit, shift);
      if (!(await takePlace(unit, shift, nameId))) throw new ShiftFullError();
    });
  }

  /** Gives it back before it begins; a name that has no place stays as it is. */
  async giveBack(principal: Helper, shiftId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      await refuseForeign(unit.em, principal, nameId);
      const shift = await this.lockUpcoming(unit, shiftId);
      const helper = await helperOf(unit.em, shift, nameId);
      if (helper) await this.free(unit, [helper.id]);
    });
  }

  /** Says whether somebody in one's place is looked for: until there is one the shift stays one's own. */
  async seekReplacement(principal: Helper, shiftId: string, nameId: string, sought: boolean): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em } = unit;
      await refuseForeign(em, principal, nameId);
      const shift = await this.lockUpcoming(unit, shiftId);
      const helper = await helperOf(em, shift, nameId);
      if (!helper) throw new NotHelpingError();
      await shiftsOf(em)
        .updateTable('shift_helper')
        .set({ seeks_replacement: sought })
        .where('id', '=', helper.id)
        .execute();
    });
  }

  /** Gives back places, with what was still to be told of them. The caller holds their shifts. */
  async free(unit: UnitOfWork, helperIds: string[]): Promise<void> {
    await this.notices.left(unit, helperIds);
    await freePlaces(unit.em, helperIds);
  }

  private async freeFirstSought(unit: UnitOfWork, shift: Shift): Promise<void> {
    const sought = await shiftsOf(unit.em)
      .selectFrom('shift_helper')
      .select('id')
      .where('shift_id', '=', shift.id)
      .where('seeks_replacement', '=', true)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!sought) throw new ShiftFullError();
    await this.notices.replaced(unit, shift, sought.id);
    await freePlaces(unit.em, [sought.id]);
  }

  private async lockUpcoming({ em, now }: UnitOfWork, id: string): Promise<Shift> {
    const shift = await lockShift(em, this.edition.key, id);
    if (shift.startsAt <= now) throw new ShiftBegunError();
    return shift;
  }

  private async refuse(em: EntityManager, { userId }: Helper, shift: Shift, nameId: string): Promise<void> {
    const { key } = this.edition;
    if (!(await isOpenIn(em, key))) throw new ShiftsNotOpenError();
    const helper = await firstRowOf<{ name: string; mayHelp: boolean; isInvited: boolean }>(
      em,
      sql`
        select user_name.name, ${mayHelp(sql`user_name.id`, key)} as "mayHelp",
               shift.for_anyone or ${isInvited(userId)} as "isInvited"
        from ${userNames} user_name cross join shift where user_name.id = ${nameId} and shift.id = ${shift.id}`,
    );
    if (!helper?.isInvited) throw new NotInvitedError();
    if (!helper.mayHelp) throw new CannotHelpError(helper.name);
  }
}

async function refuseForeign(em: EntityManager, { userId }: Helper, nameId: string): Promise<void> {
  if (!(await namesOf(em, userId)).includes(nameId)) throw new NotAllowedError();
}
