import { Injectable } from '@nestjs/common';
import { LOW_PRIORITY, type NewMail, type RegistrationFacts } from '@tablefall/mail';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { AnonymousMails } from '../../http/access/throttling/anonymous-mails.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import type { User } from '../../users/user.entity.ts';
import { EditionService } from '../edition/edition.service.ts';
import type { Registration } from './registration.entity.ts';

type RegistrationMailKind =
  | 'registration-confirmation'
  | 'registration-link'
  | 'registration-reminder'
  | 'registration-released';

export interface RegistrationMail {
  kind: RegistrationMailKind;
  user: User;
  /** Null for somebody who is not registered for this edition. */
  registration: Registration | null;
  /** Names the browser that asked and may use the link without a click; no browser asked when it is not given. */
  nonce?: string;
  /** The network of the visitor who caused the mail; a job or the door caused it when it is not given. */
  network?: string;
  /** The door was told the address. A visitor types it, so with a network it counts as typed. */
  isTyped?: boolean;
  /** Of a reminder: when the badges go to others. */
  endsAt?: Date;
}

/** The mails about a registration; each carries a link of its own, which signs in. */
@Injectable()
export class RegistrationMails {
  constructor(
    private readonly accounts: AccountsService,
    private readonly outbox: Outbox,
    private readonly anonymousMails: AnonymousMails,
    private readonly edition: EditionService,
  ) {}

  put(
    unit: UnitOfWork,
    { kind, user, registration, nonce, network, isTyped, endsAt }: RegistrationMail,
  ): void {
    const codeId = this.accounts.issueRegistrationLink(unit, user, nonce);
    const mail: NewMail<RegistrationMailKind> = {
      kind,
      props: { codeId, ...this.factsOf(registration) },
      recipient: { name: user.names[0]?.name ?? null, address: user.email },
      about: user.id,
      endsAt,
      isTyped,
      // Nobody has shown yet that they want it.
      priority: LOW_PRIORITY,
    };
    if (network === undefined) {
      this.outbox.put(unit, mail);
    } else {
      this.anonymousMails.put(unit, network, mail);
    }
  }

  private factsOf(registration: Registration | null): Omit<RegistrationFacts, 'codeId'> {
    return {
      ...this.edition.mailFacts,
      attendees: (registration?.attendees.getItems() ?? []).map(({ id, name, badge }) => ({
        id,
        name: name.name,
        badge,
      })),
      amountDue: this.edition.details.admissionPrice * (registration?.unpaidBadges ?? 0),
      heldUntil: registration?.openHold?.toISOString() ?? null,
    };
  }
}
