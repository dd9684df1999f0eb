import type { RegistrationFacts } from '@tablefall/mail';
import type { Config } from '@tablefall/platform/config/config';
import { editionOf } from '../edition/edition.ts';
import type { Registration } from './registration.entity.ts';

/** What the mails about a registration tell; null when the address is not registered for this edition. */
export function registrationFacts(
  registration: Registration | null,
  config: Config,
): Omit<RegistrationFacts, 'codeId'> {
  const { days, venue, links, admissionPrice } = editionOf(config);
  return {
    days: days.map(({ date, startTime, endTime }) => ({ date, hours: `${startTime} – ${endTime}` })),
    venue,
    attendees: (registration?.attendees.getItems() ?? []).map(({ name, badge }) => ({
      name: name.name,
      badge,
    })),
    amountDue: admissionPrice * (registration?.unpaidBadges ?? 0),
    paymentLink: links.payment,
  };
}
