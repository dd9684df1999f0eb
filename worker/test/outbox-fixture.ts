import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  catalogue,
  LOW_PRIORITY,
  MAIL_BULK,
  Mail,
  Mailing,
  type MailKind,
  type MailState,
  type NewMail,
  NORMAL_PRIORITY,
  type SuppressionReason,
} from '@tablefall/mail';
import type { Config } from '@tablefall/platform/config/config';
import { sql, type UpdateObject } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { holdMail, releaseMail } from '@tablefall/platform/outbox/mail-hold';
import { FOR_EVER } from '@tablefall/platform/outbox/mailings';
import { type OutboxTables, outboxOf } from '@tablefall/platform/outbox/outbox.tables';
import type { ClaimedMail, MailResult } from '../src/outbox/claim.ts';
import { MailOutbox } from '../src/outbox/mail-outbox.ts';
import { MailingOutbox } from '../src/outbox/mailing-outbox.ts';
import { WorkerSettings } from '../src/worker-settings.ts';

/** Which mails: those for which all of it holds. */
export interface WhichMails {
  id?: string | string[];
  about?: string;
  mailing?: string;
  /** To one of these addresses, as they were written. */
  to?: string[];
  /** In one of these states. */
  state?: MailState[];
}

/** What a spec says of a mail; the rest is made up. */
export type SomeMail<K extends MailKind = MailKind> = Pick<NewMail<K>, 'kind'> & Partial<NewMail<K>>;

const EVERY: WhichMails = {};
const WAITING: WhichMails = { state: ['queued', 'retrying'] };
/** What the worker says of a mail after an attempt. */
const RECORDED: MailState[] = ['sent', 'retrying', 'failed', 'suppressed'];
const ROWS_AT_ONCE = 1_000;
const MINUTE_MS = 60_000;

/**
 * What happens to the outbox in specs without a worker: the mail server takes mails or refuses them, time passes,
 * addresses are suppressed. Its moments are those of the real clock, as the worker's are. Specs write the tables of
 * the outbox by this class alone.
 */
export class OutboxFixture {
  constructor(
    private readonly fork: () => EntityManager,
    private readonly config: Config,
  ) {}

  get em(): EntityManager {
    return this.fork();
  }

  /** A mailing without mails. @param as what is special about it */
  async addMailing(as: Partial<Mailing> = {}): Promise<string> {
    const what = {
      kind: 'gameday-invitation' as const,
      about: `gameday/${randomUUID()}`,
      title: 'Invitation',
      audience: 'list',
      sharedProps: catalogue['gameday-invitation'].example,
      author: null,
    };
    const mailing = Object.assign(new Mailing(what, new Date()), as);
    await this.em.persist(mailing).flush();
    return mailing.id;
  }

  /** One mail that is due now. @param as what is special about its row */
  async addMail<K extends MailKind>(
    mail: SomeMail<K>,
    as?: Partial<Mail>,
    mailing?: string,
  ): Promise<string> {
    const [id = ''] = await this.addMails([mail as SomeMail], as, mailing);
    return id;
  }

  /** Mails that are due now, all of one mailing or of none. @param as what is special about their rows */
  async addMails(mails: SomeMail[], as: Partial<Mail> = {}, mailing?: string): Promise<string[]> {
    const { em } = this;
    const ofMailing = mailing === undefined ? {} : { mailing: em.getReference(Mailing, mailing) };
    const rows = mails.map((mail) => Object.assign(newMail(mail), ofMailing, as));
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await em.insertMany(rows.slice(from, from + ROWS_AT_ONCE));
    }
    return rows.map(({ id }) => id);
  }

  /** Invitations of one mailing, which do not expire, to guest0@guests.example and so on. */
  async addInvitations(count: number, mailing: string, name = 'guest'): Promise<void> {
    const mails = Array.from({ length: count }, (_, n) => ({
      kind: 'gameday-invitation' as const,
      props: { invitationToken: randomUUID() } as NewMail<'gameday-invitation'>['props'],
      recipient: { name: `Guest ${n}`, address: `${name}${n}@guests.example` },
    }));
    await this.addMails(mails, { expiresAt: null }, mailing);
  }

  /** The mail server has taken these mails; unless told otherwise, all that wait. */
  async sent(which = WAITING, at = new Date()): Promise<void> {
    await this.becomes('sent', which, { code: 250, at });
  }

  /** Brings mails into a state, as the worker records it; unless told otherwise, all that wait. */
  async becomes(
    state: MailState,
    which = WAITING,
    {
      error = null,
      code = null,
      at = new Date(),
    }: { error?: string | null; code?: number | null; at?: Date } = {},
  ): Promise<void> {
    const result = { attempts: 1, last_error: error, last_code: code, sent_at: state === 'sent' ? at : null };
    await this.change(which, { state, ...(RECORDED.includes(state) && result) });
  }

  /** Their time is over in so many minutes, or was over so many minutes ago. */
  async expireIn(minutes: number, which = EVERY): Promise<void> {
    await this.change(which, { expires_at: inMinutes(minutes) });
  }

  /** So many minutes ago these mails became due, or their lease ran out, or they ended. */
  async dueSince(minutes: number, which = EVERY): Promise<void> {
    await this.change(which, { due_at: inMinutes(-minutes) });
  }

  /** So many hours go by for whatever the worker judges by a moment. */
  async passTime(hours: number): Promise<void> {
    const back = (column: string) => sql<Date>`${sql.ref(column)} - interval '1 hour' * ${hours}`;
    const of = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, back(column)]));
    await this.change(EVERY, of('due_at', 'expires_at', 'sent_at'));
    await this.changeMailings(of('paused_until', 'circuit_closed_at'));
  }

  /** What no other method here says. */
  async change(which: WhichMails, to: UpdateObject<OutboxTables, 'mail'>): Promise<void> {
    const { id, about, mailing, to: addresses, state } = which;
    await outboxOf(this.em)
      .updateTable('mail')
      .set(to)
      .$if(id !== undefined, (mails) => mails.where('id', 'in', [id ?? []].flat()))
      .$if(about !== undefined, (mails) => mails.where('about', '=', about ?? ''))
      .$if(mailing !== undefined, (mails) => mails.where('mailing_id', '=', mailing ?? ''))
      .$if(addresses !== undefined, (mails) => mails.where('recipient_address', 'in', addresses ?? []))
      .$if(state !== undefined, (mails) => mails.where('state', 'in', state ?? []))
      .execute();
  }

  /** A worker takes a mail, or would hand it over now that it has it. Null when it may not. */
  async claim(id: string): Promise<ClaimedMail | null> {
    const [claimed] = await this.worker.claim([id], false);
    return claimed ?? null;
  }

  /** What workers would publish now of the mails of mailings. @returns how many */
  async publishDue(): Promise<number> {
    return (await this.worker.takeDue(MAIL_BULK, [NORMAL_PRIORITY, LOW_PRIORITY], ROWS_AT_ONCE)).length;
  }

  readAgain(claim: ClaimedMail): Promise<ClaimedMail | null> {
    return this.worker.readAgain(claim);
  }

  /** A worker tells how a claim ended. */
  async record(claim: ClaimedMail, ended: Pick<MailResult, 'state'> & Partial<MailResult>): Promise<void> {
    const { id, fence } = claim;
    const usual = {
      code: null,
      error: null,
      wait: 0,
      shaped: false,
      ambiguous: false,
      bounced: false,
      blocked: false,
    };
    await this.worker.record([{ id, fence, at: performance.now(), ...usual, ...ended }]);
  }

  private get worker(): MailOutbox {
    return new MailOutbox(this.em, new WorkerSettings());
  }

  /** Staff pause a mailing, or all. */
  async pause(mailing?: string): Promise<void> {
    await this.changeMailings({ paused_until: FOR_EVER, paused_reason: 'Paused by staff' }, mailing);
  }

  /** Staff hold all mail. */
  async holdAll(): Promise<void> {
    await holdMail({ em: this.em, now: new Date() }, { reason: 'staff', note: 'For a spec', by: null });
  }

  async releaseAll(): Promise<void> {
    await releaseMail({ em: this.em });
  }

  /** What `pause` does not say of a mailing, or of all. */
  async changeMailings(to: UpdateObject<OutboxTables, 'mailing'>, mailing?: string): Promise<void> {
    await outboxOf(this.em)
      .updateTable('mailing')
      .set(to)
      .$if(mailing !== undefined, (mailings) => mailings.where('id', '=', mailing ?? ''))
      .execute();
  }

  /** The worker finishes mailings whose mails have all ended. */
  async finishMailings(): Promise<void> {
    const edition = await CurrentEdition.read(this.em, this.config);
    await new MailingOutbox(this.em, new WorkerSettings(), this.config, edition).finishMailings();
  }

  /** The mails of a finished mailing are so old that they are deleted. */
  async forgetMails(mailing: string): Promise<void> {
    await outboxOf(this.em).deleteFrom('mail').where('mailing_id', '=', mailing).execute();
  }

  /** Keeps an address from mails. @param mailing the one whose mail came back */
  async suppress(
    address: string,
    reason: SuppressionReason = 'no-invitations',
    { at = new Date(), mailing = null }: { at?: Date; mailing?: string | null } = {},
  ): Promise<void> {
    await outboxOf(this.em)
      .insertInto('suppression')
      .values({ address: address.toLowerCase(), reason, created_at: at, mailing_id: mailing })
      .execute();
  }

  /** Empties the suppression list. */
  async forgetSuppressions(): Promise<void> {
    await outboxOf(this.em).deleteFrom('suppression').execute();
  }

  /** Empties the outbox. */
  async clear(): Promise<void> {
    for (const table of ['mail', 'mailing', 'suppression', 'mail_hold'] as const) {
      await outboxOf(this.em).deleteFrom(table).execute();
    }
  }
}

function newMail(mail: SomeMail): Mail {
  const what = {
    props: catalogue[mail.kind].example,
    recipient: { name: 'Priya', address: 'priya@guests.example' },
    about: randomUUID(),
    endsAt: inMinutes(60),
    ...mail,
  };
  return new Mail(what as NewMail<MailKind>, inMinutes(-1), 'tablefall.example');
}

function inMinutes(minutes: number): Date {
  return new Date(Date.now() + minutes * MINUTE_MS);
}
