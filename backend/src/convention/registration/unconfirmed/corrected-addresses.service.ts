import { Injectable } from '@nestjs/common';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { AccountsService } from '../../../users/accounts.service.ts';
import { EditionService } from '../../edition/edition.service.ts';
import { Registration } from '../registration.entity.ts';
import { RegistrationRemovals } from '../registration-removals.service.ts';

/** What a form says of the address and of the one before. */
interface Correction {
  email: string;
  insteadOf?: string;
  line?: string;
}

/** A registration for a mistyped address gives way to the one for the right address. */
@Injectable()
export class CorrectedAddresses {
  constructor(
    private readonly accounts: AccountsService,
    private readonly removals: RegistrationRemovals,
    private readonly edition: EditionService,
  ) {}

  /**
   * Takes back the registration that a browser has made for another address, while nobody has confirmed it or paid for it; its mailed
   * link opens nothing from then on. Whoever has not made it, or types a known address, changes nothing and learns nothing.
   *
   * @param nonce see `SignInCookies.rememberBrowser`
   * @returns how many badges it held, which are still counted as taken
   */
  async takeBack(unit: UnitOfWork, { email, insteadOf, line }: Correction, nonce?: string): Promise<number> {
    // Whoever comes from the line has badges of its own, and has shown whose the address is.
    if (!insteadOf || !nonce || line || addressKey(insteadOf) === addressKey(email)) return 0;
    const { em } = unit;
    // Before anything is locked: for whoever has not made it, an address that is known costs what another one does.
    const known = await this.accounts.registeredBy(em, insteadOf, nonce);
    if (!known) return 0;
    const user = await this.accounts.lockAccount(em, known);
    const registration = await em.findOne(
      Registration,
      { user, edition: this.edition.key },
      { populate: ['attendees.name'] },
    );
    if (!registration?.openHold) return 0;
    // Anybody may ask for another link to the same address: only the first one says who registered.
    const { registeredAt, badges } = registration;
    if (!(await this.accounts.hasRegistrationLinkOf(em, user, nonce, registeredAt))) return 0;
    await this.accounts.voidLinks(unit, user.id);
    await this.removals.remove(unit, registration, 'kept');
    return badges;
  }
}
