import type { RegistrationFacts } from './registration-facts.ts';
import type { Testable } from './template.ts';
import type { AccountClosingProps } from './templates/account-closing/template.ts';
import type { AddressChangeProps } from './templates/address-change/template.ts';
import type { BadgeNoticeProps } from './templates/badge-notice/template.ts';
import type { BadgeOfferProps } from './templates/badge-offer/template.ts';
import type { BadgeQueueProps } from './templates/badge-queue/template.ts';
import type { ContactMessageProps } from './templates/contact-message/template.ts';
import type { EventMessageProps } from './templates/event-message/template.ts';
import type { EventNoticeProps } from './templates/event-notice/template.ts';
import type { GamedayChangeProps } from './templates/gameday-change/template.ts';
import type { GamedayInvitationProps } from './templates/gameday-invitation/template.ts';
import type { GamedayMessageProps } from './templates/gameday-message/template.ts';
import type { GamedayReminderProps } from './templates/gameday-reminder/template.ts';
import type { GamedayRsvpProps } from './templates/gameday-rsvp/template.ts';
import type { ListingNoticeProps } from './templates/listing-notice/template.ts';
import type { ListingReportProps } from './templates/listing-report/template.ts';
import type { MessageProps } from './templates/message/template.ts';
import type { PastRegistrantsProps } from './templates/past-registrants/template.ts';
import type { RetentionReportProps } from './templates/retention-report/template.ts';
import type { RsvpOfferProps } from './templates/rsvp-offer/template.ts';
import type { SignInProps } from './templates/sign-in/template.ts';
import type { StaffWelcomeProps } from './templates/staff-welcome/template.ts';
import type { TwoDaysProps } from './templates/two-days/template.ts';

/** Every kind of mail with the props it is rendered from. */
export interface MailProps {
  'sign-in': SignInProps;
  'staff-welcome': StaffWelcomeProps;
  'account-closing': AccountClosingProps;
  'address-change': AddressChangeProps;
  'gameday-invitation': GamedayInvitationProps;
  'gameday-reminder': GamedayReminderProps;
  'gameday-rsvp': GamedayRsvpProps;
  'gameday-change': GamedayChangeProps;
  'gameday-message': GamedayMessageProps;
  'rsvp-offer': RsvpOfferProps;
  'registration-confirmation': RegistrationFacts;
  'registration-link': RegistrationFacts;
  'registration-reminder': RegistrationFacts;
  'registration-released': RegistrationFacts;
  'badge-offer': BadgeOfferProps;
  'badge-notice': BadgeNoticeProps;
  'badge-queue': BadgeQueueProps;
  'registration-review': RegistrationFacts;
  'registration-unpaid': RegistrationFacts;
  'two-days': TwoDaysProps;
  'past-registrants': PastRegistrantsProps;
  message: MessageProps;
  test: Testable;
  'contact-message': ContactMessageProps;
  'event-notice': EventNoticeProps;
  'event-message': EventMessageProps;
  'listing-notice': ListingNoticeProps;
  'listing-report': ListingReportProps;
  'retention-report': RetentionReportProps;
}

export type MailKind = keyof MailProps;
