import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MAIL_FATES } from '@tablefall/mail';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { anyOf, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { TaskDto } from '../../convention/desk/desk.dto.ts';
import { DESK, type DeskPart, type DeskSource } from '../../convention/desk/desk.service.ts';
import { counted, type DeskMoment, listed, numeral } from '../../convention/desk/desk-moment.policy.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import { NOT_REPLIED } from '../invitation-status.ts';
import { unsentInvitations } from '../invitations/invitation-search.sql.ts';
import { GamedayClock } from '../times/gameday-clock.ts';
import { Waves } from '../waves/waves.service.ts';

/** Of so many gamedays to come, the next ones, it is told what there is to do. */
const LOOKED_AT = 100;

interface MissedRow {
  id: string;
  state: 'failed' | 'suppressed' | 'cancelled';
  guests: number;
}

const FATES: Record<MissedRow['state'], string> = {
  failed: 'could not be delivered',
  suppressed: 'left out: the address takes no mail',
  cancelled: 'cancelled before it left',
};

interface OfferRow {
  id: string;
  seats: number;
  parties: number;
  first: string;
  until: Date;
}

type Waiting = Awaited<ReturnType<Waves['nextOf']>> extends Map<string, infer One> ? One : never;

/** What there is to do about gamedays: who did not get the invitation, the next wave, seats that are offered. */
@Injectable()
@contributes(DESK)
export class GamedaysOnDesk implements DeskSource {
  readonly role = 'organiser';

  constructor(
    private readonly gamedays: GamedaysQueries,
    private readonly waves: Waves,
    private readonly clock: GamedayClock,
  ) {}

  async look(em: EntityManager, moment: DeskMoment): Promise<DeskPart> {
    const { items } = await this.gamedays.listGamedays({ order: 'next', page: 1, limit: LOOKED_AT });
    const toCome = items.filter(({ isOver }) => !isOver);
    if (toCome.length === 0)
      return { tools: [{ tool: 'gamedays', figure: '0', of: null, counts: 'none to come' }] };
    const ids = toCome.map(({ id }) => id);
    const missed = await findMissed(em, ids);
    const offers = await findOffers(em, ids);
    const waiting = await this.waves.nextOf(
      { em, now: moment.now },
      toCome.map((gameday) => ({ ...gameday, startsAt: () => this.clock.startsAt(gameday) })),
    );
    const tasks: TaskDto[] = [];
    const next: DeskPart['next'] = [];
    for (const gameday of toCome) {
      const name = moment.day(gameday.date);
      const rows = missed.filter(({ id }) => id === gameday.id);
      if (rows.length > 0) tasks.push(missedTask(gameday, name, rows));
      const list = waiting.get(gameday.id);
      if (list) {
        const { task: wave, next: comes } = waveTask(gameday, name, list, moment);
        if (wave) tasks.push(wave);
        if (comes) next.push(comes);
      }
      const offer = offers.find(({ id }) => id === gameday.id);
      if (offer) tasks.push(offerTask(gameday, name, offer, moment));
    }
    return { isUnderWay: true, tasks, next, tools: [toolOf(toCome, moment)] };
  }
}

function toolOf([first, ...others]: GamedayDto[], moment: DeskMoment) {
  const left = first ? Math.max(0, first.capacity - first.seatsTaken) : 0;
  const next = first
    ? `next ${onDay(moment.day(first.date))}, ${counted(left, 'seat')} left`
    : 'none to come';
  return { tool: 'gamedays' as const, figure: numeral(others.length + 1), of: null, counts: next };
}

function missedTask({ id }: GamedayDto, name: string, rows: MissedRow[]): TaskDto {
  const guests = rows.reduce((sum, row) => sum + row.guests, 0);
  return {
    kind: 'missed',
    tone: 'failed',
    by: 'today',
    sentence: `${counted(guests, 'guest')} of ${name} did not get ${guests === 1 ? 'the' : 'their'} invitation.`,
    detail: `${listed(rows.map((row) => `${numeral(row.guests)} ${FATES[row.state]}`))}.`,
    action: {
      label: 'See who',
      path: `/gameday-management?gameday=${id}&status=no-reply&delivery=missed`,
    },
  };
}

/** What holds a list up, or when its next wave goes out; the one that has an hour is told as coming by itself as well. */
function waveTask(
  { id }: GamedayDto,
  name: string,
  { next, waiting }: Waiting,
  moment: DeskMoment,
): { task?: TaskDto; next?: { at: Date; sentence: string } } {
  const action = { label: 'Open', path: `/gameday-management?gameday=${id}` };
  const wait = `${counted(waiting, 'guest')} ${waiting === 1 ? 'waits' : 'wait'} to be invited.`;
  const task = (tone: TaskDto['tone'], sentence: string, detail: string): { task: TaskDto } => ({
    task: { kind: 'wave', tone, by: 'today', sentence, detail, action },
  });
  switch (next.rests) {
    case 'braked':
      return task(
        'warning',
        `Inviting the list of ${name} was paused by itself.`,
        `Too many of its addresses do not exist. ${wait}`,
      );
    case 'paused':
      return task('warning', `Inviting the list of ${name} is paused.`, wait);
    case 'limit':
      return task('warning', `The list of ${name} waits: the day has no room for more mails.`, wait);
    case 'full':
      return task(
        'plain',
        `${capital(name)} is full, and ${counted(waiting, 'guest')} of its list ${waiting === 1 ? 'is' : 'are'} not invited.`,
        'They are when a seat becomes free.',
      );
    case 'hours':
    case null: {
      const at = next.at ?? moment.now;
      const when = next.rests === null ? 'now' : moment.time(at);
      const sentence = `The next wave of ${counted(next.people, 'guest')} goes out ${when}.`;
      return {
        task: {
          kind: 'wave',
          tone: 'moving',
          by: moment.by(at),
          sentence,
          detail: `For ${name}. ${wait}`,
          action,
        },
        next: {
          at,
          sentence: `The next wave goes out ${when}, to ${counted(next.people, 'guest')} of ${name}.`,
        },
      };
    }
    case 'enough':
      return {
        task: {
          kind: 'wave',
          tone: 'moving',
          by: 'later',
          sentence: `The next wave of ${name} goes out when somebody declines or lets the date pass.`,
          detail: wait,
          action,
        },
      };
    default:
      return {};
  }
}

function offerTask({ id }: GamedayDto, name: string, offer: OfferRow, moment: DeskMoment): TaskDto {
  const others = offer.parties - 1;
  const whom = others > 0 ? `${offer.first} and ${counted(others, 'other')}` : offer.first;
  return {
    kind: 'offer',
    tone: 'plain',
    by: moment.by(offer.until),
    sentence: `${counted(offer.seats, 'seat')} of ${name} ${offer.seats === 1 ? 'is' : 'are'} offered.`,
    detail: `To ${whom}, ${others > 0 ? 'the first ' : ''}until ${moment.time(offer.until).replace(/^on /, '')}.`,
    action: { label: 'Open', path: `/gameday-management?gameday=${id}` },
  };
}

function findMissed(em: EntityManager, gamedayIds: string[]): Promise<MissedRow[]> {
  return rowsOf(
    em,
    sql`
      select invitation.gameday_id as id, unsent.state, count(*)::int as guests
      from (${unsentInvitations(...gamedayIds)}) as unsent join invitation on invitation.id = unsent.id
      where unsent.state = any(${MAIL_FATES.missed}) and invitation.status = ${sql.lit(NOT_REPLIED)}
      group by invitation.gameday_id, unsent.state order by guests desc, unsent.state`,
  );
}

function findOffers(em: EntityManager, gamedayIds: string[]): Promise<OfferRow[]> {
  return rowsOf(
    em,
    sql`
      select entry.gameday_id as id, sum(party)::int as seats, count(*)::int as parties,
             (array_agg(guest_name order by offered_until, entry.id))[1] as first, min(offered_until) as until
      from gameday_queue_entry entry join invitation on invitation.id = entry.invitation_id
      where offered_until is not null and entry.gameday_id = ${anyOf(gamedayIds, 'uuid')}
      group by entry.gameday_id`,
  );
}

function onDay(day: string): string {
  return day === 'today' || day === 'tomorrow' ? day : `on ${day}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
