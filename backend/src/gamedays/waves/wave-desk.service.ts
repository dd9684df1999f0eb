import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { type MailingRequest, MailingsService } from '../../email/mailings/mailings.service.ts';
import type { Gameday } from '../gameday.entity.ts';
import { lockGamedayForUse, lockOpenGamedayForUse } from '../gameday-locks.ts';
import { gamedayActs } from '../gamedays.audit.ts';
import {
  GamedayNotFoundError,
  MoreWaitingError,
  NoWavesError,
  UnknownWaitingGuestError,
} from '../gamedays.errors.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { guestMailing } from '../guest-mailing.ts';
import { Waves } from './waves.service.ts';
import { countInList, forgetList, lockWave, moveToFront, type Wave } from './waves.sql.ts';

/** What staff change of how a list is invited; all of it is optional. */
export interface WavesChange {
  paused?: boolean;
  /** So many guests are kept invited and unanswered. */
  open?: number;
  /** Ids of those who get the first places, in this order. */
  moveUp?: string[];
  /** Nobody who waits is invited any more. */
  stop?: true;
}

/** What staff do with the list of a gameday that is invited in waves. */
@Injectable()
export class WaveDeskService {
  constructor(
    private readonly transactions: Transactions,
    private readonly waves: Waves,
    private readonly mailings: MailingsService,
    private readonly audit: Audit,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Changes how the list is invited. Nobody is mailed by that at once; the next wave goes by what is said here.
   * Throws NotFoundError when somebody who is moved up does not wait.
   */
  async change(gamedayId: string, { paused, open, moveUp, stop }: WavesChange): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      if (!(await lockGamedayForUse(em, gamedayId))) {
        throw new GamedayNotFoundError();
      }
      await lockedWave(em, gamedayId);
      const db = em.getKysely<GamedaysTables>();
      if (stop) {
        const dropped = await forgetList(em, gamedayId);
        await this.audit.record(unit, {
          action: gamedayActs['waves.stopped'],
          about: gamedayId,
          details: { dropped },
        });
        return;
      }
      if (moveUp && (await moveToFront(em, gamedayId, moveUp)) < moveUp.length) {
        throw new UnknownWaitingGuestError();
      }
      const changes = {
        ...(paused !== undefined && { paused_at: paused ? now : null }),
        ...(open !== undefined && { target: open }),
      };
      if (Object.keys(changes).length > 0) {
        await db.updateTable('gameday_wave').set(changes).where('gameday_id', '=', gamedayId).execute();
      }
      const details = {
        ...(paused !== undefined && { paused }),
        ...(open !== undefined && { open }),
        ...(moveUp && { movedUp: moveUp.length }),
      };
      await this.audit.record(unit, { action: gamedayActs['waves.changed'], about: gamedayId, details });
    });
  }

  /**
   * Invites everybody who waits at once, whatever the hour.
   * Throws MoreWaitingError when more wait than were confirmed.
   *
   * @param confirmed how many staff saw
   * @returns how many are invited
   */
  async inviteRest(gamedayId: string, confirmed: number, request: MailingRequest): Promise<number> {
    return this.transactions.runInBackground((unit) =>
      this.mailings.once(unit, request, async () => {
        const gameday = await lockOpenGamedayForUse(unit, gamedayId, this.edition.timeZone);
        const wave = await lockedWave(unit.em, gamedayId);
        const waiting = await countInList(unit.em, gamedayId);
        if (waiting > confirmed) {
          throw new MoreWaitingError(waiting);
        }
        return this.sendAll(unit, gameday, { wave, waiting }, request);
      }),
    );
  }

  private async sendAll(
    unit: UnitOfWork,
    gameday: Gameday,
    { wave, waiting }: { wave: Wave; waiting: number },
    { mailingId, author }: MailingRequest,
  ): Promise<number> {
    const mailing = await this.mailings.begin(unit, {
      ...guestMailing(gameday, 'Invitation'),
      id: mailingId,
      audience: 'The rest of a list',
      wordsId: wave.wordsId,
      author,
    });
    const { invited, suppressed } = await this.waves.send(unit, gameday, waiting, mailing);
    return invited.size - suppressed.size;
  }
}

/** Throws NoWavesError when no list is invited in waves. */
async function lockedWave(em: EntityManager, gamedayId: string): Promise<Wave> {
  const wave = await lockWave(em, gamedayId);
  if (!wave) {
    throw new NoWavesError();
  }
  return wave;
}
