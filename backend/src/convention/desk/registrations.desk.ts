import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { StaffService } from '../../users/staff/staff.service.ts';
import { amountDue } from '../badges/badges.ts';
import { EditionService } from '../edition/edition.service.ts';
import type { DeskToolDto, TaskDto } from './desk.dto.ts';
import { DESK, type DeskPart, type DeskSource } from './desk.service.ts';
import { counted, type DeskMoment, numeral } from './desk-moment.policy.ts';

interface Counts {
  taken: number;
  people: number;
  here: number;
  lately: number;
  unpaid: number;
  owed: number;
  owedBadges: number;
  waiting: number;
  /** People who came in and have no badge, with their names. */
  late: number;
  lateNames: string | null;
}

/** People without a badge who are named at the desk. */
const MOST_NAMED = 3;

/** Who comes, who has not paid, and who is here. */
@Injectable()
@contributes(DESK)
export class RegistrationsOnDesk implements DeskSource {
  readonly role = 'door';

  constructor(
    private readonly edition: EditionService,
    private readonly staff: StaffService,
  ) {}

  async look(em: EntityManager, moment: DeskMoment, isAdministrator: boolean): Promise<DeskPart> {
    const counts = await this.count(em, moment.now);
    const { isOn } = moment;
    const door = isOn ? arrived(counts) : await this.helpers(em);
    if (!isAdministrator && !isOn) return { tools: [door] };
    const { here, people: expected, lately, taken } = counts;
    const badgesLeft = Math.max(0, this.edition.capacity - taken);
    return {
      isUnderWay: expected > 0,
      tasks: isAdministrator
        ? [...late(counts, this.edition.hasEnded(moment.now)), ...this.unpaid(counts, moment)]
        : [],
      tools: isAdministrator ? [door, ...this.ownTools(counts)] : [door],
      ...(isOn && { arrivals: { here, expected, lately, badgesLeft } }),
    };
  }

  private async helpers(em: EntityManager): Promise<DeskToolDto> {
    const helpers = (await this.staff.helpers(em)).filter(({ role }) => role === 'door').length;
    return {
      tool: 'door',
      figure: numeral(helpers),
      of: null,
      counts: helpers === 1 ? 'helper at the door' : 'helpers at the door',
    };
  }

  private ownTools({ taken, waiting, people }: Counts): DeskToolDto[] {
    const line = waiting === 0 ? 'nobody waits' : `${numeral(waiting)} waiting`;
    return [
      {
        tool: 'attendees',
        figure: numeral(taken),
        of: numeral(this.edition.capacity),
        counts: `badges taken, ${line}`,
      },
      { tool: 'badges', figure: numeral(people), of: null, counts: 'to print' },
    ];
  }

  private unpaid({ unpaid, owed, owedBadges }: Counts, moment: DeskMoment): TaskDto[] {
    if (unpaid === 0 || this.edition.hasEnded(moment.now)) return [];
    const { currency } = this.edition.settings;
    const money = owed.toLocaleString('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
    return [
      {
        kind: 'unpaid',
        tone: 'plain',
        by: moment.by(),
        sentence: `${counted(unpaid, 'registration is', 'registrations are')} not paid.`,
        detail: `${money} in all, for ${counted(owedBadges, 'badge')}.`,
        action: { label: 'See them', path: '/attendees?paid=no' },
      },
    ];
  }

  private async count(em: EntityManager, now: Date): Promise<Counts> {
    const { key, price } = this.edition;
    const counts = await firstRowOf<Counts>(
      em,
      sql`
        select coalesce((select badges_taken from edition where key = ${key}), 0) as taken,
               coalesce(sum(people), 0)::int as people, coalesce(sum(here), 0)::int as here,
               coalesce(sum(lately), 0)::int as lately, (count(*) filter (where due > 0))::int as unpaid,
               coalesce(sum(due), 0)::int as owed, coalesce(sum(owed), 0)::int as "owedBadges",
               (select count(*)::int from badge_queue_entry where edition = ${key}) as waiting,
               (select count(*)::int from ${lateOf(key)}) as late,
               (select string_agg(name, ', ') from (select name from ${lateOf(key)} limit ${MOST_NAMED}) as named) as "lateNames"
        from (
          select count(*) as people, count(checked_in_at) as here,
                 count(*) filter (where checked_in_at > ${now}::timestamptz - interval '10 minutes') as lately,
                 ${amountDue(price)} as due,
                 greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges) as owed
          from registration join attendee on attendee.registration_id = registration.id
          where registration.edition = ${key} group by registration.id
        ) as entry`,
    );
    return counts ?? NOBODY;
  }
}

const NOBODY = {
  taken: 0,
  people: 0,
  here: 0,
  lately: 0,
  unpaid: 0,
  owed: 0,
  owedBadges: 0,
  waiting: 0,
  late: 0,
  lateNames: null,
};

/**
 * Those for whom no badge was left when their phone had a network again, who are registered by themselves once there is one; and those
 * whose phone had none before the convention was over.
 */
function late({ late: people, lateNames }: Counts, isOver: boolean): TaskDto[] {
  if (people === 0) return [];
  const more = people > MOST_NAMED ? ' and others' : '';
  return [
    {
      kind: 'walk-in',
      tone: 'failed',
      by: 'today',
      sentence: `${counted(people, 'person', 'people')} came in at the door, and ${isOver ? 'nobody registered them' : 'no badge was left'}.`,
      detail: `${lateNames}${more}. ${isOver ? 'The convention is over: they are named here for two days.' : 'They are registered once there is one.'}`,
      action: isOver
        ? { label: 'Registrations', path: '/attendees' }
        : { label: 'More badges', path: '/organise' },
    },
  ];
}

/** Who they are, one by one. */
function lateOf(edition: string) {
  return sql`(
    select person ->> 'name' as name from late_walk_in, jsonb_array_elements(form -> 'attendees') as person
    where edition = ${edition} order by came_at, late_walk_in.id) as late`;
}

function arrived({ here, people }: Counts): DeskToolDto {
  return { tool: 'door', figure: numeral(here), of: numeral(people), counts: 'people are here' };
}
