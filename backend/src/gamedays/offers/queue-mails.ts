import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailProps } from '@tablefall/mail';
import { anyOf, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { Outbox, type Recipient } from '@tablefall/platform/outbox/outbox';
import { AnonymousMails } from '../../http/access/throttling/anonymous-mails.ts';
import type { Gameday } from '../gameday.entity.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import type { Invitation } from '../invitation.entity.ts';
import { PLACE_IN_LINE } from './queue.sql.ts';

type News = MailProps['rsvp-offer']['news'];

/** Mails to guests who wait for seats. */
@Injectable()
export class QueueMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly anonymousMails: AnonymousMails,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Tells all of these what has become of their wait. In one statement that runs at once, because it may be asked for
   * when the counters were moved, which is the last step of a transaction.
   *
   * @param keptUntil of offers: such a mail is of no use any more after that
   */
  async tell(
    unit: UnitOfWork,
    gameday: Gameday,
    news: News,
    entryIds: string[],
    keptUntil: Date | null = null,
  ): Promise<void> {
    if (entryIds.length === 0) {
      return;
    }
    await this.outbox.putAll(unit, {
      kind: 'rsvp-offer',
      mailing: null,
      sharedProps: { ...gameday.facts, news, keptUntil: keptUntil?.toISOString() ?? null },
      recipients: recipientsOf(entryIds),
      endsAt: keptUntil ?? gameday.startsAt(this.edition.timeZone),
    });
  }

  /**
   * Tells one guest how the wait stands, with the personal link.
   *
   * @param network of a visitor who typed the address; none when it was asked for by the personal link
   */
  async tellOne(unit: UnitOfWork, gameday: Gameday, guest: Invitation, network?: string): Promise<void> {
    const entry = await standingOf(unit.em, guest.id);
    const { offeredUntil, place, party } = entry;
    const mail = {
      kind: 'rsvp-offer' as const,
      props: {
        ...gameday.facts,
        invitationToken: guest.token,
        news: offeredUntil ? ('offered' as const) : ('waiting' as const),
        keptUntil: offeredUntil?.toISOString() ?? null,
        party,
        place,
      },
      recipient: { name: guest.guestName, address: guest.guestEmail },
      about: guest.id,
      endsAt: offeredUntil ?? gameday.startsAt(this.edition.timeZone),
    };
    if (network === undefined) {
      this.outbox.put(unit, mail);
    } else {
      this.anonymousMails.put(unit, network, mail);
    }
  }
}

async function standingOf(em: EntityManager, invitationId: string) {
  return em
    .getKysely<GamedaysTables>()
    .selectFrom('gameday_queue_entry as entry')
    .select(['party', 'offered_until as offeredUntil', PLACE_IN_LINE.as('place')])
    .where('invitation_id', '=', invitationId)
    .executeTakeFirstOrThrow();
}

function recipientsOf(entryIds: string[]): RawBuilder<Recipient<MailProps['rsvp-offer']>> {
  return sql`
    select invitation.id as about, guest_name as name, guest_email as address,
           jsonb_build_object('invitationToken', token, 'party', party, 'place', ${PLACE_IN_LINE}) as props
    from gameday_queue_entry as entry join invitation on invitation.id = entry.invitation_id
    where entry.id = ${anyOf(entryIds, 'uuid')}`;
}
