import { Injectable } from '@nestjs/common';
import { sql } from '@tablefall/platform/database/sql';
import { Commitments } from '../convention/commitments/commitments.service.ts';

/** Says to other modules who has to be in an event, so that nobody is in two places at once. */
@Injectable()
export class EventCommitments {
  constructor(commitments: Commitments) {
    commitments.register(sql`
      select participant.name_id, 'event' as kind, event.id as thing_id, event.game_name as title,
             event.day, event.starts_at, event.ends_at
      from participant join event on event.id = participant.event_id`);
  }
}
