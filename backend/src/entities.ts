// Written by `npm run contract` from the files that define entities.
import { BoardGameSchema } from './catalogue/board-game.entity.ts';
import { BadgeBlockSchema } from './convention/badges/badge-block.entity.ts';
import { BadgeQueueEntrySchema } from './convention/badges/badge-queue-entry.entity.ts';
import { EditionBadgesSchema } from './convention/badges/edition-badges.entity.ts';
import { ContactMessage } from './convention/contact/contact-message.entity.ts';
import { EditionContentSchema } from './convention/content/edition-content.entity.ts';
import { LateWalkInSchema } from './convention/door/late-walk-in.entity.ts';
import { EditionLogoSchema } from './convention/edition/edition-logo.entity.ts';
import { EditionRemainsSchema } from './convention/edition/edition-remains.entity.ts';
import { BadgeOfferSchema } from './convention/registration/badge-offer.entity.ts';
import { Attendee, Registration } from './convention/registration/registration.entity.ts';
import { EditionFiguresSchema } from './convention/statistics/edition-figures.entity.ts';
import { DraftSchema } from './email/admin-tools/drafts/draft.entity.ts';
import { AudienceMemberSchema, AudienceSchema, ShownAudienceSchema } from './email/audiences/audience.entity.ts';
import { ToolUseSchema } from './email/mailings/tool-use.entity.ts';
import { ToolsPasswordSchema } from './email/tools-password/tools-password.entity.ts';
import { EventDiscussionSchema } from './events/discussions/event-discussion.entity.ts';
import { CancelledEventSchema, Event } from './events/event.entity.ts';
import { TableFlagSchema } from './events/hall/table-flag.entity.ts';
import { EventMessageSchema } from './events/messages/event-message.entity.ts';
import { LeftEventSchema, ParticipantSchema, WaitlistEntrySchema } from './events/participant.entity.ts';
import { ScheduleSettingsSchema } from './events/settings/schedule-settings.entity.ts';
import { GamedayQueueEntrySchema } from './gamedays/gameday-queue-entry.entity.ts';
import { GamedayWaveGuestSchema, GamedayWaveSchema } from './gamedays/gameday-wave.entity.ts';
import { Gameday } from './gamedays/gameday.entity.ts';
import { Invitation } from './gamedays/invitation.entity.ts';
import { MaintenanceSchema } from './http/maintenance/maintenance.entity.ts';
import { ListingDiscussionSchema } from './marketplace/discussions/discussion-entry.entity.ts';
import { ListingChangeSchema } from './marketplace/history/listing-changes.ts';
import { ListingQueueSchema } from './marketplace/interest/queue-entry.entity.ts';
import { Listing } from './marketplace/listing.entity.ts';
import { ListingReportSchema } from './marketplace/moderation/listing-report.entity.ts';
import { ListingPhotoSchema } from './marketplace/photos/listing-photo.entity.ts';
import { Shift, ShiftHelperSchema, ShiftInviteeSchema, ShiftPlanSchema } from './shifts/shift.entity.ts';
import { BackupSuccessSchema } from './system/backup/backup-success.entity.ts';
import { AlarmSchema } from './system/doctor/alarm.entity.ts';
import { AddressChangeSchema } from './users/addresses/address-change.entity.ts';
import { ClosureSchema } from './users/closing/closure.entity.ts';
import { DoorBrowserSchema } from './users/door-links/door-browser.entity.ts';
import { DoorLinkSchema } from './users/door-links/door-link.entity.ts';
import { PushDeviceSchema } from './users/push/push-device.entity.ts';
import { Session } from './users/session.entity.ts';
import { SignInCode } from './users/sign-in-code.entity.ts';
import { StaffSchema } from './users/staff/staff.entity.ts';
import { ApiTokenSchema } from './users/tokens/api-token.entity.ts';
import { User, UserName } from './users/user.entity.ts';
import { DrawSchema, DrawnNameSchema } from './wishes/draws/draw.entity.ts';
import { WishFriendLinkSchema, WishFriendSchema, WishNameSchema, WishSchema, WishSettingsSchema } from './wishes/wish.entity.ts';
import { Mail, MailTextSchema, MailWordsSchema, Mailing, SuppressionSchema } from '@tablefall/mail';
import { AuditEntrySchema } from '@tablefall/platform/audit/audit-entry.entity';
import { Edition } from '@tablefall/platform/edition/edition.entity';
import { JobFailureSchema, JobSchema } from '@tablefall/platform/jobs/job.tables';
import { MailHoldSchema, MailingRequestSchema, MailingResendSchema } from '@tablefall/platform/outbox/outbox.tables';
import { ProcessSeenSchema } from '@tablefall/platform/processes/process-seen.tables';

/** Every entity of the backend's database. */
export const entities = [
  BoardGameSchema,
  BadgeBlockSchema,
  BadgeQueueEntrySchema,
  EditionBadgesSchema,
  ContactMessage,
  EditionContentSchema,
  LateWalkInSchema,
  EditionLogoSchema,
  EditionRemainsSchema,
  BadgeOfferSchema,
  Attendee,
  Registration,
  EditionFiguresSchema,
  DraftSchema,
  AudienceMemberSchema,
  AudienceSchema,
  ShownAudienceSchema,
  ToolUseSchema,
  ToolsPasswordSchema,
  EventDiscussionSchema,
  CancelledEventSchema,
  Event,
  TableFlagSchema,
  EventMessageSchema,
  LeftEventSchema,
  ParticipantSchema,
  WaitlistEntrySchema,
  ScheduleSettingsSchema,
  GamedayQueueEntrySchema,
  GamedayWaveGuestSchema,
  GamedayWaveSchema,
  Gameday,
  Invitation,
  MaintenanceSchema,
  ListingDiscussionSchema,
  ListingChangeSchema,
  ListingQueueSchema,
  Listing,
  ListingReportSchema,
  ListingPhotoSchema,
  Shift,
  ShiftHelperSchema,
  ShiftInviteeSchema,
  ShiftPlanSchema,
  BackupSuccessSchema,
  AlarmSchema,
  AddressChangeSchema,
  ClosureSchema,
  DoorBrowserSchema,
  DoorLinkSchema,
  PushDeviceSchema,
  Session,
  SignInCode,
  StaffSchema,
  ApiTokenSchema,
  User,
  UserName,
  DrawSchema,
  DrawnNameSchema,
  WishFriendLinkSchema,
  WishFriendSchema,
  WishNameSchema,
  WishSchema,
  WishSettingsSchema,
  Mail,
  MailTextSchema,
  MailWordsSchema,
  Mailing,
  SuppressionSchema,
  AuditEntrySchema,
  Edition,
  JobFailureSchema,
  JobSchema,
  MailHoldSchema,
  MailingRequestSchema,
  MailingResendSchema,
  ProcessSeenSchema,
];
