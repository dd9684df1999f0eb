import type { Site } from '@tablefall/mail';
import type { Config } from './config.ts';

/** The site as mails present it. */
export function siteOf(config: Config): Site {
  return {
    productName: config.PRODUCT_NAME,
    sponsorName: config.SPONSOR_NAME,
    publicUrl: config.PUBLIC_URL,
    timeZone: config.CONVENTION_TIME_ZONE,
    mailFrom: config.MAIL_FROM,
    secret: config.APP_SECRET,
  };
}
