import { Injectable } from '@nestjs/common';
import { Transactions } from '@tablefall/platform/database/transactions';
import { AnonymousMails } from '../../http/access/throttling/anonymous-mails.ts';
import { StaffService } from '../../users/staff/staff.service.ts';
import { type ContactForm, ContactMessage } from './contact-message.entity.ts';

/** Messages to the people who run the convention. */
@Injectable()
export class ContactService {
  constructor(
    private readonly transactions: Transactions,
    private readonly anonymousMails: AnonymousMails,
    private readonly staff: StaffService,
  ) {}

  /**
   * Keeps a message and mails it to the administrator and every organiser.
   * Throws TooManyRequestsError when the visitor's network has caused too much mail.
   */
  async sendMessage(form: ContactForm, network: string): Promise<void> {
    await this.anonymousMails.refuseOverCap(network);
    await this.transactions.run(async (unit) => {
      const message = new ContactMessage(form, unit.now);
      unit.em.persist(message);
      for (const address of await this.staff.addresses(unit.em)) {
        this.anonymousMails.put(unit, network, {
          kind: 'contact-message',
          props: { name: form.name, email: form.email, message: form.message },
          recipient: { name: null, address },
          about: message.id,
        });
      }
    });
  }
}
