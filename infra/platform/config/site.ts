import type { Site } from '@tablefall/mail';
import type { ShownEdition } from '../edition/first-edition.ts';
import type { Config } from './config.ts';

/** The site as mails present it. */
export function siteOf(config: Config, edition: ShownEdition): Site {
  const { productName, sponsorName, timeZone, currency, startsAt, endsAt } = edition;
  return {
    productName,
    sponsorName,
    timeZone,
    currency,
    dates: [startsAt, endsAt].map((time) => time.slice(0, 'yyyy-MM-dd'.length)),
    venue: { name: edition.venueName, address: edition.venueAddress },
    publicUrl: config.PUBLIC_URL,
    mailFrom: config.MAIL_FROM,
    secrets: config.secrets,
  };
}
