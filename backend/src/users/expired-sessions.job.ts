import { Injectable } from '@nestjs/common';
import { before, DAY_MS } from '@tablefall/platform/clock/durations';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import { deleteSome } from '@tablefall/platform/jobs/retention';
import { isOldChange } from './addresses/address-change-rows.ts';
import { DoorBrowsers } from './door-links/door-browsers.service.ts';
import type { UsersTables } from './users.tables.ts';

/** Forgets sessions, sign-in codes, changes of addresses and browsers at the door that can no longer be used. */
@Injectable()
@contributes(JOBS)
export class ExpiredSessionsJob implements Job {
  readonly name = 'expired-sessions';
  readonly everyMinutes = 60;

  constructor(private readonly doorBrowsers: DoorBrowsers) {}

  async run(unit: UnitOfWork): Promise<Progress> {
    const { em, now } = unit;
    const db = em.getKysely<UsersTables>();
    const sessions = await deleteSome(db, 'session', (session) => session('expires_at', '<', now));
    // The limits on sign-in mails count those of the last hour, and the tries of their digits those of a day.
    const aDayAgo = before(now, DAY_MS);
    const codes = await deleteSome(db, 'sign_in_code', (code) => code('expires_at', '<', aDayAgo));
    const changes = await deleteSome(db, 'address_change', (change) => isOldChange(change, now));
    const browsers = await this.doorBrowsers.forgetOutlived(unit);
    return [sessions, codes, changes, browsers].includes('more') ? 'more' : 'done';
  }
}
