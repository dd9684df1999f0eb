import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema, IntersectionType } from '@nestjs/swagger';
import {
  EDITION_STATES,
  type EditionState,
  OUTSIDE_CONTENT,
  type OutsideContent,
} from '@tablefall/platform/edition/edition.entity';
import { Transform } from 'class-transformer';
import { IsOptional, IsUrl, MaxLength } from 'class-validator';
import { EditionLogoDto } from '../../convention/edition/edition.dto.ts';
import { ToldMailDto } from '../../email/mailings/mail-preview.dto.ts';
import { IN_SENDING_HOURS, LeavesAt } from '../../email/sending-hours/leaves.dto.ts';
import { CalendarDate } from '../../http/input/calendar-date.ts';
import { Choice, Flag } from '../../http/input/choice.ts';
import { Email } from '../../http/input/email.ts';
import { Whole } from '../../http/input/numbers.ts';
import { OneLine } from '../../http/input/text.ts';
import { FilledFrom, Version } from '../../http/input/version.ts';
import { LocalTime, SignUpRulesFormDto } from './edition-days.dto.ts';

const MAX_CAPACITY = 100_000;
const MAX_PRICE = 100_000;
const URL_MAX = 500;
const CURRENCIES = Intl.supportedValuesOf('currency');

/** An address of a page; with an empty field none. */
function PageAddress(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (value === '' ? null : value)),
    IsUrl(
      { protocols: ['https', 'http'], require_protocol: true, require_tld: false, allow_underscores: true },
      { message: 'Please enter an address that begins with https://' },
    ),
    ApiProperty({ maxLength: URL_MAX }),
    MaxLength(URL_MAX, { message: `Please use at most ${URL_MAX} characters` }),
  );
}

/** What an organiser says of an edition. */
@ApiSchema({ name: 'EditionForm' })
export class EditionFormDto extends SignUpRulesFormDto {
  @OneLine(60, 'Please enter the name of the site', { example: 'Tablefall' })
  productName!: string;

  @OneLine(80, 'Please enter who presents the convention', { example: 'Second Shelf Media' })
  sponsorName!: string;

  @Whole(1, MAX_CAPACITY, {
    message: 'Please enter a whole number of badges',
    tooLow: 'There must be at least 1 badge',
    tooHigh: `There can be at most ${MAX_CAPACITY} badges`,
    example: 250,
  })
  capacity!: number;

  @Whole(0, MAX_PRICE, {
    message: 'Please enter a whole number',
    tooLow: 'The price cannot be below 0',
    tooHigh: `The price can be at most ${MAX_PRICE}`,
    example: 10,
    description: 'For one badge, in whole units of the currency.',
  })
  price!: number;

  @Choice(CURRENCIES, {
    // Too many to be named in the document.
    enum: undefined,
    type: String,
    pattern: '^[A-Z]{3}$',
    message: 'Please enter a currency by its three letters, such as USD',
    example: 'USD',
    description: 'ISO 4217.',
  })
  currency!: string;

  @OneLine(100, 'Please enter the name of the hall', { example: 'Riverside Hall' })
  venueName!: string;

  @OneLine(200, 'Please enter the address of the hall', { example: '14 Canal Street' })
  venueAddress!: string;

  @ApiProperty({ example: 'https://social.example/tablefall', description: 'The social-media page.' })
  @PageAddress()
  socialUrl!: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'The form that the newsletter page embeds.',
  })
  @PageAddress()
  @IsOptional()
  newsletterFormUrl: string | null = null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Where badges can be paid for in advance.',
  })
  @PageAddress()
  @IsOptional()
  paymentUrl: string | null = null;

  @Email({ message: 'Please enter an e-mail address', example: 'volunteers@tablefall.example' })
  volunteerEmail!: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: '2025-10-03T18:00',
    description:
      'Local time until which people give back and hand on badges by themselves; until the first day begins with null. Left out, it stays as it is.',
  })
  @LocalTime()
  @Transform(({ value }) => (value === '' ? null : value))
  @IsOptional()
  badgesChangeUntil?: string | null;

  @Choice(OUTSIDE_CONTENT, {
    message: 'Please choose when they load',
    optional: true,
    enumName: 'OutsideContent',
    description:
      'When pictures of the board-game database and the newsletter form load in browsers. Left out, it stays as it is.',
  })
  outsideContent?: OutsideContent;
}

@ApiSchema({ name: 'EditionUpdate' })
export class EditionUpdateDto extends EditionFormDto {
  @FilledFrom()
  version?: string;

  @Flag(IN_SENDING_HOURS)
  inSendingHours?: boolean = false;
}

/** The next edition: everything but its days is as in the last one. */
@ApiSchema({ name: 'NewEdition' })
export class NewEditionDto {
  @CalendarDate({ example: '2026-10-09' })
  firstDay!: string;

  @CalendarDate({ example: '2026-10-10' })
  secondDay!: string;
}

@ApiSchema({ name: 'EditionOpening' })
export class EditionOpeningDto {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: '2026-03-01T09:00',
    description: 'Local time of the edition’s zone; now when left out.',
  })
  @LocalTime()
  @IsOptional()
  at: string | null = null;
}

class EditionStanding {
  @ApiProperty({ example: '2025-10', description: 'Never changes, whatever becomes of the dates.' })
  key!: string;

  @ApiProperty({ enum: EDITION_STATES, enumName: 'EditionState' })
  state!: EditionState;

  @ApiProperty({ type: EditionLogoDto, nullable: true })
  logo!: EditionLogoDto | null;

  @ApiProperty({ format: 'date-time' })
  stateSince!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When a draft opens by itself.',
  })
  opensAt!: string | null;

  @ApiProperty({ description: 'Whether it is the one that the site shows.' })
  isShown!: boolean;

  @ApiProperty({ format: 'date-time', description: 'End of its second day.' })
  end!: string;

  @ApiProperty({ description: 'Badges that are taken.' })
  badgesTaken!: number;

  @ApiProperty()
  registrations!: number;

  @ApiProperty({ description: 'Events of its schedule.' })
  events!: number;

  @Version()
  version!: string;
}

/** An edition as organisers see it. */
@ApiSchema({ name: 'OrganisedEdition' })
export class OrganisedEditionDto extends IntersectionType(EditionFormDto, EditionStanding) {}

@ApiSchema({ name: 'EditionChange' })
export class EditionChangeDto {
  @ApiProperty({ example: 'capacity', description: 'Name of the field.' })
  field!: string;

  @ApiProperty({ example: 'Badges' })
  label!: string;

  @ApiProperty({ example: '250' })
  before!: string;

  @ApiProperty({ example: '280' })
  after!: string;

  @ApiProperty({ type: String, nullable: true, example: '63 badges are taken.' })
  effect!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '12 people',
    description: 'Who is mailed of it, if anybody.',
  })
  tells!: string | null;
}

/** What saving a form would do now. */
@ApiSchema({ name: 'EditionPreview' })
export class EditionPreviewDto {
  @ApiProperty({ type: [EditionChangeDto] })
  changes!: EditionChangeDto[];

  @ApiProperty({ description: 'Accounts that are mailed.' })
  people!: number;

  @ApiProperty({
    type: ToldMailDto,
    nullable: true,
    description: 'What one of them gets, as the edition would be then; null where nobody is mailed.',
  })
  mail!: ToldMailDto | null;

  @LeavesAt()
  leavesAt!: string | null;
}
