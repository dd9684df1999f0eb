import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { onPage, readPage } from '@tablefall/platform/database/page';
import { holdsWords } from '@tablefall/platform/database/search';
import { sql } from '@tablefall/platform/database/sql';
import { SendingHours } from '../../email/sending-hours/sending-hours.service.ts';
import { Gameday } from '../gameday.entity.ts';
import { GamedayNotFoundError } from '../gamedays.errors.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import { SKIPPED } from '../messages/guest-messages.sql.ts';
import type { WaveGuestDto, WaveGuestPageDto, WaveGuestsQuery, WavesDto } from './waves.dto.ts';
import { Waves } from './waves.service.ts';
import { findWave } from './waves.sql.ts';

/** What staff see of a list that is invited in waves. */
@Injectable()
export class WavesQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedays: GamedaysQueries,
    private readonly waves: Waves,
    private readonly hours: SendingHours,
    private readonly clock: Clock,
  ) {}

  /** How far the waves of a gameday have come, and the next one. */
  async getWaves(gamedayId: string): Promise<WavesDto> {
    const em = this.em.fork();
    const gameday = await em.findOne(Gameday, gamedayId);
    if (!gameday) {
      throw new GamedayNotFoundError();
    }
    const wave = await findWave(em, gamedayId);
    const standing = await this.waves.standing({ em, now: this.clock.now() }, gameday, wave);
    const { asked, waiting, mails, next } = standing;
    const { seatsTaken, seatsOffered, capacity } = gameday;
    const { from, until } = this.hours.hours;
    return {
      target: wave?.target ?? null,
      paused: Boolean(wave?.pausedAt),
      waiting,
      ...asked,
      seatsTaken,
      seatsOffered,
      capacity,
      next: { ...next, at: next.at?.toISOString() ?? null },
      sendingFrom: from,
      sendingUntil: until,
      mailsUsed: mails.used,
      mailsAllowed: mails.allowed,
    };
  }

  /** One page of those who wait to be invited, in their order. */
  async listGuests(gamedayId: string, query: WaveGuestsQuery): Promise<WaveGuestPageDto> {
    await this.gamedays.assertGameday(gamedayId);
    const words = holdsWords(query.search, 'guest_name', 'guest_email');
    const found = query.mailed ? sql`${words} and ${SKIPPED} is null` : words;
    return readPage(
      this.em.fork(),
      query,
      sql<WaveGuestDto>`
        select id, number::int as place, guest_name as "guestName", guest_email as "guestEmail", moved_up as "movedUp"
        from (
          select *, row_number() over (order by place) as number
          from gameday_wave_guest where gameday_id = ${gamedayId}
        ) as guest
        where ${found} order by number ${onPage(query)}`,
      sql`from gameday_wave_guest where gameday_id = ${gamedayId} and ${found}`,
    );
  }
}
