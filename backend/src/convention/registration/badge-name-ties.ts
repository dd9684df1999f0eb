import { Injectable } from '@nestjs/common';
import { sql } from '@tablefall/platform/database/sql';
import { NameTies } from '../../users/names/name-ties.service.ts';
import { EditionService } from '../edition/edition.service.ts';

/** Says which names have a badge, or a child's place, of this edition. */
@Injectable()
export class BadgeNameTies {
  constructor(ties: NameTies, edition: EditionService) {
    ties.register(
      () => sql`
        select name_id, 'comes to this convention' as tie
        from attendee join registration on registration.id = registration_id
        where edition = ${edition.key}`,
    );
  }
}
