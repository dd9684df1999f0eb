import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { momentText } from '@tablefall/mail';
import { Audit } from '@tablefall/platform/audit/audit';
import { Clock } from '@tablefall/platform/clock/clock';
import { orRefused, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { Edition, type EditionSettings, NO_LOGO } from '@tablefall/platform/edition/edition.entity';
import { keyOf, type ShownEdition } from '@tablefall/platform/edition/first-edition';
import { copyTexts } from '@tablefall/platform/outbox/mail-words';
import { DateTime } from 'luxon';
import { EditionContent } from '../../convention/content/edition-content.service.ts';
import type { ConventionTables } from '../../convention/convention.tables.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { EditionGuards } from '../../convention/edition/edition-guards.service.ts';
import {
  EditionMoves,
  type PlanFrame,
  type PlannedMail,
} from '../../convention/edition/edition-moves.service.ts';
import type { ToldMailDto } from '../../email/mailings/mail-preview.dto.ts';
import { MailPreviewsService } from '../../email/mailings/mail-previews.service.ts';
import { SendingHours } from '../../email/sending-hours/sending-hours.service.ts';
import { type Principal, refuseOldSignIn } from '../../http/access/principal.ts';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import { refuseStale } from '../../http/errors/stale-edit.ts';
import { organiseActs } from '../organise.audit.ts';
import { changedFields, changesDays, changesOf } from './edition-changes.ts';
import { formOf, movedForm, settingsOf } from './edition-form.ts';
import type { EditionFormDto, EditionPreviewDto, EditionUpdateDto, NewEditionDto } from './editions.dto.ts';
import {
  BadgesTakenError,
  EditionArchivedError,
  EditionNotFoundError,
  EditionTakenError,
  EditionUnderWayError,
  NoDraftError,
} from './editions.errors.ts';
import { EDITION_VERSION } from './editions.queries.ts';

/** Making, changing and opening editions. */
@Injectable()
export class EditionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly moves: EditionMoves,
    private readonly guards: EditionGuards,
    private readonly days: EditionService,
    private readonly content: EditionContent,
    private readonly current: CurrentEdition,
    private readonly previews: MailPreviewsService,
    private readonly hours: SendingHours,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** What saving the form would change, and who would be told. */
  async preview(key: string, form: EditionFormDto): Promise<EditionPreviewDto> {
    const em = this.em.fork();
    const edition = await em.findOne(Edition, key);
    const { before, after, from, to, settings, badgesTaken } = await this.checked(em, edition, form);
    const move = changesDays(changedFields(before, after))
      ? await this.moves.preview(em, key, from, to, this.clock.now())
      : null;
    const changes = changesOf(before, after, { badgesTaken, move, isDraft: edition?.state === 'draft' });
    const mail = move?.mail ? await this.mailOf(move.mail, this.shown(settings, key)) : null;
    const leavesAt = move?.people ? this.nextHour(from, to, this.clock.now()) : null;
    return { changes, people: move?.people ?? 0, mail, leavesAt: leavesAt?.toISOString() ?? null };
  }

  /** When the sending hours begin; null within them, and when that is too late before the doors open. */
  private nextHour(from: PlanFrame, to: PlanFrame, now: Date): Date | null {
    const opening = [from, to].flatMap(({ days }) => days.map(({ start }) => new Date(start)));
    return this.hours.nextBefore(now, opening);
  }

  /** A mail as it would be written once the edition is saved so. */
  private async mailOf({ kind, props, to }: PlannedMail, edition: ShownEdition): Promise<ToldMailDto> {
    const words = await this.previews.wordsNow(kind);
    return { ...this.previews.preview(kind, props, to, words, edition), to };
  }

  /**
   * Changes an edition. When its days, hours or zone are others, its events move along and those who play are told.
   * Throws FreshSignInNeededError when that would tell people, and `by` signed in some time ago.
   * Throws StaleEditError when it is no longer what the form was filled from.
   */
  async change(
    key: string,
    { version, inSendingHours, ...form }: EditionUpdateDto,
    by: Principal,
  ): Promise<void> {
    await this.transactions.runInBackground(async (unit) => {
      const { em } = unit;
      const edition = await this.lock(em, key);
      await refuseStale(
        em,
        version,
        sql`select ${EDITION_VERSION} as version from edition_settings where key = ${key}`,
      );
      const { before, after, from, to, settings } = await this.checked(em, edition, form);
      const fields = changedFields(before, after);
      if (fields.length === 0) return;
      if (changesDays(fields) && edition?.state !== 'draft') refuseOldSignIn(by);
      em.assign(edition, settings);
      await em.flush();
      const waitsUntil = inSendingHours ? this.nextHour(from, to, unit.now) : null;
      const move = changesDays(fields) ? await this.moves.move(unit, key, from, to, waitsUntil) : null;
      await this.audit.record(unit, {
        action: organiseActs['edition.changed'],
        about: key,
        details: { fields: fields.join(', '), moved: move?.moved ?? 0, told: move?.people ?? 0 },
      });
    });
    await this.current.refresh();
  }

  /**
   * Makes a draft of the next edition: everything but its days is as in the newest one.
   *
   * @returns its key
   */
  async create({ firstDay, secondDay }: NewEditionDto): Promise<string> {
    return this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const [newest] = await em.findAll(Edition, { orderBy: { key: 'desc' }, limit: 1 });
      if (!newest) throw new EditionNotFoundError();
      const known = settingsIn(newest);
      const settings = settingsOf(movedForm(formOf(known), firstDay, secondDay), known);
      const key = keyOf(settings.startsAt);
      if (
        settings.startsAt <=
        DateTime.fromJSDate(now, { zone: settings.timeZone }).toFormat("yyyy-MM-dd'T'HH:mm")
      ) {
        throw new InvalidInputError({ firstDay: 'Please choose a day in the future' });
      }
      const { logo, logoWidth, logoHeight } = newest;
      const standing = { key, state: 'draft', stateSince: now, opensAt: null } as const;
      const draft = { ...settings, ...standing, logo, logoWidth, logoHeight };
      await orRefused(em.insert(Edition, draft), { edition_settings_pkey: () => new EditionTakenError() });
      await this.content.copy(unit, newest.key, key);
      await copyTexts(unit, newest.key, key);
      await this.audit.record(unit, { action: organiseActs['edition.made'], about: key });
      return key;
    });
  }

  /** Deletes a draft. */
  async delete(key: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const edition = await this.lockDraft(unit.em, key);
      unit.em.remove(edition);
      await this.audit.record(unit, { action: organiseActs['edition.deleted'], about: key });
    });
  }

  /**
   * Opens a draft, now or at a time: the site shows it, and the one before is archived.
   * Throws EditionUnderWayError when the edition that the site shows is not over by then.
   *
   * @param at local time of its zone; null for now
   */
  async open(key: string, at: string | null): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const edition = await this.lockDraft(em, key);
      const moment = at === null ? now : DateTime.fromISO(at, { zone: edition.timeZone }).toJSDate();
      if (at !== null && moment <= now) {
        throw new InvalidInputError({ at: 'Please choose a time in the future' });
      }
      if (at !== null && at >= edition.endsAt) {
        throw new InvalidInputError({ at: 'Please choose a time before the edition is over' });
      }
      if (moment < this.current.end) {
        throw new EditionUnderWayError(momentText(this.current.end, this.current.timeZone));
      }
      if (at === null) {
        await openEdition(unit, edition);
      } else {
        edition.opensAt = moment;
      }
      await this.audit.record(unit, {
        action: at === null ? organiseActs['edition.opened'] : organiseActs['edition.opening-planned'],
        about: key,
        details: at === null ? {} : { at: moment.toISOString() },
      });
    });
    await this.current.refresh();
  }

  /** The draft stays one until somebody opens it. */
  async cancelOpening(key: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const edition = await this.lockDraft(unit.em, key);
      edition.opensAt = null;
      await this.audit.record(unit, { action: organiseActs['edition.opening-cancelled'], about: key });
    });
  }

  private async lock(em: EntityManager, key: string): Promise<Edition> {
    const edition = await em.findOne(Edition, key, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!edition) throw new EditionNotFoundError();
    return edition;
  }

  private async lockDraft(em: EntityManager, key: string): Promise<Edition> {
    const edition = await this.lock(em, key);
    if (edition.state !== 'draft') throw new NoDraftError();
    return edition;
  }

  private async checked(em: EntityManager, edition: Edition | null, form: EditionFormDto) {
    if (!edition) throw new EditionNotFoundError();
    if (edition.state === 'archived') throw new EditionArchivedError();
    const known = settingsIn(edition);
    const settings = settingsOf(form, known);
    const [before, after] = [formOf(known), formOf(settings)];
    const row = await em
      .getKysely<ConventionTables>()
      .selectFrom('edition')
      .select('badges_taken')
      .where('key', '=', edition.key)
      .executeTakeFirst();
    const badgesTaken = row?.badges_taken ?? 0;
    if (after.capacity < badgesTaken) throw new BadgesTakenError(badgesTaken);
    const [from, to] = [this.frame(known, edition.key), this.frame(settings, edition.key)];
    await this.guards.refuse(em, edition.key, to);
    return { before, after, from, to, settings, badgesTaken };
  }

  private frame(settings: EditionSettings, key: string) {
    return this.days.detailsOf(this.shown(settings, key));
  }

  private shown(settings: EditionSettings, key: string): ShownEdition {
    return { ...settings, ...NO_LOGO, key };
  }
}

/** The settings alone, of a row. */
function settingsIn({ key, state, stateSince, opensAt, logo, logoWidth, logoHeight, ...settings }: Edition) {
  return settings;
}

/** Makes a draft the edition that the site shows; whatever was open or over is archived. */
export async function openEdition(
  { em, now }: Pick<UnitOfWork, 'em' | 'now'>,
  draft: Edition,
): Promise<void> {
  await em.nativeUpdate(
    Edition,
    { state: { $in: ['open', 'over'] } },
    { state: 'archived', stateSince: now },
  );
  Object.assign(draft, { state: 'open', stateSince: now, opensAt: null });
  await em.flush();
}
