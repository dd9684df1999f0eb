import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { anyOf } from '@tablefall/platform/database/sql';
import {
  ADDRESS_CORRECTIONS,
  type CorrectionSource,
  type WrittenMail,
} from '../../email/mailings/address-corrections.service.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { GamedayClock } from '../times/gameday-clock.ts';

/** Guests of gamedays to come, for as long as they have the address that the mail was written to. */
@Injectable()
@contributes(ADDRESS_CORRECTIONS)
export class CorrectableGuests implements CorrectionSource {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: GamedayClock,
  ) {}

  async correctable(mails: WrittenMail[]): Promise<string[]> {
    const guests = await this.em
      .fork()
      .getKysely<GamedaysTables>()
      .selectFrom('invitation')
      .innerJoin('gameday', 'gameday.id', 'invitation.gameday_id')
      .select([
        'invitation.id',
        'guest_email as email',
        'date',
        'start_time as startTime',
        'end_time as endTime',
      ])
      .where(
        'invitation.id',
        '=',
        anyOf(
          mails.map(({ about }) => about),
          'uuid',
        ),
      )
      .execute();
    const addresses = new Map(
      guests.filter((gameday) => !this.clock.isOver(gameday)).map(({ id, email }) => [id, email]),
    );
    return mails.filter(({ about, email }) => addresses.get(about) === email).map(({ about }) => about);
  }
}
