import type { Site } from '@tablefall/mail';
import type { ShownEdition } from '../edition/first-edition.ts';
import type { Config } from './config.ts';

/** The site as mails present it. */
export function siteOf(config: Config, { productName, sponsorName, timeZone, currency }: ShownEdition): Site {
  return {
    productName,
    sponsorName,
    timeZone,
    currency,
    publicUrl: config.PUBLIC_URL,
    mailFrom: config.MAIL_FROM,
    secret: config.APP_SECRET,
  };
}
