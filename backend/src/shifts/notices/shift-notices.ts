import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type MailProps, reasonsAgainst } from '@tablefall/mail';
import {
  anyOf,
  firstRowOf,
  isoTime,
  nameOrder,
  type RawBuilder,
  rowsOf,
  sql,
} from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened, passOn } from '@tablefall/platform/outbox/happenings';
import { type About, lockUnsentMails, saidByWaiting } from '@tablefall/platform/outbox/mails';
import { Outbox, type Recipient } from '@tablefall/platform/outbox/outbox';
import { suppressionOf } from '@tablefall/platform/outbox/suppressions';
import { EditionService } from '../../convention/edition/edition.service.ts';
import type { PlannedMail } from '../../convention/edition/edition-moves.service.ts';
import { accounts, userNames } from '../../users/names/accounts.tables.ts';
import type { Shift } from '../shift.entity.ts';
import type { ShiftTimes } from '../shifts.policy.ts';

type NoticeProps = MailProps['shift-notice'];

/** Whose places, as a condition on `shift_helper`. */
type Places = RawBuilder<boolean>;

/** Mails to those who have taken shifts; what they are about is one place in a shift. Nobody is told of one that is over. */
@Injectable()
export class ShiftNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly edition: EditionService,
  ) {}

  /**
   * Called once the change is written. Who was still to be told of an earlier one hears of both at once, and nothing when the shift is
   * again as they know it.
   *
   * @param before as it was
   * @param venue as it is from now on, where the same transaction changes the edition
   * @param leaveAt when the mails leave; at once without one
   */
  async changed(
    unit: UnitOfWork,
    shift: Shift,
    before: NoticeProps['before'],
    { venue, leaveAt }: { venue?: NoticeProps['venue']; leaveAt?: Date } = {},
  ): Promise<void> {
    const { em } = unit;
    await lockUnsentMails(em, aboutAny(shift));
    const known = await rowsOf(em, knownPlans(shift, before, unit.now));
    await happened(em, 'shift-changed', aboutAny(shift));
    await this.notify(unit, shift, 'changed', allOf(shift), { venue, leaveAt, known });
  }

  /** Comes before the shift is deleted. */
  async cancelled(unit: UnitOfWork, shift: Shift): Promise<void> {
    await happened(unit.em, 'shift-cancelled', aboutAny(shift));
    await this.notify(unit, shift, 'cancelled', allOf(shift));
  }

  /** Comes before the place goes to somebody else. */
  async replaced(unit: UnitOfWork, shift: Shift, helperId: string): Promise<void> {
    await this.left(unit, [helperId]);
    await this.notify(unit, shift, 'replaced', sql`helper.id = ${helperId}`);
  }

  remind(unit: UnitOfWork, shift: Shift): Promise<void> {
    return this.notify(unit, shift, 'reminder', allOf(shift));
  }

  /** Takes back what was still to be told of places that are given back. */
  async left({ em }: UnitOfWork, helperIds: string[]): Promise<void> {
    await passOn(
      em,
      'shift-left',
      helperIds,
      (id) => sql`exists (select from shift_helper where shift_helper.id = ${id})`,
    );
    await happened(em, 'shift-left', helperIds);
  }

  private async notify(
    unit: UnitOfWork,
    shift: Shift,
    news: NoticeProps['news'],
    places: Places,
    { venue = this.edition.details.venue, leaveAt, known }: NoticeDetails = {},
  ): Promise<void> {
    if (shift.isOver(unit.now)) return;
    const mails = recipients(places);
    await this.outbox.putAll(unit, {
      kind: 'shift-notice',
      mailing: null,
      sharedProps: { news, venue, before: null },
      recipients: known ? unknowing(mails, known) : mails,
      endsAt: shift.endsAt,
      ...(leaveAt && { leaveAt }),
    });
  }
}

/** What is special about some notices. */
interface NoticeDetails {
  venue?: NoticeProps['venue'];
  leaveAt?: Date;
  /** What each knows of the shift; without it nobody is told what was before. */
  known?: KnownPlan[];
}

interface KnownPlan {
  /** The place. */
  id: string;
  before: NoticeProps['before'];
}

/** What those who have taken a shift know of it: what was before, or before the change of which a mail is still to tell them. */
function knownPlans(shift: Shift, before: NoticeProps['before'], now: Date): RawBuilder<KnownPlan> {
  const waiting = saidByWaiting(sql.ref('helper.id'), 'shift-notice', now);
  return sql`
    select helper.id, coalesce(${waiting} -> 'before', ${JSON.stringify(before)}::jsonb) as before
    from shift_helper helper where ${allOf(shift)}`;
}

/** The mails to those of them who know another plan, with that plan. */
function unknowing(mails: ReturnType<typeof recipients>, known: KnownPlan[]): ReturnType<typeof recipients> {
  return sql`
    select told.shift_id, told.about, told.name, told.address,
           told.props || jsonb_build_object('before', known.before) as props
    from (${mails}) as told
    join jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as known (id uuid, before jsonb) on known.id = told.about
    where (told.props @> known.before) is not true`;
}

/** How many people hold one of some shifts and get mail: so many are told of what becomes of them. */
export async function countHelpers(unit: Pick<UnitOfWork, 'em'>, shiftIds: string[]): Promise<number> {
  const row = await firstRowOf<{ people: number }>(
    unit.em,
    sql`
      select count(distinct user_name.user_id)::int as people
      from shift_helper join ${userNames} user_name on user_name.id = shift_helper.name_id
      join ${accounts} account on account.id = user_name.user_id
      where shift_id = ${anyOf(shiftIds, 'uuid')} and ${whyNoMail(sql.ref('account.email'))} is null`,
  );
  return row?.people ?? 0;
}

/** Why an address gets no notice, or null: these are on no list that one could have left. */
function whyNoMail(address: RawBuilder<unknown>) {
  return suppressionOf(address, reasonsAgainst(null));
}

/** A shift that is going to be at other times. */
export interface MovedShift {
  shift: Shift;
  times: ShiftTimes;
}

/** What the first who holds one of some shifts is mailed; null where nobody is. @param venue as the mail says it */
export async function firstNotice(
  em: EntityManager,
  moved: MovedShift[],
  venue: NoticeProps['venue'],
): Promise<PlannedMail<'shift-notice'> | null> {
  const places = sql<boolean>`helper.shift_id = ${anyOf(
    moved.map(({ shift }) => shift.id),
    'uuid',
  )}`;
  const first = await firstRowOf<{ shiftId: string; name: string; props: Partial<NoticeProps> }>(
    em,
    sql`
      select shift_id as "shiftId", name, props from (${recipients(places)}) as told
      where ${whyNoMail(sql.ref('told.address'))} is null
      order by ${nameOrder('name')}, about limit 1`,
  );
  const move = moved.find(({ shift }) => shift.id === first?.shiftId);
  if (!first || !move) return null;
  const { shift, times } = move;
  const now = planOf({ ...times, place: shift.place });
  const props = { ...first.props, ...now, news: 'changed', venue, before: planOf(shift) } as NoticeProps;
  return { kind: 'shift-notice', props, to: first.name };
}

/** When and where a shift is, as mails say it; of a query that has `shift`. */
const PLAN = sql`jsonb_build_object(
  'day', shift.day, 'startsAt', ${isoTime('shift.starts_at')}, 'place', shift.place,
  'duration', (extract(epoch from shift.ends_at - shift.starts_at) / 60)::int)`;

function recipients(places: Places): RawBuilder<Recipient<NoticeProps> & { shift_id: string }> {
  return sql`
    select helper.shift_id, helper.id as about, user_name.name, account.email as address,
           ${PLAN} || jsonb_build_object('title', shift.title, 'opensDoor', shift.opens_door) as props
    from shift join shift_helper helper on helper.shift_id = shift.id
    join ${userNames} user_name on user_name.id = helper.name_id
    join ${accounts} account on account.id = user_name.user_id
    where ${places}`;
}

const allOf = ({ id }: Pick<Shift, 'id'>): Places => sql`helper.shift_id = ${id}`;

function aboutAny({ id }: Pick<Shift, 'id'>): About {
  return (about) =>
    sql`${about} in (select helper.id from shift_helper helper where helper.shift_id = ${id})`;
}

/** What a mail says of when and where a shift was. */
export function planOf({
  day,
  startsAt,
  endsAt,
  place,
}: ShiftTimes & Pick<Shift, 'place'>): NonNullable<NoticeProps['before']> {
  const duration = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  return { day, startsAt: startsAt.toISOString(), duration, place };
}
