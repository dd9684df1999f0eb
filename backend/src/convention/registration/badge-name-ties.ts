import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { NAME_TIES, type NameTie, type NameTieSource } from '../../users/names/name-ties.service.ts';
import { EditionService } from '../edition/edition.service.ts';

/** Which names have a badge, or a child's place, of this edition. */
@Injectable()
@contributes(NAME_TIES)
export class BadgeNameTies implements NameTieSource {
  constructor(private readonly edition: EditionService) {}

  ties(): RawBuilder<NameTie> {
    return sql`
      select name_id, 'comes to this convention' as tie
      from attendee join registration on registration.id = registration_id
      where edition = ${this.edition.key}`;
  }
}
