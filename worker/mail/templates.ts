import type { MailKind, MailProps } from './catalogue.ts';
import type { Template } from './template.ts';
import { accountClosing } from './templates/account-closing/template.ts';
import { addressChange } from './templates/address-change/template.ts';
import { badgeNotice } from './templates/badge-notice/template.ts';
import { badgeOffer } from './templates/badge-offer/template.ts';
import { badgeQueue } from './templates/badge-queue/template.ts';
import { contactMessage } from './templates/contact-message/template.ts';
import { eventMessage } from './templates/event-message/template.ts';
import { eventNotice } from './templates/event-notice/template.ts';
import { gamedayChange } from './templates/gameday-change/template.ts';
import { gamedayInvitation } from './templates/gameday-invitation/template.ts';
import { gamedayMessage } from './templates/gameday-message/template.ts';
import { gamedayReminder } from './templates/gameday-reminder/template.ts';
import { gamedayRsvp } from './templates/gameday-rsvp/template.ts';
import { listingNotice } from './templates/listing-notice/template.ts';
import { listingReport } from './templates/listing-report/template.ts';
import { message } from './templates/message/template.ts';
import { pastRegistrants } from './templates/past-registrants/template.ts';
import { registrationConfirmation } from './templates/registration-confirmation/template.ts';
import { registrationLink } from './templates/registration-link/template.ts';
import { registrationReleased } from './templates/registration-released/template.ts';
import { registrationReminder } from './templates/registration-reminder/template.ts';
import { registrationReview } from './templates/registration-review/template.ts';
import { registrationUnpaid } from './templates/registration-unpaid/template.ts';
import { retentionReport } from './templates/retention-report/template.ts';
import { rsvpOffer } from './templates/rsvp-offer/template.ts';
import { signIn } from './templates/sign-in/template.ts';
import { staffWelcome } from './templates/staff-welcome/template.ts';
import { test } from './templates/test/template.ts';
import { twoDays } from './templates/two-days/template.ts';
import { wrongCodes } from './templates/wrong-codes/template.ts';

/** Every kind of mail and its template; a kind without one does not compile. */
export const templates: { [K in MailKind]: Template<MailProps[K]> } = {
  'sign-in': signIn,
  'wrong-codes': wrongCodes,
  'staff-welcome': staffWelcome,
  'account-closing': accountClosing,
  'address-change': addressChange,
  'gameday-invitation': gamedayInvitation,
  'gameday-reminder': gamedayReminder,
  'gameday-rsvp': gamedayRsvp,
  'gameday-change': gamedayChange,
  'gameday-message': gamedayMessage,
  'rsvp-offer': rsvpOffer,
  'registration-confirmation': registrationConfirmation,
  'registration-link': registrationLink,
  'registration-reminder': registrationReminder,
  'badge-offer': badgeOffer,
  'badge-notice': badgeNotice,
  'badge-queue': badgeQueue,
  'registration-review': registrationReview,
  'registration-unpaid': registrationUnpaid,
  'two-days': twoDays,
  'past-registrants': pastRegistrants,
  message,
  'registration-released': registrationReleased,
  'contact-message': contactMessage,
  'event-notice': eventNotice,
  'event-message': eventMessage,
  'listing-notice': listingNotice,
  'listing-report': listingReport,
  'retention-report': retentionReport,
  test,
};
