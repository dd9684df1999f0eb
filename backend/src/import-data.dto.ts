import { KINDS_WITH_PLACES, type MailKind, MESSAGE_MAX } from '@tablefall/mail';
import { Transform } from 'class-transformer';
import { IsArray, IsOptional } from 'class-validator';
import { MAX_ATTENDEES } from './convention/registration/registration.policy.ts';
import type { ImportedRegistration } from './convention/registration/registration-import.ts';
import { AttendeeFormDto } from './convention/registration/registrations.dto.ts';
import { DraftFormDto } from './email/admin-tools/drafts/drafts.dto.ts';
import { TOOLS, type Tool } from './email/tools.ts';
import { ImportedEventDto } from './events/import/event-import.dto.ts';
import { ImportedFlagDto } from './events/import/flag-import.dto.ts';
import { GamedayFormDto } from './gamedays/gamedays.dto.ts';
import type { Answer } from './gamedays/invitation.entity.ts';
import { ACCEPTED, REJECTED } from './gamedays/invitation-status.ts';
import { GUESTS_MAX } from './gamedays/party.ts';
import { Choice, Flag } from './http/input/choice.ts';
import { EditionKey } from './http/input/edition-key.ts';
import { Email } from './http/input/email.ts';
import { Id } from './http/input/id.ts';
import { ListOf, Part } from './http/input/list-of.ts';
import { MomentAsDate } from './http/input/moment.ts';
import { Whole } from './http/input/numbers.ts';
import { PersonName } from './http/input/person-name.ts';
import { AnyText, OptionalParagraphs } from './http/input/text.ts';
import { ImportedListingDto } from './marketplace/import/listing-import.dto.ts';
import { MailWordsDto } from './organise/texts/texts.dto.ts';
import { ImportedShiftDto } from './shifts/import/shift-import.dto.ts';
import { ImportedWishDto } from './wishes/import/wish-import.dto.ts';

class ImportedRegistrationDto implements Omit<ImportedRegistration, 'paidBadges'> {
  @EditionKey()
  edition!: string;

  @Email()
  email!: string;

  @MomentAsDate()
  registeredAt!: Date;

  /** Whether all of its badges are paid. */
  @Flag()
  paid!: boolean;

  @ListOf(AttendeeFormDto, { max: MAX_ATTENDEES })
  attendees!: AttendeeFormDto[];
}

/** A badge that its owner offers to an address. */
class ImportedBadgeOfferDto {
  @Email()
  email!: string;

  /** Whose badge it is. */
  @PersonName()
  name!: string;

  @Email()
  to!: string;
}

class ImportedAnswerDto implements Answer {
  @Choice([ACCEPTED, REJECTED])
  status!: Answer['status'];

  @Whole(0, GUESTS_MAX)
  additionalGuests = 0;

  @OptionalParagraphs(1_000, 'replyComments is too long')
  replyComments: string | null = null;
}

class ImportedGuestDto {
  @PersonName()
  name!: string;

  @Email()
  email!: string;

  @Part(ImportedAnswerDto, { optional: true })
  answer?: ImportedAnswerDto;

  /** Waits for so many seats, after all have answered. */
  @Whole(1, 1 + GUESTS_MAX, { optional: true })
  waitsFor?: number;

  /** Given last, when others wait. */
  @Part(ImportedAnswerDto, { optional: true })
  laterAnswer?: ImportedAnswerDto;
}

class ImportedGamedayDto extends GamedayFormDto {
  @ListOf(ImportedGuestDto)
  guests!: ImportedGuestDto[];
}

class ImportedMailingDto {
  /** The same one again changes nothing. */
  @Id()
  id!: string;

  @Choice(TOOLS)
  tool!: Tool;

  @OptionalParagraphs(MESSAGE_MAX, 'message is too long')
  message: string | null = null;

  /** Whom a message goes to instead of past registrants. */
  @IsArray()
  @IsOptional()
  recipients?: { name: string; email: string }[];

  /** `YYYY-MM-DDTHH:mm` in the convention's zone; at once when not given. */
  @AnyText({ optional: true })
  sendAt?: string;
}

class ImportedDraftDto extends DraftFormDto {
  @Id()
  id!: string;
}

class ImportedTextDto extends MailWordsDto {
  @Choice(KINDS_WITH_PLACES)
  kind!: MailKind;

  /** Kept for later, not used. */
  @Flag()
  isDraft = false;
}

/** The content of a file for `import-data.js`. */
export class ImportedDataDto {
  @Transform(({ value }) => value ?? [])
  @ListOf(ImportedRegistrationDto)
  registrations: ImportedRegistrationDto[] = [];

  @Transform(({ value }) => value ?? [])
  @ListOf(ImportedBadgeOfferDto)
  badgeOffers: ImportedBadgeOfferDto[] = [];

  @Transform(({ value }) => value ?? [])
  @ListOf(ImportedGamedayDto)
  gamedays: ImportedGamedayDto[] = [];

  @Transform(({ value }) => value ?? [])
  @ListOf(ImportedMailingDto)
  mailings: ImportedMailingDto[] = [];

  @Transform(({ value }) => value ?? [])
  @ListOf(ImportedDraftDto)
  drafts: ImportedDraftDto[] = [];

  @Transform(({ value }) => value ?? [])
  @ListOf(ImportedEventDto)
  events: ImportedEventDto[] = [];

  @Transform(({ value }) => value ?? [])
  @ListOf(ImportedFlagDto)
  flags: ImportedFlagDto[] = [];

  @Transform(({ value }) => value ?? [])
  @ListOf(ImportedShiftDto)
  shifts: ImportedShiftDto[] = [];

  @Transform(({ value }) => value ?? [])
  @ListOf(ImportedWishDto)
  wishes: ImportedWishDto[] = [];

  /** Become seats at once, by the draw of the edition. */
  @Flag()
  wishesAreDrawn = false;

  @Transform(({ value }) => value ?? [])
  @ListOf(ImportedListingDto)
  listings: ImportedListingDto[] = [];

  @Transform(({ value }) => value ?? [])
  @ListOf(ImportedTextDto)
  texts: ImportedTextDto[] = [];
}
