import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { badgeLink, type MailProps, ownDays } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import { firstRowOf, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { Recipient } from '@tablefall/platform/outbox/outbox';
import type { Principal } from '../../http/access/principal.ts';
import { accounts } from '../../users/names/accounts.tables.ts';
import { EditionContent } from '../content/edition-content.service.ts';
import { EditionService } from '../edition/edition.service.ts';
import { RegistrationsService } from '../registration/registrations.service.ts';
import type { OwnDaysDto } from './own-days.dto.ts';
import { OwnDaysService } from './own-days.service.ts';

/** What is said of a registration. */
type RegistrationPart = Pick<MailProps['two-days'], 'attendees' | 'amountDue'>;

const NOT_REGISTERED: RegistrationPart = { attendees: [], amountDue: 0 };

/** The two days of whoever is signed in. */
@Injectable()
export class OwnDaysQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly days: OwnDaysService,
    private readonly registrations: RegistrationsService,
    private readonly content: EditionContent,
    private readonly edition: EditionService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async of({ userId, mayChange }: Principal): Promise<OwnDaysDto> {
    const row = await firstRowOf(this.em.fork(), this.days.addTo(this.registrationOf(userId)));
    const { attendees, amountDue, ...things } = {
      ...NOT_REGISTERED,
      things: [],
      ...row?.props,
    };
    const site = { publicUrl: this.config.PUBLIC_URL, secrets: this.config.secrets };
    return {
      email: row?.address ?? '',
      takenAt: this.clock.now().toISOString(),
      endsAt: this.edition.end.toISOString(),
      people: attendees.map(({ id = '', name, badge }) => ({
        id,
        name,
        badge,
        badgeLink: mayChange ? badgeLink(site, id) : null,
      })),
      amountDue,
      days: ownDays({ days: this.edition.mailFacts.days, ...things }, this.edition.timeZone),
      directions: await this.content.shown('directions'),
    };
  }

  /** Also of an account that is not registered for the edition: it may play all the same. */
  private registrationOf(userId: string): RawBuilder<Recipient<RegistrationPart>> {
    return sql`
      select account.id as about, registered.name, account.email as address,
             coalesce(registered.props, ${JSON.stringify(NOT_REGISTERED)}::jsonb) as props
      from ${accounts} account
      left join (${this.registrations.recipientsOf({ userId })}) as registered on registered.about = account.id
      where account.id = ${userId}`;
  }
}
