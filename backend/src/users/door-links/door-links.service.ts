import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { momentText, readSignedId, signedId } from '@tablefall/mail';
import { Audit } from '@tablefall/platform/audit/audit';
import { Clock } from '@tablefall/platform/clock/clock';
import { HOUR_MS } from '@tablefall/platform/clock/durations';
import { Config } from '@tablefall/platform/config/config';
import { firstRowOf, isoTime, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import type { Request } from 'express';
import { DateTime } from 'luxon';
import { v7 as uuid } from 'uuid';
import type { AuthenticatedRequest, Principal } from '../../http/access/principal.ts';
import { SignInCookies } from '../sign-in-cookies.service.ts';
import { userActs } from '../users.audit.ts';
import { DoorNotOpenError, EditionOverError, UnknownDoorLinkError } from '../users.errors.ts';
import type { UsersTables } from '../users.tables.ts';
import { type DoorBrowser, DoorBrowsers } from './door-browsers.service.ts';
import { linkHolds } from './door-links.sql.ts';

/** The link as the administrator sees it. */
export interface DoorLink {
  id: string;
  /** Its address; whoever has it can open it. */
  link: string;
  /** ISO 8601: since when it shows who is expected. */
  opensAt: string;
  /** ISO 8601: until when it shows them sooner, because the administrator says so; null when it does not. */
  earlyUntil: string | null;
  /** ISO 8601. */
  endsAt: string;
  /** ISO 8601. */
  madeAt: string;
  /** Name or address; null for somebody who is gone. */
  madeBy: string | null;
  /** Browsers that have opened it. */
  opened: number;
  /** ISO 8601. */
  lastOpenedAt: string | null;
  /** The latest of them. */
  browsers: DoorBrowser[];
}

/** The link that lets helpers at the door check in and mark paid without an account. */
@Injectable()
export class DoorLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly edition: CurrentEdition,
    private readonly cookies: SignInCookies,
    private readonly browsers: DoorBrowsers,
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** The link of this edition, or null while there is none. */
  async current(): Promise<DoorLink | null> {
    if (this.hasEnded()) return null;
    const row = await firstRowOf(
      this.em.fork(),
      sql<Omit<DoorLink, 'link' | 'opensAt' | 'endsAt' | 'browsers'>>`
        select door_link.id, opened, case when early_until > ${this.clock.now()} then ${isoTime('early_until')} end as "earlyUntil", ${isoTime('made_at')} as "madeAt", ${isoTime('last_opened_at')} as "lastOpenedAt",
               coalesce((select name from user_name where user_id = made_by order by position limit 1), account.email) as "madeBy"
        from door_link left join account on account.id = made_by
        where ${this.holds()}`,
    );
    return (
      row && {
        ...row,
        link: `${this.config.PUBLIC_URL}/door#${signedId(this.config.secrets, 'door', row.id)}`,
        opensAt: this.opensAt().toISOString(),
        endsAt: this.edition.end.toISOString(),
        browsers: await this.browsers.of(row.id),
      }
    );
  }

  /**
   * When the door shows who is expected: for helpers from the day before the first day, so that a link which many have
   * passed on does not tell the names of families all year. Null once it does, and when it will not again.
   */
  async shutUntil(principal: Principal | null): Promise<Date | null> {
    return this.hasEnded() || (await this.isOpenTo(principal)) ? null : this.opensAt();
  }

  /** Whether the door shows who is expected: to the administrator always, to helpers until the edition has ended. */
  async isOpenTo(principal: Principal | null): Promise<boolean> {
    return this.isAlwaysOpen(principal) || (await this.earlyUntil()) !== null;
  }

  /**
   * Throws DoorNotOpenError before the door shows who is expected.
   * Throws EditionOverError afterwards.
   *
   * @returns until when a browser may keep what it is shown
   */
  async refuseShut(principal: Principal | null): Promise<Date> {
    if (this.isAlwaysOpen(principal)) return this.edition.end;
    if (this.hasEnded()) throw new EditionOverError();
    const until = await this.earlyUntil();
    if (!until) throw new DoorNotOpenError(momentText(this.opensAt(), this.edition.timeZone));
    return until;
  }

  /** Lets the door show who is expected for some hours from now, to practise with the true list. */
  async openEarly(id: string, hours: number): Promise<void> {
    await this.transactions.run(async (unit) => {
      const until = new Date(this.clock.now().getTime() + hours * HOUR_MS);
      const opened = await unit.em
        .getKysely<UsersTables>()
        .updateTable('door_link')
        .set({ early_until: until })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!opened) throw new UnknownDoorLinkError();
      await this.audit.record(unit, { action: userActs['door-link.opened-early'], details: { hours } });
    });
  }

  /** Makes a link, unless there is one. */
  async make(by: Principal): Promise<void> {
    if (this.hasEnded()) throw new EditionOverError();
    await this.transactions.run(async (unit) => {
      const made = await unit.em
        .getKysely<UsersTables>()
        .insertInto('door_link')
        .values({ id: uuid(), edition: this.edition.key, made_at: unit.now, made_by: by.userId, opened: 0 })
        .onConflict((another) => another.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (made) await this.audit.record(unit, { action: userActs['door-link.made'] });
    });
  }

  /** Ends a link at once, for everybody who has opened it. */
  async revoke(id: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const revoked = await unit.em
        .getKysely<UsersTables>()
        .updateTable('door_link')
        .set({ revoked_at: unit.now })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!revoked) throw new UnknownDoorLinkError();
      await this.browsers.forget(unit, id);
      await this.audit.record(unit, { action: userActs['door-link.revoked'] });
    });
  }

  /**
   * Opens a link in a browser, which is counted unless it has opened it before.
   * Throws UnknownDoorLinkError when the link does not hold, or no longer.
   *
   * @param browser its name, and the token that it has had so far
   * @returns its token, and milliseconds for which it may stay
   */
  async open(
    token: string,
    browser: { known?: string; userAgent?: string },
  ): Promise<{ token: string; maxAge: number }> {
    const id = this.hasEnded() ? null : readSignedId(this.config.secrets, 'door', token);
    if (!id) throw new UnknownDoorLinkError();
    const entered = await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const link = sql`id = ${id}::uuid and ${this.holds()}`;
      const opened = await firstRowOf(em, sql`select id from door_link where ${link} for update`);
      if (!opened) throw new UnknownDoorLinkError();
      const entry = await this.browsers.enter(unit, id, browser);
      const added = entry.isNew ? 1 : 0;
      await firstRowOf(
        em,
        sql`update door_link set opened = opened + ${added}::int, last_opened_at = ${now} where ${link} returning id`,
      );
      if (entry.isNew)
        await this.audit.record(unit, {
          action: userActs['door-link.opened'],
          by: { userId: null, sessionId: id },
        });
      return entry;
    });
    return { token: entered.token, maxAge: this.edition.end.getTime() - this.clock.now().getTime() };
  }

  /** Id of the link by which a browser is in, as long as it holds. */
  async linkOf(request: Request): Promise<string | null> {
    const browser = this.hasEnded() ? null : this.browsers.idOf(this.cookies.doorToken(request));
    if (!browser) return null;
    const row = await firstRowOf(
      this.em.fork(),
      sql<{ id: string }>`
        select door_link.id from door_browser join door_link on door_link.id = door_link_id
        where door_browser.id = ${browser} and left_at is null and ended_at is null and ${this.holds()}`,
    );
    return row?.id ?? null;
  }

  /** Names the browser that asks as long as it has the door: by the link that it opened, else by its session. */
  phoneOf(request: AuthenticatedRequest): string | null {
    const browser = request.doorLink ? this.browsers.idOf(this.cookies.doorToken(request)) : null;
    return browser ?? request.principal?.sessionId ?? null;
  }

  private holds(): RawBuilder<boolean> {
    return linkHolds(this.edition.key);
  }

  private isAlwaysOpen(principal: Principal | null): boolean {
    const isOn = this.clock.now() >= this.opensAt() && !this.hasEnded();
    return (principal?.roles.includes('administrator') ?? false) || isOn;
  }

  private async earlyUntil(): Promise<Date | null> {
    if (this.hasEnded()) return null;
    const row = await firstRowOf(
      this.em.fork(),
      sql<{ until: string }>`
        select ${isoTime('early_until')} as until from door_link
        where ${this.holds()} and early_until > ${this.clock.now()}`,
    );
    return row && new Date(row.until);
  }

  private opensAt(): Date {
    return DateTime.fromJSDate(this.edition.start, { zone: this.edition.timeZone })
      .startOf('day')
      .minus({ days: 1 })
      .toJSDate();
  }

  private hasEnded(): boolean {
    return this.clock.now() >= this.edition.end;
  }
}
