import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readSignedId } from '@tablefall/mail';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { Audit } from '@tablefall/platform/audit/audit';
import { Clock } from '@tablefall/platform/clock/clock';
import { DAY_MS } from '@tablefall/platform/clock/durations';
import { Config } from '@tablefall/platform/config/config';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { forgetMailsAbout } from '@tablefall/platform/outbox/personal-mails';
import { isNamed } from '@tablefall/platform/outbox/suppressions';
import { addressHashOf } from '@tablefall/platform/privacy/former-guest';
import { v7 as uuid } from 'uuid';
import type { Principal } from '../../http/access/principal.ts';
import { ConflictError } from '../../http/errors/api-error.ts';
import { type Person, type PersonalCount, PersonalData } from '../personal-data/personal-data.service.ts';
import { userActs } from '../users.audit.ts';
import { ClosureMailedError, InvalidClosureLinkError, UnknownPersonError } from './closing.errors.ts';
import { type Closure, closuresOf, holdClosure, lockClosure } from './closure-rows.ts';
import { Erasure } from './erasure.service.ts';

/** For so long the link works that confirms a closing. */
const LINK_MS = DAY_MS;
/** For so long one may change one's mind. */
const GRACE_MS = 7 * DAY_MS;
/** So many of those who leave are told at once. */
const MOST_LEAVING = 500;
/** For so long the last mail is tried. */
const LAST_MAIL_MS = DAY_MS;

/** How far the closing of somebody is. */
export interface ClosureState {
  id: string;
  /** When everything is erased; null until it is confirmed. */
  eraseAt: Date | null;
}

/** Closing accounts, and erasing guests: asked for, confirmed, taken back, done. */
@Injectable()
export class ClosuresService {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly data: PersonalData,
    private readonly erasure: Erasure,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** What is under way for an address; null when nothing is. */
  async stateOf(address: string): Promise<ClosureState | null> {
    const closure = await closuresOf(this.em.fork())
      .selectFrom('closure')
      .select(['id', 'asked_at', 'erase_at'])
      .where('address', '=', addressKey(address))
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    if (!closure || (!closure.erase_at && isOld(closure.asked_at, this.clock.now()))) return null;
    return { id: closure.id, eraseAt: closure.erase_at };
  }

  /** Who is erased by themselves and when, the first before all: who asked for it and has confirmed it, or for whom staff did. */
  async leaving(em = this.em.fork()): Promise<{ id: string; address: string; eraseAt: Date }[]> {
    const rows = await closuresOf(em)
      .selectFrom('closure')
      .select(['id', 'address', 'erase_at'])
      .where('erased_at', 'is', null)
      .where('erase_at', 'is not', null)
      .orderBy('erase_at')
      .orderBy('id')
      .limit(MOST_LEAVING)
      .execute();
    return rows.flatMap(({ id, address, erase_at }) =>
      erase_at ? [{ id, address, eraseAt: erase_at }] : [],
    );
  }

  /**
   * Mails the link that confirms the closing of the caller's account. One that is confirmed already stays as it is.
   * Throws ConflictError when something keeps it, see `Erasure.refuse`.
   * Throws ClosureMailedError when the last mail left a moment ago.
   */
  async ask({ email }: Principal): Promise<void> {
    await this.transactions.run(async (unit) => {
      const person = await this.data.personOf(email, unit.em);
      await this.erasure.refuse(unit, person);
      const known = await holdClosure(unit, person.address);
      if (known.erase_at && !known.erased_at) return;
      const cooldown = this.config.RESEND_COOLDOWN_SECONDS * 1000;
      if (!known.isNew && !known.erased_at && unit.now.getTime() - known.asked_at.getTime() < cooldown) {
        throw new ClosureMailedError();
      }
      const id = await this.beginAnew(unit, known);
      this.mail(unit, person, {
        closureId: id,
        step: 'asked',
        until: new Date(unit.now.getTime() + LINK_MS),
      });
      await this.audit.record(unit, { action: userActs['closure.asked'], about: person.userId ?? undefined });
    });
  }

  /**
   * Confirms a closing by the mailed link; again, it changes nothing.
   * Throws ConflictError when something keeps it, see `Erasure.refuse`.
   *
   * @returns when everything is erased
   */
  async confirm(token: string): Promise<Date> {
    const id = readSignedId(this.config.secrets, 'closure', token);
    if (!id) throw new InvalidClosureLinkError();
    return this.transactions.run(async (unit) => {
      const closure = await lockClosure(unit.em, id);
      if (closure?.erase_at) return closure.erase_at;
      if (!closure || isOld(closure.asked_at, unit.now)) throw new InvalidClosureLinkError();
      const person = await this.data.personOf(closure.address, unit.em);
      await this.erasure.refuse(unit, person);
      return this.plan(unit, person, id);
    });
  }

  /** Keeps the caller's account after all. */
  async takeBack({ email }: Principal): Promise<void> {
    await this.transactions.run(async (unit) => {
      const closure = await lockClosure(unit.em, { address: addressKey(email) });
      if (closure) await this.end(unit, closure);
    });
  }

  /** The same for somebody else. Throws UnknownPersonError when nothing is under way under this id. */
  async takeBackOf(id: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const closure = await lockClosure(unit.em, id);
      if (!closure) throw new UnknownPersonError();
      await this.end(unit, closure);
    });
  }

  /**
   * Erases whoever has an address, with or without an account: at once, or in 7 days.
   * Throws UnknownPersonError when nothing is kept of the address.
   * Throws ConflictError when something keeps it, see `Erasure.refuse`.
   */
  async eraseFor(email: string, when: 'now' | 'in-7-days'): Promise<void> {
    await this.transactions.runInBackground(async (unit) => {
      // Held before anything is read: of two at the same moment the second finds nothing.
      const closure = await holdClosure(unit, addressKey(email));
      const person = await this.data.personOf(email, unit.em);
      const counts = await this.data.counts(person, unit.em);
      if (isNothing(counts) && !(await isNamed(unit.em, person.address))) throw new UnknownPersonError();
      await this.erasure.refuse(unit, person);
      const id = await this.beginAnew(unit, closure);
      if (when === 'in-7-days') {
        await this.plan(unit, person, id);
      } else {
        await this.eraseNow(unit, person, id);
      }
      await this.audit.record(unit, {
        action: userActs['person.erased'],
        about: addressHashOf(person.address),
        details: { when, ...countsOf(counts) },
      });
    });
  }

  /** Erases the person of a closing whose time has come. One that is refused at the moment waits for another day. */
  async eraseDue(unit: UnitOfWork, id: string): Promise<void> {
    const closure = await lockClosure(unit.em, id);
    if (!closure?.erase_at || closure.erase_at > unit.now) return;
    const person = await this.data.personOf(closure.address, unit.em);
    try {
      await this.erasure.refuse(unit, person);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      await this.setEraseAt(unit, id, new Date(unit.now.getTime() + DAY_MS));
      return;
    }
    await this.eraseNow(unit, person, id);
    await this.audit.record(unit, { action: userActs['closure.done'], about: addressHashOf(person.address) });
  }

  /** Forgets the address once the last mail has left, and what came in while everything else was erased. */
  async finish(unit: UnitOfWork, { id, userId }: { id: string; userId: string | null }): Promise<void> {
    const person = userId && (await this.data.personOfAccount(userId, unit.em));
    if (person) await this.erasure.erase(unit, person);
    await forgetMailsAbout(unit.em, id);
    await closuresOf(unit.em).deleteFrom('closure').where('id', '=', id).execute();
  }

  private async eraseNow(unit: UnitOfWork, person: Person, id: string): Promise<void> {
    await happened(unit.em, 'closure-over', id);
    await this.erasure.erase(unit, person);
    await closuresOf(unit.em)
      .updateTable('closure')
      .set({ erased_at: unit.now, user_id: person.userId })
      .where('id', '=', id)
      .execute();
    this.mail(unit, person, { closureId: id, step: 'ended', until: null });
  }

  private async plan(unit: UnitOfWork, person: Person, id: string): Promise<Date> {
    const eraseAt = new Date(unit.now.getTime() + GRACE_MS);
    await this.setEraseAt(unit, id, eraseAt);
    await happened(unit.em, 'closure-over', id);
    this.mail(unit, person, { closureId: id, step: 'begun', until: eraseAt });
    await this.audit.record(unit, {
      action: userActs['closure.confirmed'],
      about: person.userId ?? undefined,
    });
    return eraseAt;
  }

  private async setEraseAt({ em }: UnitOfWork, id: string, eraseAt: Date): Promise<void> {
    await closuresOf(em).updateTable('closure').set({ erase_at: eraseAt }).where('id', '=', id).execute();
  }

  /** Under an id of its own, so that links of earlier mails are void. */
  private async beginAnew({ em, now }: UnitOfWork, { id: before }: Closure): Promise<string> {
    const id = uuid();
    await happened(em, 'closure-over', before);
    await forgetMailsAbout(em, before);
    await closuresOf(em)
      .updateTable('closure')
      .set({ id, asked_at: now, erase_at: null, erased_at: null, user_id: null })
      .where('id', '=', before)
      .execute();
    return id;
  }

  private async end(unit: UnitOfWork, { id }: Closure): Promise<void> {
    await happened(unit.em, 'closure-over', id);
    await closuresOf(unit.em).deleteFrom('closure').where('id', '=', id).execute();
    await this.audit.record(unit, { action: userActs['closure.taken-back'] });
  }

  private mail(
    unit: UnitOfWork,
    { address, userId }: Person,
    { closureId, step, until }: { closureId: string; step: 'asked' | 'begun' | 'ended'; until: Date | null },
  ): void {
    this.outbox.put(unit, {
      kind: 'account-closing',
      props: { step, closureId, until: until?.toISOString() ?? null, hasAccount: userId !== null },
      recipient: { name: null, address },
      about: closureId,
      endsAt: until ?? new Date(unit.now.getTime() + LAST_MAIL_MS),
    });
  }
}

/** The list of suppressions does not count: it may hold no more than a hash. */
function isNothing(counts: PersonalCount[]): boolean {
  return counts.every(({ file, count }) => count === 0 || file === 'mail-stops');
}

function isOld(askedAt: Date, now: Date): boolean {
  return now.getTime() - askedAt.getTime() >= LINK_MS;
}

function countsOf(counts: PersonalCount[]): Record<string, number> {
  return Object.fromEntries(counts.filter(({ count }) => count > 0).map(({ file, count }) => [file, count]));
}
