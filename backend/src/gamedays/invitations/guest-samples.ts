import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailKind } from '@tablefall/mail';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { type Expression, nameOrder, type SqlBool } from '@tablefall/platform/database/sql';
import { MAIL_SAMPLES, type Sample, type SampleSource } from '../../email/mailings/mail-samples.service.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { ACCEPTED, NOT_REPLIED, REJECTED } from '../invitation-status.ts';
import { onInvitation } from '../on-invitation.sql.ts';
import { NO_TOKEN, previewedFacts } from '../previewed-gameday.ts';

const { and } = onInvitation;

/** To whom such a mail was or could be sent. */
const GUESTS: { [K in MailKind]?: Expression<SqlBool> } = {
  'gameday-invitation': and([]),
  'gameday-reminder': onInvitation('status', '=', NOT_REPLIED),
  'gameday-rsvp': onInvitation('status', 'in', [ACCEPTED, REJECTED]),
};

/** Previews the mails to guests with guests of the newest gameday that has any. */
@Injectable()
@contributes(MAIL_SAMPLES)
export class GuestSamples implements SampleSource {
  readonly kinds = Object.keys(GUESTS) as MailKind[];

  constructor(
    private readonly em: EntityManager,
    private readonly gamedays: GamedaysQueries,
  ) {}

  async at(kind: MailKind, place: number): Promise<{ total: number; sample?: Sample }> {
    const db = this.em.fork().getKysely<GamedaysTables>();
    const guests = GUESTS[kind] ?? and([]);
    const newest = await db
      .selectFrom('gameday')
      .select('id')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('invitation')
            .select('invitation.id')
            .whereRef('gameday_id', '=', 'gameday.id')
            .where(guests),
        ),
      )
      .orderBy('date', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!newest) return { total: 0 };
    const ofGameday = db.selectFrom('invitation').where('gameday_id', '=', newest.id).where(guests);
    const { total } = await ofGameday
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const guest = await ofGameday
      .select(['guest_name', 'guest_email', 'status', 'additional_guests'])
      .orderBy(nameOrder('guest_name'))
      .orderBy('id')
      .offset(place)
      .limit(1)
      .executeTakeFirst();
    if (!guest) return { total };
    const { guest_name: name, guest_email: address, status, additional_guests: additionalGuests } = guest;
    const answer = status === ACCEPTED ? 'accepted' : 'rejected';
    const own = kind === 'gameday-rsvp' ? { answer, additionalGuests: additionalGuests ?? 0 } : {};
    const facts = previewedFacts(await this.gamedays.getGameday(newest.id));
    return { total, sample: { name, address, props: { ...facts, invitationToken: NO_TOKEN, ...own } } };
  }
}
