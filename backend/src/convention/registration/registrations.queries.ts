import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { badgeLink } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import { firstRowOf, isoTime, sql } from '@tablefall/platform/database/sql';
import type { Principal } from '../../http/access/principal.ts';
import { userNames } from '../../users/names/accounts.tables.ts';
import { lineOf } from '../badges/badge-queue.sql.ts';
import { amountDue, badgesTaken } from '../badges/badges.ts';
import { EditionService } from '../edition/edition.service.ts';
import { BADGE_CODE } from './badge-code.sql.ts';
import type { AttendeeDto, PlacesDto, RegistrationDto } from './registrations.dto.ts';

/** A person with what the code of the badge signs. */
type CodedPerson = Omit<AttendeeDto, 'badgeLink'> & { code: string };

/** Reads about the registrations of the current edition. */
@Injectable()
export class RegistrationsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async places(): Promise<PlacesDto> {
    const capacity = this.edition.capacity;
    const em = this.em.fork();
    const taken = await badgesTaken(em, this.edition.key);
    const { waiting, offered } = await lineOf(em, this.edition.key);
    return {
      capacity,
      badgesTaken: taken,
      badgesLeft: Math.max(0, capacity - taken),
      badgesOffered: offered,
      partiesWaiting: waiting,
      isOpen: !this.edition.hasEnded(),
    };
  }

  /** Codes let people in at the door: a session that a forwarded link may have opened shows none. */
  async registrationOf({ userId, mayChange }: Principal): Promise<RegistrationDto> {
    const now = this.clock.now();
    const row = await firstRowOf<{ amountDue: number; attendees: CodedPerson[] }>(
      this.em.fork(),
      sql`
        select ${amountDue(this.edition.price)} as "amountDue",
               json_agg(json_build_object(
                 'id', attendee.id, 'code', ${BADGE_CODE}, 'nameId', user_name.id, 'name', user_name.name, 'badge', attendee.badge,
                 'checkedIn', attendee.checked_in_at is not null,
                 'parentAgreed', attendee.parent_agreed_at is not null,
                 'paid', attendee.badge and attendee.badge_number <= registration.paid_badges,
                 'offer', case when badge_offer.ends_at > ${now}
                   then json_build_object('address', address, 'endsAt', ${isoTime('badge_offer.ends_at')}) end
               ) order by attendee.position) as attendees
        from registration
        join (
          select attendee.*, count(*) filter (where badge) over (partition by registration_id order by position) as badge_number
          from attendee
          where registration_id = (select id from registration where user_id = ${userId} and edition = ${this.edition.key})
        ) attendee on attendee.registration_id = registration.id
        left join badge_offer on badge_offer.attendee_id = attendee.id
        join ${userNames} user_name on user_name.id = attendee.name_id
        where registration.user_id = ${userId} and edition = ${this.edition.key}
        group by registration.id`,
    );
    const badgesMayChange = now < this.edition.badgesChangeUntil;
    if (!row) return { registered: false, paid: false, amountDue: 0, badgesMayChange, attendees: [] };
    const site = { publicUrl: this.config.PUBLIC_URL, secrets: this.config.secrets };
    return {
      registered: true,
      paid: row.amountDue === 0,
      amountDue: row.amountDue,
      badgesMayChange,
      attendees: row.attendees.map(({ code, ...person }) => ({
        ...person,
        badgeLink: mayChange ? badgeLink(site, code) : null,
      })),
    };
  }
}
