import { Injectable } from '@nestjs/common';
import { sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { v7 as uuid } from 'uuid';
import { type AudienceSnapshot, AudienceSnapshots } from '../../email/audiences/audience-snapshot.service.ts';
import { type MailingRequest, MailingsService } from '../../email/mailings/mailings.service.ts';
import { StaffMailService } from '../../email/mailings/staff-mail.service.ts';
import type { Leaves } from '../../email/sending-hours/leaves.dto.ts';
import { SendingHours } from '../../email/sending-hours/sending-hours.service.ts';
import { lockGamedayForUse } from '../gameday-locks.ts';
import { GamedayNotFoundError, NobodyToWriteToError } from '../gamedays.errors.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { guestMailing } from '../guest-mailing.ts';
import { recipientsOf } from '../invitations/invitations.sql.ts';
import type { Answer } from './guest-messages.dto.ts';
import { guestsWith, mailedGuests, namedGuests, SKIPPED } from './guest-messages.sql.ts';

const AUDIENCES: Record<Answer, string> = {
  all: 'All guests',
  accepted: 'Guests who accepted',
  'not-replied': 'Guests who have not answered',
  declined: 'Guests who declined',
  waiting: 'Guests who wait for seats',
};

/** What an organiser sends. */
interface GuestSending {
  message: string;
  answer: Answer;
  /** Knows that these guests were written to a moment ago. */
  confirm: boolean;
  /** The id of the guests that the organiser was shown. */
  audience?: string;
  leaves: Leaves;
}

/** What organisers write to the guests of a gameday. */
@Injectable()
export class GuestMessagesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly staffMail: StaffMailService,
    private readonly mailings: MailingsService,
    private readonly shown: AudienceSnapshots,
    private readonly hours: SendingHours,
    private readonly edition: CurrentEdition,
  ) {}

  /** Fixes whom a message would go to now, as an organiser is shown it. */
  async showGuests(gamedayId: string, answer: Answer): Promise<AudienceSnapshot> {
    return this.transactions.runInBackground(async (unit) => {
      if (!(await lockGamedayForUse(unit.em, gamedayId))) {
        throw new GamedayNotFoundError();
      }
      return this.shown.keep(unit, namedGuests(gamedayId, answer), mailedGuests(gamedayId, answer));
    });
  }

  /**
   * Mails a message to the guests with an answer, as one mailing of the gameday. Who gets no mail is kept with it as
   * skipped.
   * Throws AudienceChangedError when others would get it than the organiser was shown, UnknownAudienceError.
   *
   * @returns how many are mailed
   */
  async messageGuests(gamedayId: string, sending: GuestSending, request: MailingRequest): Promise<number> {
    return this.transactions.runInBackground((unit) =>
      this.mailings.once(unit, request, () => this.send(unit, gamedayId, sending, request)),
    );
  }

  private async send(
    unit: UnitOfWork,
    gamedayId: string,
    { message, answer, confirm, audience, leaves }: GuestSending,
    { mailingId = uuid(), author }: MailingRequest,
  ): Promise<number> {
    const gameday = await lockGamedayForUse(unit.em, gamedayId);
    if (!gameday) {
      throw new GamedayNotFoundError();
    }
    await this.mailings.askBeforeRepeat(unit, {
      audience: namedGuests(gamedayId, answer),
      confirmed: confirm,
      mailingId,
    });
    // Read once. Otherwise somebody who answers meanwhile could be written to without being compared with what
    // the organiser was shown.
    const guests = await unit.em
      .getKysely<GamedaysTables>()
      .selectFrom('invitation')
      .select(['id', SKIPPED.as('skipped')])
      .where(guestsWith(gamedayId, answer))
      .execute();
    if (audience) {
      const mailed = guests.filter(({ skipped }) => skipped === null).map(({ id }) => id);
      const recipients = sql<{ about: string }>`select unnest(${mailed}::uuid[]) as about`;
      await this.shown.assertUnchanged(unit, audience, namedGuests(gamedayId, answer), recipients);
    }
    const mailing = await this.mailings.begin(unit, {
      ...guestMailing(gameday, 'Message'),
      id: mailingId,
      audience: AUDIENCES[answer],
      sharedProps: { ...gameday.facts, message },
      author,
      waits: this.hours.waitFor(leaves, unit.now, gameday.startsAt(this.edition.timeZone)),
    });
    const skipped = await this.staffMail.putAll(unit, {
      kind: 'gameday-message',
      mailing,
      sharedProps: {},
      recipients: recipientsOf(guests.map(({ id }) => id)),
      endsAt: gameday.endsAt(this.edition.timeZone),
    });
    if (guests.length === skipped.length) {
      throw new NobodyToWriteToError();
    }
    return guests.length - skipped.length;
  }
}
