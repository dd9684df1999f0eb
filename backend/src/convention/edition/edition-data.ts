import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { changedBy, firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { VolunteersWriteToError } from '../../users/closing/closing.errors.ts';
import {
  PERSONAL_DATA,
  type Person,
  type PersonalPart,
} from '../../users/personal-data/personal-data.service.ts';
import { EditionService } from './edition.service.ts';

/** The address that volunteers of an edition write to, which may be somebody's own. */
@Injectable()
@contributes(PERSONAL_DATA)
export class EditionData implements PersonalPart {
  readonly lists: PersonalPart['lists'] = [
    {
      file: 'volunteers',
      title: 'Conventions whose volunteers write to this address',
      rows: ({ address }) => sql`
        select key as id, key as edition, volunteer_email as address
        from edition_settings where lower(volunteer_email) = ${address}`,
    },
  ];

  constructor(private readonly edition: EditionService) {}

  async refuseErasure({ em }: UnitOfWork, { address }: Person): Promise<void> {
    const shown = await firstRowOf(
      em,
      sql`
        select from edition_settings
        where key = ${this.edition.key} and lower(volunteer_email) = ${address}`,
    );
    if (shown) throw new VolunteersWriteToError();
  }

  /** Other editions, of before or being prepared, name the address that the site shows. */
  async erase({ em }: UnitOfWork, { address }: Person): Promise<void> {
    await changedBy(
      em,
      sql`
        update edition_settings set volunteer_email = shown.volunteer_email
        from edition_settings shown
        where shown.key = ${this.edition.key} and lower(edition_settings.volunteer_email) = ${address}`,
    );
  }
}
