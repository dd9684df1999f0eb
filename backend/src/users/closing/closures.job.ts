import { Injectable } from '@nestjs/common';
import { before, DAY_MS } from '@tablefall/platform/clock/durations';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { deleteSome } from '@tablefall/platform/jobs/retention';
import { hasEnded } from '@tablefall/platform/outbox/personal-mails';
import type { UsersTables } from '../users.tables.ts';
import { ClosuresService } from './closures.service.ts';

/** The link of a mail that nobody opened works no longer. */
const UNCONFIRMED_DAYS = 1;
/** The last mail is tried for a day. After two its address is forgotten, whatever became of the mail. */
const LAST_MAIL_DAYS = 2;
/** Those who were erased and whose last mail is on its way are few. */
const ERASED_MAX = 100;

/**
 * Erases those whose time has come, each in a transaction; forgets their address once the last mail has left; and drops
 * what nobody confirmed.
 */
@Injectable()
@contributes(JOBS)
export class ClosuresJob implements Job {
  readonly name = 'closures';
  readonly everyMinutes = 5;
  /** It reads all mails. */
  readonly usesBackgroundPool = true;

  constructor(private readonly closures: ClosuresService) {}

  async run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    const { em, now } = unit;
    const open = em
      .getKysely<UsersTables>()
      .selectFrom('closure')
      .select(['id', 'user_id', 'erased_at'])
      .where(items.notFailed('id'));
    const due = await open
      .where('erased_at', 'is', null)
      .where('erase_at', '<=', now)
      .orderBy('erase_at')
      .limit(1)
      .executeTakeFirst();
    if (due) {
      return items.next(unit, due, (part, { id }) => this.closures.eraseDue(part, id));
    }
    const erased = await open
      .where('erased_at', 'is not', null)
      .orderBy('erased_at')
      .limit(ERASED_MAX)
      .execute();
    for (const { id, user_id: userId, erased_at: erasedAt } of erased) {
      const isLate = erasedAt !== null && erasedAt < before(now, LAST_MAIL_DAYS * DAY_MS);
      if (isLate || (await hasEnded(em, id))) {
        await items.attempt(unit, id, (part) => this.closures.finish(part, { id, userId }));
        return 'more';
      }
    }
    const limit = before(now, UNCONFIRMED_DAYS * DAY_MS);
    return deleteSome(em.getKysely<UsersTables>(), 'closure', (closure) =>
      closure.and([
        closure('erase_at', 'is', null),
        closure('erased_at', 'is', null),
        closure('asked_at', '<=', limit),
      ]),
    );
  }
}
