import { loadConfig } from '@tablefall/platform/config/config';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import type { Claim } from '../src/outbox/claim.ts';
import { MailOutbox } from '../src/outbox/mail-outbox.ts';
import { MailingOutbox } from '../src/outbox/mailing-outbox.ts';
import { WorkerSettings } from '../src/worker-settings.ts';
import { type ClaimsModel, type ModelClaim, RULES } from './claims-model.ts';
import { TestOutbox } from './test-outbox.ts';

export const HOUR_MS = 3_600_000;

const settings = Object.assign(new WorkerSettings(), RULES, {
  lease: RULES.lease * HOUR_MS,
  republishAfter: RULES.republishAfter * HOUR_MS,
  circuitPause: RULES.circuitPause * HOUR_MS,
  circuitPauseLongest: RULES.circuitPauseLongest * HOUR_MS,
});

const NOTHING = { wait: 0, shaped: false, ambiguous: false, bounced: false, blocked: false };
/** How a claim can end. */
export const ENDS = {
  sent: { ...NOTHING, state: 'sent' },
  refused: { ...NOTHING, state: 'failed' },
  'refused as no address': { ...NOTHING, state: 'failed', bounced: true },
  'refused for what it is': { ...NOTHING, state: 'failed', blocked: true },
  'given up unanswered': { ...NOTHING, state: 'failed', ambiguous: true },
  'put off': { ...NOTHING, state: 'retrying', wait: 2 },
  unanswered: { ...NOTHING, state: 'retrying', wait: 1, ambiguous: true },
  'waits for its turn': { ...NOTHING, state: 'retrying', wait: 1, shaped: true },
  suppressed: { ...NOTHING, state: 'suppressed' },
  'given back': { ...NOTHING, state: 'queued' },
} as const;

/** The real outbox and what the worker does to it, by the settings of the model. */
export class ClaimsWorld {
  /** What the database calls the mails of the model, and its mailings. */
  ids: string[] = [];
  mailingIds: string[] = [];

  private constructor(
    readonly outbox: TestOutbox,
    readonly worker: MailOutbox,
    readonly mailings: MailingOutbox,
  ) {}

  static async create(): Promise<ClaimsWorld> {
    const outbox = await TestOutbox.create();
    const config = loadConfig({ DATABASE_URL: outbox.url, APP_SECRET: 'x'.repeat(32) });
    const edition = await CurrentEdition.read(outbox.em, config);
    return new ClaimsWorld(
      outbox,
      new MailOutbox(outbox.em, settings),
      new MailingOutbox(outbox.em, settings, config, edition),
    );
  }

  async clear(): Promise<void> {
    await this.outbox.clear();
    this.ids = [];
    this.mailingIds = [];
  }

  async begin(model: ClaimsModel): Promise<void> {
    this.mailingIds.push(await this.outbox.addMailing());
    model.mailings.push({ paused: null, openings: 0, closedAt: null, isCancelled: false, totals: null });
  }

  claim({ mail, fence }: ModelClaim): Claim {
    return { id: this.ids[mail] ?? '', fence };
  }

  /** Rows as the model says them; moments as hours from now. */
  async seen() {
    const mails = await rowsOf<{ id: string }>(
      this.outbox.em,
      sql`select id, state, fence, attempts, losses, ${hours('due_at')} as due, ambiguous, blocked from mail`,
    );
    const mailings = await rowsOf<{ id: string }>(
      this.outbox.em,
      sql`
        select id, case when paused_until = 'infinity' then 'for ever' else ${hours('paused_until')}::text end as paused,
               circuit_openings as openings, cancelled_at is not null as "isCancelled", totals
        from mailing`,
    );
    return { mails: inOrder(mails, this.ids), mailings: inOrder(mailings, this.mailingIds) };
  }
}

/** What the model has, in the same form. */
export function shown({ mails, mailings, now }: ClaimsModel) {
  return {
    mails: mails.map(({ state, fence, attempts, losses, due, ambiguous, blocked }) => ({
      ...{ state, fence, attempts, losses, due: due - now, ambiguous, blocked },
    })),
    mailings: mailings.map(({ paused, openings, isCancelled, totals }) => {
      const left = paused === Number.POSITIVE_INFINITY ? 'for ever' : String((paused ?? 0) - now);
      return { paused: paused === null ? null : left, openings, isCancelled, totals };
    }),
  };
}

const hours = (moment: string) => sql`round(extract(epoch from ${sql.raw(moment)} - now()) / 3600)::float8`;

function inOrder(rows: { id: string }[], ids: string[]) {
  return ids.map((id) => {
    const { id: _, ...row } = rows.find((each) => each.id === id) as { id: string };
    return row;
  });
}
