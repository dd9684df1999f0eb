import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import { anyEdition } from '@tablefall/platform/edition/any-edition';
import {
  COMMITMENTS,
  type CommitmentRow,
  type CommitmentSource,
  HOSTING,
} from '../../convention/commitments/commitments.service.ts';

/** Who has to be in an event, so that nobody is in two places at once. */
@Injectable()
@contributes(COMMITMENTS)
export class EventCommitments implements CommitmentSource {
  readonly commitments = sql<CommitmentRow>`
    select participant.name_id, 'event' as kind, event.id as thing_id, event.game_name as title,
           event.day, event.starts_at, event.ends_at
    from participant join ${anyEdition('event')} on event.id = participant.event_id`;
  /** Owners who do not play: they are at the table all the same. */
  readonly hosted = sql<CommitmentRow>`
    select event.owner_id, ${HOSTING} as kind, event.id as thing_id, event.game_name as title, event.day, event.starts_at, event.ends_at
    from ${anyEdition('event')}
    where not exists (select from participant where event_id = event.id and name_id = event.owner_id)`;
}
