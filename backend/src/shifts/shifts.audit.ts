import { Injectable } from '@nestjs/common';
import { AUDITED, type Audited, acts, words } from '@tablefall/platform/audit/acts';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import { anyEdition } from '@tablefall/platform/edition/any-edition';

const toldHelpers = (told: number) =>
  told === 0 ? '' : ` and told ${told === 1 ? '1 helper' : `${told} helpers`}`;

export const shiftActs = acts({
  'shifts.shown': words<{ open: boolean }>('edition', ({ open }) =>
    open ? 'Let people take shifts' : 'Took shifts off the site',
  ),
  'shift.created': words('schedule', (_, thing) => `Created${thing || ' a shift'}`),
  'shift.changed': words<{ told: number }>(
    'schedule',
    ({ told }, thing) => `Changed${thing || ' a shift'}${toldHelpers(told)}`,
  ),
  'shift.cancelled': words<{ told: number }>(
    'schedule',
    ({ told }, thing) => `Cancelled${thing || ' a shift'}${toldHelpers(told)}`,
  ),
  'shift.no-show': words<{ nameId: string; noShow: boolean }>('schedule', ({ noShow }, thing) =>
    noShow
      ? `Marked a helper of${thing || ' a shift'} as missing`
      : `Took back that a helper of${thing || ' a shift'} was missing`,
  ),
  'shift-hours.exported': words('export', 'Downloaded the hours of helpers'),
});

/** What is said of it to whoever reads the audit trail. */
@Injectable()
@contributes(AUDITED)
export class ShiftsAudit implements Audited {
  readonly acts = shiftActs;
  readonly things = sql`select id, 'the shift ' || title as thing, null as path from ${anyEdition('shift')}`;
}
