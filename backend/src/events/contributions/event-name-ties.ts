import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { anyEdition } from '@tablefall/platform/edition/any-edition';
import { NAME_TIES, type NameTie, type NameTieSource } from '../../users/names/name-ties.service.ts';

/** Which names events need that are not over. */
@Injectable()
@contributes(NAME_TIES)
export class EventNameTies implements NameTieSource {
  ties(now: Date): RawBuilder<NameTie> {
    return sql`
      select name_id, tie || ' ' || game_name as tie
      from (
        select id as event_id, owner_id as name_id, 'organizes' as tie from ${anyEdition('event')}
        union all select event_id, name_id, 'plays' from participant
        union all select event_id, name_id, 'waits for' from waitlist_entry
      ) part join ${anyEdition('event')} on event.id = event_id
      where ends_at > ${now}`;
  }
}
