import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import {
  PERSONAL_DATA,
  type Person,
  type PersonalPart,
} from '../users/personal-data/personal-data.service.ts';
import type { EmailTables } from './email.tables.ts';

/** Mailings that somebody is to get, and the drafts of those who write them. */
@Injectable()
@contributes(PERSONAL_DATA)
export class WriterData implements PersonalPart {
  readonly lists: PersonalPart['lists'] = [
    {
      file: 'mailings-planned',
      title: 'Mailings that are planned or were previewed with them among the readers',
      rows: ({ address }) => sql`
        select audience_id::text || to_char(position, 'FM0000000000') as id, audience.tool as sort, name, address,
               audience.created_at as made, audience.mailing_id is not null as "isPlanned"
        from audience_member join audience on audience.id = audience_id
        where lower(address) = ${address}`,
    },
    {
      file: 'drafts',
      title: 'Drafts of messages',
      rows: ({ userId }) => sql`
        select id::text, title, message, tool as "for", created_at as created, updated_at as changed
        from message_draft where author_id = ${userId}::uuid`,
    },
  ];

  /** A planned mailing loses this reader. */
  async erase({ em }: UnitOfWork, { userId, address }: Person): Promise<void> {
    const db = em.getKysely<EmailTables>();
    await db
      .deleteFrom('audience_member')
      .where(({ fn }) => fn('lower', ['address']), '=', address)
      .execute();
    if (userId) await db.deleteFrom('message_draft').where('author_id', '=', userId).execute();
  }
}
