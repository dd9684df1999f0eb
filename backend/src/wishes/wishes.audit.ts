import { Injectable } from '@nestjs/common';
import { AUDITED, type Audited, acts, words } from '@tablefall/platform/audit/acts';
import { contributes } from '@tablefall/platform/contributions/contributions';

export const wishActs = acts({
  'draw.planned': words('edition', 'Planned the draw of wishes'),
  'draw.withdrawn': words('edition', 'Withdrew the draw of wishes'),
  'draw.run': words('edition', 'Drew the wishes'),
});

/** What is said of it to whoever reads the audit trail. */
@Injectable()
@contributes(AUDITED)
export class WishesAudit implements Audited {
  readonly acts = wishActs;
}
