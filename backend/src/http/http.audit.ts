import { Injectable } from '@nestjs/common';
import { AUDITED, type Audited, acts, words } from '@tablefall/platform/audit/acts';
import { contributes } from '@tablefall/platform/contributions/contributions';

/** 'list registrations' for `listRegistrations`, as an operation of the API is called. */
const spaced = (operation = 'something') =>
  operation.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const httpActs = acts({
  'access.refused': words<{ operation?: string }>(
    'refusal',
    ({ operation }) => `Was refused: ${spaced(operation)}`,
  ),
  'people.read': words<{ lists: string; people: number }>(
    'export',
    ({ lists, people }) => `Read ${people} entries of ${lists} within a day`,
  ),
  'maintenance.begun': words('system', 'Started maintenance'),
  'maintenance.ended': words('system', 'Ended maintenance'),
});

/** What is said of it to whoever reads the audit trail. */
@Injectable()
@contributes(AUDITED)
export class HttpAudit implements Audited {
  readonly acts = httpActs;
}
