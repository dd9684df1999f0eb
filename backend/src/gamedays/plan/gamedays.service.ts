import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { orRefused } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { happened } from '@tablefall/platform/outbox/happenings';
import { keepFromResending } from '@tablefall/platform/outbox/mailing-control';
import { mailsLeft } from '@tablefall/platform/outbox/mailing-undo';
import { lockUnsentMails } from '@tablefall/platform/outbox/mails';
import { type MailingRequest, MailingsService } from '../../email/mailings/mailings.service.ts';
import { SendingHours } from '../../email/sending-hours/sending-hours.service.ts';
import { refuseStale } from '../../http/errors/stale-edit.ts';
import { Gameday, type GamedayDetails, gamedayReference } from '../gameday.entity.ts';
import { lockGamedayForChange } from '../gameday-locks.ts';
import { GAMEDAY_VERSION, presentVersion } from '../gameday-versions.sql.ts';
import { gamedayActs } from '../gamedays.audit.ts';
import { DateTakenError, GuestsToldError } from '../gamedays.errors.ts';
import { aboutGuestsOf } from '../invitations/invitation-mails.ts';
import { QueueOffers } from '../offers/queue-offers.ts';
import { earlier } from '../times/gameday-end.ts';
import { ChangeMails, correctGuestMails } from './change-mails.ts';

/** What staff save of a gameday. */
export interface GamedayEdit {
  id: string;
  details: GamedayDetails;
  /** The version that the form was filled from, if it says so. */
  filledFrom?: string;
  /** Whether everybody who has not declined is told when date, times or place change, and when. */
  telling: Telling;
  /** The mailing of a change that this one takes back. */
  undoes?: string;
}

/** Whether guests are told. */
export interface Telling {
  notify: boolean;
  /** Outside the sending hours their mail waits until these begin. */
  inSendingHours: boolean;
}

/** What staff do with gamedays. */
@Injectable()
export class GamedaysService {
  constructor(
    private readonly transactions: Transactions,
    private readonly changeMails: ChangeMails,
    private readonly hours: SendingHours,
    private readonly mailings: MailingsService,
    private readonly offers: QueueOffers,
    private readonly audit: Audit,
    private readonly edition: CurrentEdition,
  ) {}

  /** Throws DateTakenError when there is a gameday on this date. */
  async createGameday(form: GamedayDetails): Promise<string> {
    return dateGuarded(
      this.transactions.run(async ({ em, now }) => {
        const gameday = new Gameday(form, now);
        em.persist(gameday);
        const details = pageTurned(true, gameday);
        await this.audit.record(
          { em, now },
          { action: gamedayActs['gameday.created'], about: gameday.id, details },
        );
        return gameday.id;
      }),
    );
  }

  /**
   * Changes a gameday; mails that still wait to be sent tell of the change.
   * Throws StaleEditError when it is no longer what the form was filled from.
   * Throws DateTakenError when there is another gameday on this date.
   * Throws CapacityBelowSeatsError when more seats are taken than would be left.
   * Throws GuestsToldError when it is to undo a change of which somebody has been told.
   * Throws DayCapError when telling everybody would be too many mails.
   */
  async updateGameday(edit: GamedayEdit, request: MailingRequest): Promise<void> {
    await dateGuarded(
      this.transactions.runInBackground((unit) =>
        this.mailings.once(unit, request, () => this.update(unit, edit, request)),
      ),
    );
  }

  private async update(
    unit: UnitOfWork,
    { id, details, filledFrom, telling, undoes }: GamedayEdit,
    request: MailingRequest,
  ): Promise<void> {
    const { em, now } = unit;
    const gameday = await lockGamedayForChange(em, id);
    await refuseStale(em, filledFrom, presentVersion(GAMEDAY_VERSION, id));
    await lockUnsentMails(em, aboutGuestsOf(id));
    const told = undoes ? await mailsLeft(em, undoes, gamedayReference(id)) : 0;
    if (told > 0) throw new GuestsToldError(told);
    const before = gameday.plan;
    const hadPage = gameday.publicPage;
    const [startBefore, endBefore] = this.spanOf(gameday);
    gameday.change(details);
    await em.flush();
    const [start, end] = this.spanOf(gameday);
    if (telling.notify && gameday.differsFrom(before) && end > now) {
      const leaves = telling.inSendingHours ? 'hours' : 'soon';
      const waits = this.hours.waitFor(leaves, now, earlier(startBefore, start));
      await this.changeMails.mailMove(unit, request, gameday, before, { endsAt: end, waits });
    }
    await correctGuestMails(em, gameday, { before: endBefore, now: end });
    await this.offers.planChanged(unit, gameday);
    const { notify } = telling;
    const turned = { notify, ...pageTurned(hadPage, gameday) };
    await this.audit.record(unit, { action: gamedayActs['gameday.changed'], about: id, details: turned });
  }

  /**
   * Deletes a gameday with its invitations; their unsent mails are cancelled.
   * Throws DayCapError when telling everybody would be too many mails.
   *
   * @param telling whether everybody who has not declined is told, unless the gameday is over anyway
   */
  async deleteGameday(id: string, telling: Telling, request: MailingRequest): Promise<void> {
    await this.transactions.runInBackground((unit) =>
      this.mailings.once(unit, request, () => this.delete(unit, id, telling, request)),
    );
  }

  private async delete(
    unit: UnitOfWork,
    id: string,
    { notify, inSendingHours }: Telling,
    request: MailingRequest,
  ): Promise<void> {
    const { em, now } = unit;
    const gameday = await lockGamedayForChange(em, id);
    const guests = aboutGuestsOf(id);
    await lockUnsentMails(em, guests);
    const [start, endsAt] = this.spanOf(gameday);
    const waits = inSendingHours ? this.hours.wait(now, start) : null;
    const news =
      notify && endsAt > now
        ? await this.changeMails.mailCancellation(unit, request, gameday, { endsAt, waits })
        : null;
    await happened(em, 'gameday-deleted', guests, news);
    await keepFromResending(em, gamedayReference(id));
    em.remove(gameday);
    await this.audit.record(unit, { action: gamedayActs['gameday.deleted'], about: id, details: { notify } });
  }

  private spanOf(gameday: Gameday): [start: Date, end: Date] {
    const zone = this.edition.timeZone;
    return [gameday.startsAt(zone), gameday.endsAt(zone)];
  }
}

/** Which way the public page was turned; nothing where it stayed as it was. */
function pageTurned(hadPage: boolean, { publicPage }: Gameday): { page?: 'on' | 'off' } {
  return publicPage === hadPage ? {} : { page: publicPage ? 'on' : 'off' };
}

function dateGuarded<T>(work: Promise<T>): Promise<T> {
  return orRefused(work, { gameday_date_unique: () => new DateTakenError() });
}
