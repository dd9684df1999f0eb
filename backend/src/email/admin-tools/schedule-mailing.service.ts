import { Injectable } from '@nestjs/common';
import type { Mailing } from '@tablefall/mail';
import { Audit } from '@tablefall/platform/audit/audit';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import type { AccountTables } from '../../users/names/accounts.tables.ts';
import { requestOf } from '../audiences/audiences.queries.ts';
import { AudiencesService, type FixedAudience } from '../audiences/audiences.service.ts';
import {
  countsOf,
  excludeAddedSince,
  findAudience,
  forgetAudience,
  type KeptAudience,
  keepForMailing,
  type LeftOut,
} from '../audiences/audiences.sql.ts';
import { emailActs } from '../email.audit.ts';
import type { EmailTables } from '../email.tables.ts';
import { MailingsService } from '../mailings/mailings.service.ts';
import { StaffMailService } from '../mailings/staff-mail.service.ts';
import { type AudienceRequest, audienceName, audienceText, TOOL_MAILS } from '../tools.ts';
import type { MailingTime } from './mailing-times.service.ts';

/**
 * Mails of one step. Their codes are made in this process, so steps keep its memory small however many mails there
 * are.
 */
const CHUNK = 5_000;
/** How long a late mailing waits before it is looked at again. */
const WAIT_FOR_ROOM_MS = 5 * 60 * 1000;

/** Recipients between two places of an audience. */
interface Chunk {
  first: number;
  last: number;
  /** Account → id of the record that its link's code is derived from. */
  codes: Record<string, string>;
}

/** A mailing as it is confirmed. */
interface ConfirmedMailing extends MailingTime {
  id: string | undefined;
  /** Names it in the history. */
  title: string;
  author: { userId: string; email: string };
  /** What all its mails say. */
  sharedProps: object;
}

/** The mailings of the administrator's tools: begun for a fixed audience, and started at once or by the clock. */
@Injectable()
export class ScheduleMailing {
  constructor(
    private readonly audiences: AudiencesService,
    private readonly mailings: MailingsService,
    private readonly staffMail: StaffMailService,
    private readonly outbox: Outbox,
    private readonly accounts: AccountsService,
    private readonly audit: Audit,
    private readonly edition: EditionService,
  ) {}

  /** Begins a mailing to an audience that was fixed just now. */
  async begin(
    unit: UnitOfWork,
    request: AudienceRequest,
    audience: FixedAudience,
    { id, title, author, sharedProps, scheduledFor, waits }: ConfirmedMailing,
  ): Promise<void> {
    const { kind } = TOOL_MAILS[request.tool];
    const mailing = await this.mailings.beginWithin(unit, {
      id,
      kind,
      about: null,
      title,
      audience: audienceText(request),
      sharedProps,
      author,
      wordsId: audience.wordsId,
      leftOut: audience.leftOut,
      waits,
      scheduled: scheduledFor && { for: scheduledFor, size: audience.recipients },
    });
    // Mails of a mailing that waits count on the day for which it is planned from now on, so that they can be
    // sent then.
    this.staffMail.limit(unit);
    if (scheduledFor) {
      await keepForMailing(unit.em, audience.id, mailing.id);
    } else {
      await this.start(unit, mailing, audience);
    }
    await this.audit.record(unit, {
      action: scheduledFor ? emailActs['registrants.scheduled'] : emailActs['registrants.mailed'],
      about: mailing.id,
      details: { tool: request.tool, recipients: audience.recipients },
    });
  }

  /**
   * Starts a mailing whose time has come: for those who were fixed for it and would still get it. Who has left the
   * audience since then, by paying for instance, is counted as left out. Using the tool again right after it is asked
   * about first. A late mailing waits while it would exceed what may be sent in a day.
   */
  async startScheduled(unit: UnitOfWork, mailing: Mailing): Promise<void> {
    const { em, now } = unit;
    if (!(await this.staffMail.hasRoomFor(unit, mailing))) {
      mailing.pausedUntil = new Date(now.getTime() + WAIT_FOR_ROOM_MS);
      mailing.pausedReason = 'Waits until the limit of mails within 24 hours allows it.';
      return;
    }
    mailing.pausedUntil = null;
    mailing.pausedReason = null;
    mailing.startedAt = now;
    mailing.size = 0;
    const kept = await findAudience(em, { mailingId: mailing.id });
    const still = kept && (await this.intersectWithSnapshot(unit, mailing, kept));
    if (still && still.recipients > 0) {
      await em.flush();
      await this.mailings.askBeforeRepeat(unit, {
        audience: audienceName(requestOf(kept, authorOf(mailing))),
        confirmed: true,
        mailingId: mailing.id,
      });
      await this.start(unit, mailing, still);
    } else {
      mailing.finishedAt = now;
      mailing.totals = {};
    }
    if (kept) {
      await forgetAudience(em, kept.id);
    }
    await this.audit.record(unit, {
      action: emailActs['registrants.mailed'],
      about: mailing.id,
      details: { recipients: still?.recipients ?? 0 },
    });
  }

  private async intersectWithSnapshot(
    unit: UnitOfWork,
    mailing: Mailing,
    kept: KeptAudience,
  ): Promise<FixedAudience> {
    const { em } = unit;
    const { id, wordsId } = await this.audiences.fix(unit, requestOf(kept, authorOf(mailing)));
    await excludeAddedSince(em, id, kept.id);
    const counts = await countsOf(em, id);
    const gone = (await countsOf(em, kept.id)).recipients - counts.total;
    mailing.leftOut = added(mailing.leftOut, { ...counts.leftOut, ...(gone > 0 && { gone }) });
    return { id, wordsId, ...counts };
  }

  /** Puts the mails of a mailing into the transaction, each with a link of its own. */
  private async start(unit: UnitOfWork, mailing: Mailing, audience: FixedAudience): Promise<void> {
    let chunk = await this.nextChunk(unit, audience.id, 0);
    while (chunk) {
      await this.outbox.putAll(unit, {
        kind: mailing.kind,
        mailing,
        sharedProps: {},
        recipients: sql`
          select about, name, address,
                 props || jsonb_build_object('codeId', ${JSON.stringify(chunk.codes)}::jsonb -> about::text) as props
          from audience_member
          where audience_id = ${audience.id} and position between ${chunk.first} and ${chunk.last} and skipped is null`,
        endsAt: this.edition.end,
        byStaff: true,
      });
      chunk = await this.nextChunk(unit, audience.id, chunk.last);
    }
    await forgetAudience(unit.em, audience.id);
  }

  /**
   * The next recipients, with a code for the link of each account. Somebody without an account is led to the site.
   */
  private async nextChunk(unit: UnitOfWork, audienceId: string, after: number): Promise<Chunk | null> {
    const rows = await unit.em
      .getKysely<EmailTables & AccountTables>()
      .selectFrom('audience_member')
      .select(({ exists, selectFrom }) => [
        'position',
        'about',
        exists(selectFrom('account').select('id').whereRef('account.id', '=', 'about'))
          .$castTo<boolean>()
          .as('hasAccount'),
      ])
      .where('audience_id', '=', audienceId)
      .where('position', '>', after)
      .where('skipped', 'is', null)
      .orderBy('position')
      .limit(CHUNK)
      .execute();
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) {
      return null;
    }
    const ids = rows.filter(({ hasAccount }) => hasAccount).map(({ about }) => about);
    const codes = await this.accounts.issueRegistrationLinks(unit, ids);
    return {
      first: first.position,
      last: last.position,
      codes: Object.fromEntries(ids.map((id, index) => [id, codes[index] ?? ''])),
    };
  }
}

function authorOf({ authorId, authorEmail }: Mailing): AudienceRequest['principal'] {
  return { userId: authorId ?? '', email: authorEmail ?? '' };
}

function added(counts: LeftOut, more: LeftOut): LeftOut {
  const sums = Object.entries(more).map(([reason, count]) => [reason, count + (counts[reason] ?? 0)]);
  return { ...counts, ...Object.fromEntries(sums) };
}
