import { Injectable } from '@nestjs/common';
import { sql } from '@tablefall/platform/database/sql';
import { NameTies } from '../users/names/name-ties.service.ts';

/** Says which names events need that are not over. */
@Injectable()
export class EventNameTies {
  constructor(ties: NameTies) {
    ties.register(
      (now) => sql`
        select name_id, tie || ' ' || game_name as tie
        from (
          select id as event_id, owner_id as name_id, 'organizes' as tie from event
          union all select event_id, name_id, 'plays' from participant
          union all select event_id, name_id, 'waits for' from waitlist_entry
        ) part join event on event.id = event_id
        where ends_at > ${now}`,
    );
  }
}
