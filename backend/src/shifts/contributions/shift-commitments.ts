import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import { anyEdition } from '@tablefall/platform/edition/any-edition';
import {
  COMMITMENTS,
  type CommitmentRow,
  type CommitmentSource,
} from '../../convention/commitments/commitments.service.ts';

/** Who has to be in a shift, so that nobody is in two places at once. */
@Injectable()
@contributes(COMMITMENTS)
export class ShiftCommitments implements CommitmentSource {
  readonly commitments = sql<CommitmentRow>`
    select shift_helper.name_id, 'shift' as kind, shift.id as thing_id, shift.title, shift.day, shift.starts_at, shift.ends_at
    from shift_helper join ${anyEdition('shift')} on shift.id = shift_helper.shift_id`;
}
