import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { versionOf } from '@tablefall/platform/database/version';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { Edition } from '@tablefall/platform/edition/edition.entity';
import { DateTime } from 'luxon';
import { EditionLogos } from '../../convention/edition/edition-logos.service.ts';
import { formOf } from './edition-form.ts';
import type { OrganisedEditionDto } from './editions.dto.ts';
import { EditionNotFoundError } from './editions.errors.ts';

const SETTINGS = [
  'product_name',
  'sponsor_name',
  'starts_at',
  'first_day_minutes',
  'ends_at',
  'second_day_minutes',
  'time_zone',
  'capacity',
  'price',
  'currency',
  'venue_name',
  'venue_address',
  'social_url',
  'newsletter_form_url',
  'payment_url',
  'volunteer_email',
  'badges_change_until',
  'outside_content',
  'joins_need_badge',
  'joins_open_at',
  'games_per_person',
  'children_need_adult',
  'walk_in_badges',
];

/** A fingerprint of what the form edits. */
export const EDITION_VERSION = versionOf(...SETTINGS.map((column) => sql.ref(`edition_settings.${column}`)));

interface Counts {
  key: string;
  version: string;
  badgesTaken: number;
  registrations: number;
  events: number;
}

/** What organisers read of the editions. */
@Injectable()
export class EditionsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly current: CurrentEdition,
    private readonly logos: EditionLogos,
  ) {}

  /** All of them, newest first. One a year, so there is no second page. */
  async editions(): Promise<OrganisedEditionDto[]> {
    const em = this.em.fork();
    const [rows, counts] = await Promise.all([
      em.findAll(Edition, { orderBy: { key: 'desc' } }),
      rowsOf<Counts>(
        this.em.fork(),
        sql`
          select key, ${EDITION_VERSION} as version,
                 coalesce((select badges_taken from edition where edition.key = edition_settings.key), 0) as "badgesTaken",
                 (select count(*)::int from registration where edition = key) as registrations,
                 (select count(*)::int from event where edition = key) as events
          from edition_settings`,
      ),
    ]);
    const countsOf = new Map(counts.map((count) => [count.key, count]));
    return rows.flatMap((row) => {
      const count = countsOf.get(row.key);
      return count ? [this.shown(row, count)] : [];
    });
  }

  async edition(key: string): Promise<OrganisedEditionDto> {
    const found = (await this.editions()).find((edition) => edition.key === key);
    if (!found) {
      throw new EditionNotFoundError();
    }
    return found;
  }

  private shown(
    { key, state, stateSince, opensAt, logo, logoWidth, logoHeight, ...settings }: Edition,
    { version, badgesTaken, registrations, events }: Counts,
  ): OrganisedEditionDto {
    const end = DateTime.fromISO(settings.endsAt, { zone: settings.timeZone });
    return {
      ...formOf(settings),
      key,
      state,
      logo: this.logos.shown({ logo, logoWidth, logoHeight }),
      stateSince: stateSince.toISOString(),
      opensAt: opensAt?.toISOString() ?? null,
      isShown: key === this.current.key,
      end: end.toJSDate().toISOString(),
      badgesTaken,
      registrations,
      events,
      version,
    };
  }
}
