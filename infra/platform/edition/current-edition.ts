import type { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DateTime } from 'luxon';
import type { Config } from '../config/config.ts';
import { firstRowOf, sql } from '../database/sql.ts';
import { RefusedStart } from '../refused-start.ts';
import { unfitToBegin } from './demo-values.ts';
import { Edition, type EditionTables } from './edition.entity.ts';
import { firstEdition, type ShownEdition } from './first-edition.ts';

/** How soon a process knows what another one has changed, in milliseconds. */
const REREAD_MS = 2_000;
/** The same while the database has not said anything yet. */
const FIRST_READ_MS = 250;

/**
 * The edition that the site shows, as this process knows it: read before anything else starts, and again every two
 * seconds. Where the database does not answer at the start, it is what the environment says, until it does.
 */
export class CurrentEdition implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(CurrentEdition.name);
  private shown: ShownEdition;
  private timer?: NodeJS.Timeout;
  private isRead = false;
  private refusal: RefusedStart | null = null;
  private isStopped = false;

  /** What the environment says, until it is read. */
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
  ) {
    this.shown = firstEdition(config);
  }

  static async read(em: EntityManager, config: Config): Promise<CurrentEdition> {
    const edition = new CurrentEdition(em, config);
    await edition.reread();
    return edition;
  }

  /** The object is another one when something has changed. */
  get settings(): ShownEdition {
    return this.shown;
  }

  /** Names it in the database: year and month of its first start, so that keys sort as editions follow. */
  get key(): string {
    return this.shown.key;
  }

  /** IANA zone in which its times are said. */
  get timeZone(): string {
    return this.shown.timeZone;
  }

  /** When its doors open on the first day. */
  get start(): Date {
    return DateTime.fromISO(this.shown.startsAt, { zone: this.timeZone }).toJSDate();
  }

  /** When its second day is over. */
  get end(): Date {
    return DateTime.fromISO(this.shown.endsAt, { zone: this.timeZone }).toJSDate();
  }

  /** Throws RefusedStart while no edition is written and the one to write is the demo's. */
  onApplicationBootstrap(): void {
    if (this.refusal) throw this.refusal;
    this.rereadLater();
  }

  beforeApplicationShutdown(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Reads it now. Whoever has changed an edition calls this, so that the next answer of this process shows it. */
  async refresh(): Promise<void> {
    const em = this.em.fork();
    const row = (await currentOf(em)) ?? (await this.writeFirst(em));
    if (!isSame(row, this.shown)) {
      this.shown = row;
    }
    this.isRead = true;
  }

  private async writeFirst(em: EntityManager): Promise<ShownEdition> {
    const { shown, config } = this;
    const unfit = config.isProduction ? unfitToBegin(shown, new Date()) : [];
    if (unfit.length > 0 && (await isEmpty(em)))
      throw new RefusedStart(`there is no edition yet, and ${unfit.join('; ')}.`);
    await em
      .getKysely<EditionTables>()
      .insertInto('edition_settings')
      .values({
        key: shown.key,
        state: 'open',
        state_since: new Date(),
        opens_at: null,
        product_name: shown.productName,
        sponsor_name: shown.sponsorName,
        starts_at: shown.startsAt,
        first_day_minutes: shown.firstDayMinutes,
        ends_at: shown.endsAt,
        second_day_minutes: shown.secondDayMinutes,
        time_zone: shown.timeZone,
        capacity: shown.capacity,
        price: shown.price,
        currency: shown.currency,
        venue_name: shown.venueName,
        venue_address: shown.venueAddress,
        social_url: shown.socialUrl,
        newsletter_form_url: shown.newsletterFormUrl,
        payment_url: shown.paymentUrl,
        volunteer_email: shown.volunteerEmail,
        badges_change_until: shown.badgesChangeUntil,
        logo: null,
        logo_width: null,
        logo_height: null,
        outside_content: shown.outsideContent,
        joins_need_badge: shown.joinsNeedBadge,
        joins_open_at: shown.joinsOpenAt,
        games_per_person: shown.gamesPerPerson,
        children_need_adult: shown.childrenNeedAdult,
        takes_wishes: shown.takesWishes,
        walk_in_badges: shown.walkInBadges,
      })
      .onConflict((another) => another.doNothing())
      .execute();
    return (await currentOf(em)) ?? shown;
  }

  private async reread(): Promise<void> {
    try {
      await this.refresh();
    } catch (error) {
      if (error instanceof RefusedStart) this.refuse(error);
      else this.logger.debug(`The edition was not read: ${(error as Error).message}`);
    }
  }

  /** A process that began while the database was away is past its start, so it says so in its log. */
  private refuse(refusal: RefusedStart): void {
    if (this.refusal === null && this.timer) this.logger.error(refusal.message);
    this.refusal = refusal;
  }

  private rereadLater(): void {
    if (this.isStopped) return;
    const pause = this.isRead ? REREAD_MS : FIRST_READ_MS;
    this.timer = setTimeout(() => void this.reread().then(() => this.rereadLater()), pause).unref();
  }
}

/** Whether nobody has used the product yet. A release of before has people in its database, and no edition that one could edit. */
async function isEmpty(em: EntityManager): Promise<boolean> {
  const used = await firstRowOf(em, sql`select id from account limit 1`);
  return used === null;
}

/** The open edition; where none is, the last one that is over. */
async function currentOf(em: EntityManager): Promise<ShownEdition | null> {
  const shown = await em.find(Edition, { state: { $in: ['open', 'over', 'archived'] } });
  const [first = null] = shown.sort(
    (one, other) =>
      Number(other.state === 'open') - Number(one.state === 'open') || other.key.localeCompare(one.key),
  );
  return first && settingsOf(first);
}

function settingsOf({ state, stateSince, opensAt, ...settings }: Edition): ShownEdition {
  return settings;
}

function isSame(one: ShownEdition, other: ShownEdition): boolean {
  return (Object.keys(one) as (keyof ShownEdition)[]).every((name) => one[name] === other[name]);
}
