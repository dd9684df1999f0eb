// Written by `npm run contract` from what stands beside it.
import { accountClosing } from './account-closing/mail.ts';
import { addressChange } from './address-change/mail.ts';
import { badgeNotice } from './badge-notice/mail.ts';
import { badgeOffer } from './badge-offer/mail.ts';
import { badgeQueue } from './badge-queue/mail.ts';
import { contactMessage } from './contact-message/mail.ts';
import { drawResult } from './draw-result/mail.ts';
import { eventMessage } from './event-message/mail.ts';
import { eventNotice } from './event-notice/mail.ts';
import { eventStarting } from './event-starting/mail.ts';
import { gamedayChange } from './gameday-change/mail.ts';
import { gamedayInvitation } from './gameday-invitation/mail.ts';
import { gamedayMessage } from './gameday-message/mail.ts';
import { gamedayReminder } from './gameday-reminder/mail.ts';
import { gamedayRsvp } from './gameday-rsvp/mail.ts';
import { listingNotice } from './listing-notice/mail.ts';
import { listingReport } from './listing-report/mail.ts';
import { message } from './message/mail.ts';
import { pastRegistrants } from './past-registrants/mail.ts';
import { registrationConfirmation } from './registration-confirmation/mail.ts';
import { registrationLink } from './registration-link/mail.ts';
import { registrationReleased } from './registration-released/mail.ts';
import { registrationReminder } from './registration-reminder/mail.ts';
import { registrationReview } from './registration-review/mail.ts';
import { registrationUnpaid } from './registration-unpaid/mail.ts';
import { retentionReport } from './retention-report/mail.ts';
import { rsvpOffer } from './rsvp-offer/mail.ts';
import { shiftNotice } from './shift-notice/mail.ts';
import { signIn } from './sign-in/mail.ts';
import { staffWelcome } from './staff-welcome/mail.ts';
import { tableFlag } from './table-flag/mail.ts';
import { test } from './test/mail.ts';
import { twoDays } from './two-days/mail.ts';
import { wrongCodes } from './wrong-codes/mail.ts';

export const kinds = {
  'account-closing': accountClosing,
  'address-change': addressChange,
  'badge-notice': badgeNotice,
  'badge-offer': badgeOffer,
  'badge-queue': badgeQueue,
  'contact-message': contactMessage,
  'draw-result': drawResult,
  'event-message': eventMessage,
  'event-notice': eventNotice,
  'event-starting': eventStarting,
  'gameday-change': gamedayChange,
  'gameday-invitation': gamedayInvitation,
  'gameday-message': gamedayMessage,
  'gameday-reminder': gamedayReminder,
  'gameday-rsvp': gamedayRsvp,
  'listing-notice': listingNotice,
  'listing-report': listingReport,
  message,
  'past-registrants': pastRegistrants,
  'registration-confirmation': registrationConfirmation,
  'registration-link': registrationLink,
  'registration-released': registrationReleased,
  'registration-reminder': registrationReminder,
  'registration-review': registrationReview,
  'registration-unpaid': registrationUnpaid,
  'retention-report': retentionReport,
  'rsvp-offer': rsvpOffer,
  'shift-notice': shiftNotice,
  'sign-in': signIn,
  'staff-welcome': staffWelcome,
  'table-flag': tableFlag,
  test,
  'two-days': twoDays,
  'wrong-codes': wrongCodes,
};
