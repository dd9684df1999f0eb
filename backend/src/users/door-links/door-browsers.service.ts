import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readSignedId, signedId } from '@tablefall/mail';
import { Audit } from '@tablefall/platform/audit/audit';
import { Config } from '@tablefall/platform/config/config';
import { firstRowOf, isoTime, rowsOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import type { Progress } from '@tablefall/platform/jobs/job';
import { deleteSome } from '@tablefall/platform/jobs/retention';
import { v7 as uuid } from 'uuid';
import { browserName } from '../browser-name.ts';
import { userActs } from '../users.audit.ts';
import { EndedDoorBrowserError, UnknownDoorBrowserError } from '../users.errors.ts';
import type { UsersTables } from '../users.tables.ts';

/** Browsers that are shown of a link; more are not read by anybody. */
const MOST_SHOWN = 50;

/** A browser that has opened the door link, as the administrator sees it. */
export interface DoorBrowser {
  id: string;
  /** `Firefox on Android` */
  browser: string;
  /** ISO 8601. */
  openedAt: string;
  state: 'open' | 'left' | 'ended';
}

/**
 * Browsers that have opened a door link, each known by a cookie of its own. One that was ended stays out for as long as it has that
 * cookie. Another browser with the link, or this one without its cookies, cannot be told from a new helper.
 */
@Injectable()
export class DoorBrowsers {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly edition: CurrentEdition,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  /** The id that a cookie's token holds; null for what is not ours. */
  idOf(token: string | undefined): string | null {
    return token ? readSignedId(this.config.secrets, 'door-browser', token) : null;
  }

  /** Those of a link: first who is in, the last that came first. */
  async of(linkId: string): Promise<DoorBrowser[]> {
    return rowsOf(
      this.em.fork(),
      sql<DoorBrowser>`
        select id, browser, ${isoTime('opened_at')} as "openedAt",
               case when ended_at is not null then 'ended' when left_at is not null then 'left' else 'open' end as state
        from door_browser where door_link_id = ${linkId}
        order by ended_at is not null or left_at is not null, opened_at desc, id desc
        limit ${MOST_SHOWN}`,
    );
  }

  /**
   * Lets a browser in by a link.
   *
   * @param known token that it has had so far
   * @returns its token, and whether it is a new one
   */
  async enter(
    { em, now }: UnitOfWork,
    linkId: string,
    { known, userAgent }: { known?: string; userAgent?: string },
  ): Promise<{ token: string; isNew: boolean }> {
    const knownId = this.idOf(known);
    const before = await firstRowOf(
      em,
      sql<{ id: string; isEnded: boolean; hasLeft: boolean }>`
        select id, ended_at is not null as "isEnded", left_at is not null as "hasLeft" from door_browser
        where id = ${knownId}::uuid and door_link_id = ${linkId} for update`,
    );
    if (before?.isEnded) throw new EndedDoorBrowserError();
    const isNew = !before || before.hasLeft;
    const id = isNew ? uuid() : before.id;
    if (isNew)
      await em
        .getKysely<UsersTables>()
        .insertInto('door_browser')
        .values({ id, door_link_id: linkId, browser: browserName(userAgent), opened_at: now })
        .execute();
    return { token: signedId(this.config.secrets, 'door-browser', id), isNew };
  }

  /** @returns whether the browser may forget its cookie: one that was ended is known by it */
  async leave(token: string | undefined): Promise<boolean> {
    const id = this.idOf(token);
    if (!id) return true;
    const row = await this.transactions.run(({ em, now }) =>
      firstRowOf(
        em,
        sql<{ isEnded: boolean }>`
          update door_browser set left_at = coalesce(left_at, ${now}) where id = ${id}
          returning ended_at is not null as "isEnded"`,
      ),
    );
    return !row?.isEnded;
  }

  /** Ends one browser at once; the others stay. Throws UnknownDoorBrowserError when it is not in by this link. */
  async end(linkId: string, id: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const ended = await unit.em
        .getKysely<UsersTables>()
        .updateTable('door_browser')
        .set({ ended_at: unit.now })
        .where('id', '=', id)
        .where('door_link_id', '=', linkId)
        .where('ended_at', 'is', null)
        .where('left_at', 'is', null)
        .returning('browser')
        .executeTakeFirst();
      if (!ended) throw new UnknownDoorBrowserError();
      const { browser } = ended;
      await this.audit.record(unit, { action: userActs['door-browser.ended'], details: { browser } });
    });
  }

  /** Forgets those of a link that nobody can open any more. */
  async forget({ em }: UnitOfWork, linkId: string): Promise<void> {
    await em.getKysely<UsersTables>().deleteFrom('door_browser').where('door_link_id', '=', linkId).execute();
  }

  /** Forgets those of links whose edition is over, some at a time. */
  forgetOutlived({ em, now }: UnitOfWork): Promise<Progress> {
    const db = em.getKysely<UsersTables>();
    const { key, end } = this.edition;
    const outlived = db
      .selectFrom('door_link')
      .select('id')
      .$if(now < end, (links) => links.where('edition', '<>', key));
    return deleteSome(db, 'door_browser', (browser) => browser('door_link_id', 'in', outlived));
  }
}
