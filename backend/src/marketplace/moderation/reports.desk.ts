import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { DESK, type DeskPart, type DeskSource } from '../../convention/desk/desk.service.ts';
import { counted, type DeskMoment } from '../../convention/desk/desk-moment.policy.ts';
import { LISTED } from '../listing-visibility.ts';

interface Reported {
  listings: number;
  latest: string;
  at: Date;
}

/** Listings that people have reported, and that are still shown. */
@Injectable()
@contributes(DESK)
export class ReportsOnDesk implements DeskSource {
  readonly role = 'administrator';

  async look(em: EntityManager, moment: DeskMoment): Promise<DeskPart> {
    const reported = await firstRowOf<Reported>(
      em,
      sql`
        select listings, latest, at from (
          select count(distinct listing.id)::int as listings,
                 (array_agg(game_name order by report.created_at desc))[1] as latest, max(report.created_at) as at
          from listing_report report join listing on listing.id = report.listing_id
          where settled_at is null and ${LISTED}
        ) as reported where listings > 0`,
    );
    if (!reported) return {};
    const { listings, latest, at } = reported;
    return {
      tasks: [
        {
          kind: 'report',
          tone: 'warning',
          by: 'today',
          sentence: `${counted(listings, 'reported listing waits', 'reported listings wait')} for a look.`,
          detail: `${latest}, reported ${moment.age(at)} ago.`,
          action: { label: 'Read it', path: '/forsale?reported=true' },
        },
      ],
    };
  }
}
