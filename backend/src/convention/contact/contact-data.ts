import { Injectable } from '@nestjs/common';
import { sql } from '@tablefall/platform/database/sql';
import { PersonalData, type PersonalPart } from '../../users/personal-data/personal-data.service.ts';

/** What somebody wrote by the contact form. */
@Injectable()
export class ContactData implements PersonalPart {
  readonly columns = ['contact_message.name', 'contact_message.email', 'contact_message.message'];

  readonly lists: PersonalPart['lists'] = [
    {
      file: 'contact-messages',
      title: 'Messages to the organisers',
      rows: ({ address }) => sql`
        select id::text, name, email, message, received_at as received
        from contact_message where lower(email) = ${address}`,
    },
  ];

  constructor(data: PersonalData) {
    data.register(this);
  }
}
