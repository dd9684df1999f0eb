import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { Transactions } from '@tablefall/platform/database/transactions';
import { Ledger } from '@tablefall/platform/ledger/ledger';
import { type ContactForm, ContactMessage } from './contact-message.entity.ts';

/** Messages to the people who run the convention. */
@Injectable()
export class ContactService {
  constructor(
    private readonly transactions: Transactions,
    private readonly ledger: Ledger,
    private readonly config: Config,
  ) {}

  /** Keeps a message and mails it to the administrator and every organiser. */
  async sendMessage(form: ContactForm): Promise<void> {
    await this.transactions.run(async (unit) => {
      const message = new ContactMessage(form, unit.now);
      unit.em.persist(message);
      for (const address of this.staff()) {
        this.ledger.put(unit, {
          kind: 'contact-message',
          props: { name: form.name, email: form.email, message: form.message },
          recipient: { name: null, address },
          about: message.id,
        });
      }
    });
  }

  private staff(): Set<string> {
    const { ADMIN_EMAIL, ORGANISER_EMAILS } = this.config;
    return new Set([ADMIN_EMAIL, ...ORGANISER_EMAILS].map((address) => address.toLowerCase()));
  }
}
