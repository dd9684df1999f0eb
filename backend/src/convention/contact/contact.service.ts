import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { type ContactForm, ContactMessage } from './contact-message.entity.ts';

/** Messages to the people who run the convention. */
@Injectable()
export class ContactService {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  /** Keeps a message and mails it to the administrator and every organiser. */
  async sendMessage(form: ContactForm): Promise<void> {
    await this.outbox.transaction(async ({ em, now, mail }) => {
      const message = new ContactMessage(form, now);
      em.persist(message);
      for (const address of this.staff()) {
        mail({
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
