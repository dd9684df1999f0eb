import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailProps } from '@tablefall/mail';
import { firstRowOf, nameOrder, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { EditionService } from '../../convention/edition/edition.service.ts';
import type { PlannedMail } from '../../convention/edition/edition-moves.service.ts';
import { MailPreviewsService } from '../../email/mailings/mail-previews.service.ts';
import type { Event } from '../event.entity.ts';
import type { EventNewsDto } from '../event-news.dto.ts';
import { ANY_READER, people, shownName } from '../shown-names.sql.ts';
import type { NoticeRecipient } from './concerned.sql.ts';
import { sharedProps } from './event-notices.ts';
import { noticesTo, whyNoMail } from './notices.sql.ts';

/** Some of those whom an event concerns. */
export interface Told {
  event: Pick<Event, 'id'>;
  people: RawBuilder<NoticeRecipient>;
}

/** Nobody is told. */
export const NO_NEWS: EventNewsDto = { people: 0, mail: null, leavesAt: null };

/** What people hear by mail of events, before it is done. */
@Injectable()
export class NoticePreviews {
  constructor(
    private readonly previews: MailPreviewsService,
    private readonly edition: EditionService,
  ) {}

  /**
   * How many people would be mailed notices, of whom whoever gets several is one, and the mail of the first of them.
   *
   * @param nextHour when it leaves that waits for the sending hours
   */
  async preview(
    em: EntityManager,
    news: News,
    notices: Told[],
    nextHour: Date | null,
  ): Promise<EventNewsDto> {
    const first = await firstNotice(em, news, notices, this.edition.details.venue);
    if (!first) return NO_NEWS;
    const { kind, props, to } = first.mail;
    const words = await this.previews.wordsNow(kind);
    return {
      people: first.people,
      mail: { ...this.previews.preview(kind, props, to, words), to },
      leavesAt: nextHour?.toISOString() ?? null,
    };
  }
}

/** The same with a mail that is not written yet; null where nobody would be told. @param venue as the mail says it */
export async function firstNotice(
  em: EntityManager,
  news: News,
  notices: Told[],
  venue: MailProps['event-notice']['venue'],
): Promise<{ people: number; mail: PlannedMail<'event-notice'> } | null> {
  const first = await firstRowOf(em, firstTold(notices));
  if (!first) return null;
  const { people, to } = first;
  return {
    people,
    mail: { kind: 'event-notice', props: { ...sharedProps(news, venue), ...first.props }, to },
  };
}

type News = MailProps['event-notice']['news'];

interface FirstTold {
  people: number;
  /** As whoever answers for the event reads it: they may not be told the whole name, which the mail has. */
  to: string;
  props: Omit<MailProps['event-notice'], 'news' | 'venue' | 'missing'>;
}

function firstTold(notices: Told[]): RawBuilder<FirstTold> {
  const mails = notices.map(({ event, people }) => noticesTo(event, people));
  return sql`
    with notice as (
      select * from (${sql.join(mails, sql` union all `)}) as mail where ${whyNoMail(sql.ref('mail.address'))} is null
    )
    select (select count(distinct (name, address))::int from notice) as people,
           notice.props || jsonb_build_object('organizer', ${shownName('organizer', ANY_READER)}) as props,
           ${shownName('person', { ...ANY_READER, readsChildren: sql`true` })} as "to"
    from notice join ${people} person on person.id = notice.name_id
    -- As the mail names them, but for an address that its reader typed as their own name.
    cross join lateral (
      select null::uuid as user_id, notice.props ->> 'organizer' as name, false as is_child) as organizer
    order by ${nameOrder('notice.name')}, notice.name_id, notice.about limit 1`;
}
