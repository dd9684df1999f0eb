import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { Audit } from '@tablefall/platform/audit/audit';
import { anyOf, changedBy, rowsOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { Commitments, ScheduleConflictError } from '../../convention/commitments/commitments.service.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import { refuseStale } from '../../http/errors/stale-edit.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import { accounts } from '../../users/names/accounts.tables.ts';
import { countHelpers, planOf, ShiftNotices } from '../notices/shift-notices.ts';
import { Shift, type ShiftDetails } from '../shift.entity.ts';
import { MOST_SHIFTS } from '../shift-facts.sql.ts';
import { helperOf, lockShift, namesIn } from '../shift-rows.ts';
import { shiftActs } from '../shifts.audit.ts';
import {
  DoorShiftError,
  NotHelpingError,
  PlacesTakenError,
  ShiftNotBegunError,
  ShiftOverError,
  TooManyShiftsError,
} from '../shifts.errors.ts';
import { type ShiftTimes, type ShiftTimesForm, timesOf } from '../shifts.policy.ts';
import { shiftsOf } from '../shifts-of.sql.ts';
import { versionOfShift } from './rota.queries.ts';

/** What organisers say of a shift. */
export interface ShiftForm extends Omit<ShiftDetails, 'opensDoor'>, ShiftTimesForm {
  /** Left out, it is as before; a new shift opens no door then. */
  opensDoor?: boolean;
  /** Addresses of those who may take it, where it is not for anyone. */
  invitees: string[];
}

/** Who decides: whether a shift opens the door is the administrator's to say, and who is in it then. */
type Planner = Pick<Principal, 'roles'>;

/** Where helpers are needed: what organisers decide. */
@Injectable()
export class RotaService {
  constructor(
    private readonly transactions: Transactions,
    private readonly edition: EditionService,
    private readonly accounts: AccountsService,
    private readonly commitments: Commitments,
    private readonly notices: ShiftNotices,
    private readonly audit: Audit,
  ) {}

  /** Lets people see and take shifts, or not any more; what they have taken stays theirs. */
  async setOpen(open: boolean): Promise<void> {
    await this.transactions.run(async (unit) => {
      await shiftsOf(unit.em)
        .insertInto('shift_plan')
        .values({ edition: this.edition.key, is_open: open })
        .onConflict((plan) => plan.column('edition').doUpdateSet({ is_open: open }))
        .execute();
      await this.audit.record(unit, { action: shiftActs['shifts.shown'], details: { open } });
    });
  }

  /** @returns its id */
  create(by: Planner, form: ShiftForm): Promise<string> {
    if (form.opensDoor) refuseDoor(by);
    return this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const times = await this.timesIn(unit, form);
      await this.refuseTooMany(em);
      const shift = new Shift(this.edition.key, detailsOf(form, false), times, now);
      em.persist(shift);
      await em.flush();
      await this.invite(em, shift, form);
      await this.audit.record(unit, { action: shiftActs['shift.created'], about: shift.id });
      return shift.id;
    });
  }

  /**
   * Those who have taken it are told when it is at another time or place. Refused where one of them has to be elsewhere then.
   *
   * @param filledFrom the version that the form was filled from
   */
  async change(by: Planner, id: string, form: ShiftForm, filledFrom?: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const times = await this.timesIn(unit, form);
      const shift = await lockShift(em, this.edition.key, id);
      await refuseStale(em, filledFrom, versionOfShift(id));
      if (form.opensDoor || shift.opensDoor) refuseDoor(by);
      if (shift.isOver(now)) throw new ShiftOverError();
      if (form.places < shift.placesTaken) throw new PlacesTakenError(shift.placesTaken);
      await this.refuseElsewhere(em, shift, times);
      const [before, isNews] = [planOf(shift), shift.isElsewhere({ ...times, place: form.place })];
      shift.change(detailsOf(form, shift.opensDoor), times);
      await em.flush();
      await this.invite(em, shift, form);
      const told = isNews ? await countHelpers(unit, [id]) : 0;
      if (isNews) await this.notices.changed(unit, shift, before);
      await this.audit.record(unit, { action: shiftActs['shift.changed'], about: id, details: { told } });
    });
  }

  /** Deletes it; those who have taken it are told. What is over stays, with the hours of its helpers. */
  async cancel(id: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const shift = await lockShift(em, this.edition.key, id);
      if (shift.isOver(now)) throw new ShiftOverError();
      const told = await countHelpers(unit, [id]);
      await this.notices.cancelled(unit, shift);
      await shiftsOf(em).deleteFrom('shift').where('id', '=', id).execute();
      await this.audit.record(unit, { action: shiftActs['shift.cancelled'], about: id, details: { told } });
    });
  }

  /** Says that somebody did not come, or takes that back. */
  async markNoShow(id: string, nameId: string, noShow: boolean): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const shift = await lockShift(em, this.edition.key, id);
      if (shift.startsAt > now) throw new ShiftNotBegunError();
      const helper = await helperOf(em, shift, nameId);
      if (!helper) throw new NotHelpingError();
      await shiftsOf(em)
        .updateTable('shift_helper')
        .set({ no_show: noShow })
        .where('id', '=', helper.id)
        .execute();
      const details = { nameId, noShow };
      await this.audit.record(unit, { action: shiftActs['shift.no-show'], about: id, details });
    });
  }

  /** The days of the edition stay as they are until the times are written. */
  private async timesIn({ em, now }: UnitOfWork, form: ShiftTimesForm): Promise<ShiftTimes> {
    const times = timesOf(form, await this.edition.holdDetails(em));
    if (times.endsAt <= now) throw new InvalidInputError({ end: 'This time is over already.' });
    return times;
  }

  private async refuseTooMany(em: EntityManager): Promise<void> {
    const shifts = await em.count(Shift, { edition: this.edition.key });
    if (shifts >= MOST_SHIFTS) throw new TooManyShiftsError(MOST_SHIFTS);
  }

  private async refuseElsewhere(em: EntityManager, shift: Shift, times: ShiftTimes): Promise<void> {
    if (!shift.isElsewhere({ ...times, place: shift.place })) return;
    const helpers = await this.accounts.lockNames(em, await namesIn(em, shift));
    const conflicts = await this.commitments.conflictsOf(em, helpers, times, {
      except: [shift.id],
      hosting: true,
    });
    if (conflicts.length > 0) throw new ScheduleConflictError(conflicts, 'shift');
  }

  /** Whoever has taken it keeps it. Throws InvalidInputError naming addresses that nobody signs in with. */
  private async invite(em: EntityManager, { id }: Shift, { forAnyone, invitees }: ShiftForm): Promise<void> {
    const addresses = forAnyone ? [] : [...new Set(invitees.map(addressKey))];
    const found = await rowsOf<{ id: string; email: string }>(
      em,
      sql`select id, email from ${accounts} account where email = ${anyOf(addresses, 'text')}`,
    );
    const unknown = addresses.filter((address) => !found.some(({ email }) => email === address));
    if (unknown.length > 0) {
      throw new InvalidInputError({ invitees: `Nobody signs in with ${unknown.join(', ')}.` });
    }
    if (!forAnyone && found.length === 0) {
      throw new InvalidInputError({ invitees: 'Please name somebody, or let anybody take it.' });
    }
    const ids = found.map((account) => account.id);
    await shiftsOf(em).deleteFrom('shift_invitee').where('shift_id', '=', id).execute();
    await changedBy(
      em,
      sql`insert into shift_invitee (shift_id, user_id) select ${id}::uuid, unnest(${ids}::uuid[])`,
    );
  }
}

/** @param before what the form may leave out */
function detailsOf(form: ShiftForm, before: boolean): ShiftDetails {
  const { title, notes, place, places, forAnyone, opensDoor } = form;
  return { title, notes, place, places, forAnyone, opensDoor: opensDoor ?? before };
}

/** Whoever says who has the door says who reads the names of everybody. */
function refuseDoor({ roles }: Planner): void {
  if (!roles.includes('administrator')) throw new DoorShiftError();
}
