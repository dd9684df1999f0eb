import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { changedBy, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import {
  PERSONAL_DATA,
  type Person,
  type PersonalPart,
} from '../../users/personal-data/personal-data.service.ts';

/** What somebody wrote by the contact form. */
@Injectable()
@contributes(PERSONAL_DATA)
export class ContactData implements PersonalPart {
  readonly lists: PersonalPart['lists'] = [
    {
      file: 'contact-messages',
      title: 'Messages to the organisers',
      rows: ({ address }) => sql`
        select id::text, name, email, message, received_at as received
        from contact_message where lower(email) = ${address}`,
    },
  ];

  async erase({ em }: UnitOfWork, { address }: Person): Promise<void> {
    await changedBy(em, sql`delete from contact_message where lower(email) = ${address}`);
  }
}
