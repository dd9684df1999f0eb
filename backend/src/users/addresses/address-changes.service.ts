import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type MailProps, readSignedId } from '@tablefall/mail';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { Audit } from '@tablefall/platform/audit/audit';
import { Clock } from '@tablefall/platform/clock/clock';
import { before, HOUR_MS } from '@tablefall/platform/clock/durations';
import { Config } from '@tablefall/platform/config/config';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { forgetBounce, reasonsOf, suppress } from '@tablefall/platform/outbox/suppressions';
import { shortenedAddress } from '@tablefall/platform/privacy/short-address';
import { v7 as uuid } from 'uuid';
import type { Principal } from '../../http/access/principal.ts';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import { AccountsService } from '../accounts.service.ts';
import { lockClosure } from '../closing/closure-rows.ts';
import { Erasure } from '../closing/erasure.service.ts';
import { Session } from '../session.entity.ts';
import { StaffService } from '../staff/staff.service.ts';
import { User } from '../user.entity.ts';
import { userActs } from '../users.audit.ts';
import { UnknownAddressError } from '../users.errors.ts';
import {
  AccountClosesError,
  AddressChangedLatelyError,
  AddressMailedError,
  AddressTakenError,
  InvalidAddressLinkError,
} from './address-change.errors.ts';
import {
  type AddressChange,
  changeOf,
  dropChange,
  endOf,
  isOld,
  otherAsks,
  writeChange,
} from './address-change-rows.ts';
import { AddressMoves } from './address-moves.service.ts';

/** For so long an account does not mail the same new address again: it may be a stranger's. */
const PAUSE_MS = 10 * 60 * 1000;
/** When so many others had an address mailed within an hour, it gets no further mail. Nobody is refused for that. */
const OTHERS_MAX = 3;

/** The address of an account becomes another one: asked for, confirmed at the new one, taken back at the old one. */
@Injectable()
export class AddressChanges {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly moves: AddressMoves,
    private readonly erasure: Erasure,
    private readonly staff: StaffService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** The new address that waits to be confirmed, and until when it can be; null when none does. */
  async pendingOf(userId: string): Promise<{ email: string; until: Date } | null> {
    const change = await changeOf(this.em.fork(), { userId });
    if (!change || change.changed_at || isOld(change, this.clock.now())) return null;
    return { email: change.new_address, until: endOf(change) };
  }

  /**
   * Mails the new address a link that confirms it, and tells the old one, which may stop it. An address that somebody else has
   * is answered in the same way: only the mail to it says so.
   * Throws AddressMailedError when the last mail left a moment ago.
   * Throws ConflictError for whoever has a role, and while the account is to be closed.
   */
  async ask({ userId, sessionId }: Principal, email: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const user = await this.accounts.lockAccount(unit.em, { id: userId });
      const earlier = await changeOf(unit.em, { userId });
      if (earlier) this.refuseSoon(earlier, email, unit.now);
      const change = await this.begin(unit, user, earlier, { email, sessionId });
      const isTaken = await this.isTaken(unit, change.new_address);
      const anHourAgo = before(unit.now, HOUR_MS);
      if ((await otherAsks(unit.em, change, anHourAgo)) < OTHERS_MAX) {
        this.mail(unit, change, isTaken ? 'taken' : 'confirm', change.new_address);
      }
      this.mail(unit, change, 'told', change.old_address);
      await this.audit.record(unit, { action: userActs['address.asked'], about: userId });
    });
  }

  /**
   * The same for somebody who has lost the old address, asked for by the administrator. The old one is told, and cannot stop it.
   * Throws ConflictError for whoever has a role, and while the account is to be closed.
   */
  async askFor(email: string, newEmail: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const known = await unit.em.findOne(User, { email: addressKey(email) });
      if (!known) throw new UnknownAddressError();
      const user = await this.accounts.lockAccount(unit.em, { id: known.id });
      const earlier = await changeOf(unit.em, { userId: user.id });
      if (await this.isTaken(unit, addressKey(newEmail))) throw new AddressTakenError();
      const change = await this.begin(unit, user, earlier, { email: newEmail, sessionId: null });
      this.mail(unit, change, 'confirm', change.new_address);
      this.mail(unit, change, 'told', change.old_address);
      await this.audit.record(unit, { action: userActs['address.asked-for'], about: user.id });
    });
  }

  /**
   * Gives the account its new address, by the link that was mailed there; again, it changes nothing. Everybody is signed out but
   * the browser that asked.
   * Throws AddressTakenError when the address got an account of its own meanwhile.
   * Throws ConflictError for whoever has a role, and while the account is to be closed.
   *
   * @returns the new address
   */
  async confirm(token: string): Promise<string> {
    return this.withChangeOf('address-change', token, async (unit, change, user) => {
      if (change.changed_at) return change.new_address;
      if (isOld(change, unit.now)) throw new InvalidAddressLinkError();
      await this.refuse(unit, user);
      if (await this.isTaken(unit, change.new_address)) throw new AddressTakenError();
      await this.move(unit, user, change.new_address, change.session_id);
      user.confirmedAt ??= unit.now;
      await happened(unit.em, 'confirmed', user.id);
      await happened(unit.em, 'address-change-over', change.id);
      const changed = { ...change, changed_at: unit.now };
      await writeChange(unit.em, changed);
      this.mail(unit, changed, 'changed', change.old_address);
      await this.audit.record(unit, { action: userActs['address.changed'], about: user.id });
      return change.new_address;
    });
  }

  /**
   * Stops a change by the link that was mailed to the old address, or takes it back within a week. Everybody is signed out:
   * whoever asked may not be the owner.
   * Throws AddressTakenError when the old address has got another account.
   *
   * @returns the old address, which the account keeps
   */
  async keep(token: string): Promise<string> {
    return this.withChangeOf('address-keep', token, async (unit, change, user) => {
      if (change.by_staff || isOld(change, unit.now)) throw new InvalidAddressLinkError();
      if (change.changed_at && (await this.isTaken(unit, change.old_address))) throw new AddressTakenError();
      await this.move(unit, user, change.old_address, null);
      await this.end(unit, change);
      return change.old_address;
    });
  }

  /** Takes a change back that the caller asked for and nobody has confirmed. */
  async takeBack({ userId }: Principal): Promise<void> {
    await this.transactions.run(async (unit) => {
      await this.accounts.lockAccount(unit.em, { id: userId });
      const change = await changeOf(unit.em, { userId });
      if (change && !change.changed_at) await this.end(unit, change);
    });
  }

  /** Holds the account of a link's change before it looks at the change. */
  private async withChangeOf<T>(
    purpose: 'address-change' | 'address-keep',
    token: string,
    work: (unit: UnitOfWork, change: AddressChange, user: User) => Promise<T>,
  ): Promise<T> {
    const id = readSignedId(this.config.secrets, purpose, token);
    if (!id) throw new InvalidAddressLinkError();
    return this.transactions.run(async (unit) => {
      const found = await changeOf(unit.em, { id });
      if (!found) throw new InvalidAddressLinkError();
      const user = await this.accounts.lockAccount(unit.em, { id: found.user_id });
      const change = await changeOf(unit.em, { id });
      if (!change) throw new InvalidAddressLinkError();
      return work(unit, change, user);
    });
  }

  private async begin(
    unit: UnitOfWork,
    user: User,
    earlier: AddressChange | null,
    { email, sessionId }: { email: string; sessionId: string | null },
  ): Promise<AddressChange> {
    const address = addressKey(email);
    if (address === user.email) {
      throw new InvalidInputError({ newEmail: 'This is the address of the account already' });
    }
    await this.refuse(unit, user);
    if (earlier) await happened(unit.em, 'address-change-over', earlier.id);
    const change: AddressChange = {
      user_id: user.id,
      id: uuid(),
      old_address: user.email,
      new_address: address,
      by_staff: sessionId === null,
      session_id: sessionId,
      asked_at: unit.now,
      changed_at: null,
    };
    await writeChange(unit.em, change);
    return change;
  }

  private refuseSoon(earlier: AddressChange, email: string, now: Date): void {
    if (earlier.changed_at && !earlier.by_staff && !isOld(earlier, now))
      throw new AddressChangedLatelyError();
    const isSame = earlier.new_address === addressKey(email);
    const pause = isSame ? PAUSE_MS : this.config.RESEND_COOLDOWN_SECONDS * 1000;
    if (!earlier.changed_at && now.getTime() - earlier.asked_at.getTime() < pause)
      throw new AddressMailedError();
  }

  /** Roles belong to addresses, and so do closings that were confirmed. One that is only asked for ends with its link. */
  private async refuse(unit: UnitOfWork, { email }: User): Promise<void> {
    await this.erasure.refuseStaff(unit, email);
    if ((await lockClosure(unit.em, { address: email }))?.erase_at) throw new AccountClosesError();
  }

  /** Whether an address is somebody else's already: of an account, of one who helps, or of one who is to be forgotten. */
  private async isTaken(unit: UnitOfWork, address: string): Promise<boolean> {
    const { em } = unit;
    return (
      (await em.count(User, { email: address })) > 0 ||
      (await this.staff.roleOf(em, address)) !== null ||
      (await lockClosure(em, { address })) !== null
    );
  }

  private async move(unit: UnitOfWork, user: User, to: string, session: string | null): Promise<void> {
    const { em } = unit;
    const from = user.email;
    if (from !== to) {
      user.email = to;
      try {
        await em.flush();
      } catch (error) {
        throw error instanceof UniqueConstraintViolationException ? new AddressTakenError() : error;
      }
      // What its owner does not want to be mailed holds at the new address as well. That it bounced was the old one's.
      const unwanted = (await reasonsOf(em, from)).filter((reason) => reason !== 'bounced');
      if (unwanted.length > 0) await suppress(em, to, unwanted);
      await forgetBounce(em, to);
      await this.moves.move(unit, { from, to });
    }
    await em.nativeDelete(Session, { user, ...(session && { id: { $ne: session } }) });
    await this.accounts.voidLinks(unit, user.id);
    await happened(em, 'signed-in', user.id);
  }

  private async end(unit: UnitOfWork, { id, user_id }: AddressChange): Promise<void> {
    await happened(unit.em, 'address-change-over', id);
    await dropChange(unit.em, user_id);
    await this.audit.record(unit, { action: userActs['address.kept'], about: user_id });
  }

  private mail(
    unit: UnitOfWork,
    change: AddressChange,
    step: MailProps['address-change']['step'],
    address: string,
  ): void {
    const { id, old_address, new_address, by_staff } = change;
    this.outbox.put(unit, {
      kind: 'address-change',
      props: {
        step,
        changeId: id,
        byStaff: by_staff,
        // Shortened: whoever reads the one address need not learn the other.
        other: shortenedAddress(address === old_address ? new_address : old_address),
        until: endOf(change).toISOString(),
      },
      recipient: { name: null, address },
      about: id,
      endsAt: endOf(change),
    });
  }
}
