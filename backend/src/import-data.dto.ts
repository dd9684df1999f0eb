import { KINDS_WITH_PLACES, type MailKind, MESSAGE_MAX } from '@tablefall/mail';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDate,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
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
import { EditionKey } from './http/input/edition-key.ts';
import { Email } from './http/input/email.ts';
import { Id } from './http/input/id.ts';
import { PersonName } from './http/input/person-name.ts';
import { OptionalParagraphs } from './http/input/text.ts';
import { ImportedListingDto } from './marketplace/import/listing-import.dto.ts';
import { MailWordsDto } from './organise/texts/texts.dto.ts';

class ImportedRegistrationDto implements Omit<ImportedRegistration, 'paidBadges'> {
  @EditionKey()
  edition!: string;

  @Email()
  email!: string;

  @IsDate()
  @Type(() => Date)
  registeredAt!: Date;

  /** Whether all of its badges are paid. */
  @IsBoolean()
  paid!: boolean;

  @ValidateNested({ each: true })
  @Type(() => AttendeeFormDto)
  @ArrayMaxSize(MAX_ATTENDEES)
  @IsArray()
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
  @IsIn([ACCEPTED, REJECTED])
  status!: Answer['status'];

  @Max(GUESTS_MAX)
  @Min(0)
  @IsInt()
  additionalGuests = 0;

  @OptionalParagraphs(1_000, 'replyComments is too long')
  replyComments: string | null = null;
}

class ImportedGuestDto {
  @PersonName()
  name!: string;

  @Email()
  email!: string;

  @ValidateNested()
  @Type(() => ImportedAnswerDto)
  @IsOptional()
  answer?: ImportedAnswerDto;

  /** Waits for so many seats, after all have answered. */
  @Max(1 + GUESTS_MAX)
  @Min(1)
  @IsInt()
  @IsOptional()
  waitsFor?: number;

  /** Given last, when others wait. */
  @ValidateNested()
  @Type(() => ImportedAnswerDto)
  @IsOptional()
  laterAnswer?: ImportedAnswerDto;
}

class ImportedGamedayDto extends GamedayFormDto {
  @ValidateNested({ each: true })
  @Type(() => ImportedGuestDto)
  @IsArray()
  guests!: ImportedGuestDto[];
}

class ImportedMailingDto {
  /** The same one again changes nothing. */
  @Id()
  id!: string;

  @IsIn(TOOLS)
  tool!: Tool;

  @OptionalParagraphs(MESSAGE_MAX, 'message is too long')
  message: string | null = null;

  /** Whom a message goes to instead of past registrants. */
  @IsArray()
  @IsOptional()
  recipients?: { name: string; email: string }[];

  /** `YYYY-MM-DDTHH:mm` in the convention's zone; at once when not given. */
  @IsString()
  @IsOptional()
  sendAt?: string;
}

class ImportedDraftDto extends DraftFormDto {
  @Id()
  id!: string;
}

class ImportedTextDto extends MailWordsDto {
  @IsIn(KINDS_WITH_PLACES)
  kind!: MailKind;

  /** Kept for later, not used. */
  @IsBoolean()
  isDraft = false;
}

/** The content of a file for `import-data.js`. */
export class ImportedDataDto {
  @ValidateNested({ each: true })
  @Type(() => ImportedRegistrationDto)
  @Transform(({ value }) => value ?? [])
  @IsArray()
  registrations: ImportedRegistrationDto[] = [];

  @ValidateNested({ each: true })
  @Type(() => ImportedBadgeOfferDto)
  @Transform(({ value }) => value ?? [])
  @IsArray()
  badgeOffers: ImportedBadgeOfferDto[] = [];

  @ValidateNested({ each: true })
  @Type(() => ImportedGamedayDto)
  @Transform(({ value }) => value ?? [])
  @IsArray()
  gamedays: ImportedGamedayDto[] = [];

  @ValidateNested({ each: true })
  @Type(() => ImportedMailingDto)
  @Transform(({ value }) => value ?? [])
  @IsArray()
  mailings: ImportedMailingDto[] = [];

  @ValidateNested({ each: true })
  @Type(() => ImportedDraftDto)
  @Transform(({ value }) => value ?? [])
  @IsArray()
  drafts: ImportedDraftDto[] = [];

  @ValidateNested({ each: true })
  @Type(() => ImportedEventDto)
  @Transform(({ value }) => value ?? [])
  @IsArray()
  events: ImportedEventDto[] = [];

  @ValidateNested({ each: true })
  @Type(() => ImportedFlagDto)
  @Transform(({ value }) => value ?? [])
  @IsArray()
  flags: ImportedFlagDto[] = [];

  @ValidateNested({ each: true })
  @Type(() => ImportedListingDto)
  @Transform(({ value }) => value ?? [])
  @IsArray()
  listings: ImportedListingDto[] = [];

  @ValidateNested({ each: true })
  @Type(() => ImportedTextDto)
  @Transform(({ value }) => value ?? [])
  @IsArray()
  texts: ImportedTextDto[] = [];
}
