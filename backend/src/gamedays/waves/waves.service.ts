import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Mailing } from '@tablefall/mail';
import { Audit } from '@tablefall/platform/audit/audit';
import { Config } from '@tablefall/platform/config/config';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { areHarmful } from '@tablefall/platform/outbox/brake';
import { MailingsService } from '../../email/mailings/mailings.service.ts';
import { type DayUse, StaffMailService } from '../../email/mailings/staff-mail.service.ts';
import { SendingHours } from '../../email/sending-hours/sending-hours.service.ts';
import { type Gameday, gamedayReference } from '../gameday.entity.ts';
import { lockGamedayForUse } from '../gameday-locks.ts';
import { gamedayActs } from '../gamedays.audit.ts';
import { guestMailing } from '../guest-mailing.ts';
import { NOT_REPLIED } from '../invitation-status.ts';
import { type Invited, NewInvitations } from '../invitations/new-invitations.ts';
import { dayOf } from '../times/answer-by.ts';
import { type NextWave, nextWave } from './wave-rules.ts';
import {
  type AskedCounts,
  brakeWave,
  countAsked,
  countInList,
  findLists,
  lockWave,
  takeFromList,
  type Wave,
} from './waves.sql.ts';

type Moment = Pick<UnitOfWork, 'em' | 'now'>;

/** How far the waves of a gameday have come. */
interface Standing {
  asked: AskedCounts;
  /** Guests who wait to be invited. */
  waiting: number;
  mails: DayUse;
  next: NextWave;
}

/** What of a gameday decides about its waves. */
type WaveGameday = Pick<Gameday, 'id' | 'capacity' | 'seatsTaken' | 'startsAt'>;

const NOBODY_ASKED: AskedCounts = { accepted: 0, declined: 0, open: 0, past: 0, inQueue: 0, unreachable: 0 };
const NOBODY: Invited = { invited: new Map(), suppressed: new Set() };

/** Invites the guests of a list in waves: so many that a number of them is invited and unanswered. */
@Injectable()
export class Waves {
  constructor(
    private readonly invitations: NewInvitations,
    private readonly mailings: MailingsService,
    private readonly staffMail: StaffMailService,
    private readonly hours: SendingHours,
    private readonly edition: CurrentEdition,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  /**
   * Sends the next wave of a gameday if nothing holds it up. The invitations, their mails and the end of the wait are one
   * transaction, and whoever else would do the same waits for the list.
   *
   * @returns how many are invited
   */
  async run(unit: UnitOfWork, gamedayId: string): Promise<number> {
    const gameday = await lockGamedayForUse(unit.em, gamedayId);
    if (!gameday) {
      return 0;
    }
    const { invited } = await this.sendNext(unit, gameday);
    return invited.size;
  }

  /**
   * The same for a gameday that is locked for use.
   *
   * @param mailing the one that these mails belong to; one of their own when not given
   */
  async sendNext(unit: UnitOfWork, gameday: Gameday, mailing?: Mailing): Promise<Invited> {
    const wave = await lockWave(unit.em, gameday.id);
    if (!wave) {
      return NOBODY;
    }
    const { next } = await this.standing(unit, gameday, wave);
    if (next.rests !== null) {
      return NOBODY;
    }
    if (!wave.brakedAt && (await this.doHarm(unit.em, gameday))) {
      await brakeWave(unit.em, gameday.id, unit.now);
      await this.audit.record(unit, { action: gamedayActs['waves.braked'], about: gameday.id });
      return NOBODY;
    }
    return this.send(unit, gameday, next.people, mailing ?? (await this.begin(unit, gameday, wave)));
  }

  /** Invites the first of the list. The caller holds the wave. */
  async send(unit: UnitOfWork, gameday: Gameday, people: number, mailing: Mailing): Promise<Invited> {
    const guests = await takeFromList(unit.em, gameday.id, people);
    return this.invitations.insert(unit, gameday, guests, NOT_REPLIED, mailing);
  }

  /** How far a gameday is, by what there is in the database now; without a wave nobody waits. */
  async standing({ em, now }: Moment, gameday: Gameday, wave: Wave | null): Promise<Standing> {
    const asked = await countAsked(em, [gameday.id], dayOf(now, this.edition.timeZone));
    const waiting = await countInList(em, gameday.id);
    const mails = await this.staffMail.dayUse({ em, now }, null);
    return this.standingOf(
      gameday,
      { wave, asked: asked.get(gameday.id) ?? NOBODY_ASKED, waiting, mails },
      now,
    );
  }

  /** The next waves of the lists of some gamedays that somebody waits in, by their ids. */
  async nextOf({ em, now }: Moment, gamedays: WaveGameday[]): Promise<Map<string, Standing>> {
    const ids = gamedays.map(({ id }) => id);
    const lists = await findLists(em, ids);
    if (lists.length === 0) return new Map();
    const asked = await countAsked(
      em,
      lists.map(({ gamedayId }) => gamedayId),
      dayOf(now, this.edition.timeZone),
    );
    const mails = await this.staffMail.dayUse({ em, now }, null);
    return new Map(
      gamedays.flatMap((gameday) => {
        const list = lists.find(({ gamedayId }) => gamedayId === gameday.id);
        if (!list) return [];
        const { waiting, ...wave } = list;
        const facts = { wave, asked: asked.get(gameday.id) ?? NOBODY_ASKED, waiting, mails };
        return [[gameday.id, this.standingOf(gameday, facts, now)]];
      }),
    );
  }

  private standingOf(
    gameday: WaveGameday,
    { wave, asked, waiting, mails }: Omit<Standing, 'next'> & { wave: Wave | null },
    now: Date,
  ): Standing {
    const next = nextWave({
      target: wave?.target ?? 0,
      open: asked.open,
      waiting,
      seatsLeft: gameday.capacity - gameday.seatsTaken,
      isPaused: Boolean(wave?.pausedAt),
      isBraked: wave?.brakedAt?.getTime() === wave?.pausedAt?.getTime(),
      hasBegun: gameday.startsAt(this.edition.timeZone) <= now,
      sendsFrom: this.hours.next(now),
      now,
      room: mails.allowed - mails.used,
    });
    return { asked, waiting, mails, next };
  }

  /** Whether the invitations of a gameday so far do: each wave is a mailing of its own, too small for the brake of mailings. */
  private doHarm(em: EntityManager, { id }: Gameday): Promise<boolean> {
    return areHarmful(em, this.config, { about: gamedayReference(id), kind: 'gameday-invitation' });
  }

  private begin(unit: UnitOfWork, gameday: Gameday, { wordsId }: Wave): Promise<Mailing> {
    return this.mailings.begin(unit, {
      ...guestMailing(gameday, 'Invitation'),
      audience: 'The next guests of a list',
      wordsId,
      author: null,
    });
  }
}
