import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { OUTSIDE_CONTENT, type OutsideContent } from '@tablefall/platform/edition/edition.entity';

/** One of the two days, in the words the site shows. */
@ApiSchema({ name: 'EditionDay' })
export class EditionDayDto {
  @ApiProperty({ example: 'Friday' })
  day!: string;

  @ApiProperty({ example: 'October 10' })
  monthDay!: string;

  @ApiProperty({ example: '2025-10-10', format: 'date' })
  date!: string;

  @ApiProperty({ example: '12:00 PM' })
  startTime!: string;

  @ApiProperty({ example: '10:00 PM' })
  endTime!: string;

  @ApiProperty({ example: '2025-10-10T16:00:00.000Z', format: 'date-time' })
  start!: string;

  @ApiProperty({ example: '2025-10-11T02:00:00.000Z', format: 'date-time' })
  end!: string;
}

@ApiSchema({ name: 'Venue' })
export class VenueDto {
  @ApiProperty({ example: 'Riverside Hall' })
  name!: string;

  @ApiProperty({ example: '14 Canal Street' })
  address!: string;
}

/** Where the site points to; null where nothing is configured. */
@ApiSchema({ name: 'EditionLinks' })
export class EditionLinksDto {
  @ApiProperty({ example: 'https://social.example/tablefall', description: 'The social-media page.' })
  social!: string;

  @ApiProperty({ type: String, nullable: true, description: 'The form that the newsletter page embeds.' })
  newsletterForm!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Where badges can be paid for in advance.' })
  payment!: string | null;

  @ApiProperty({ example: 'volunteers@tablefall.example' })
  volunteerEmail!: string;
}

/** The picture that stands in the header in the place of the product's own sign and name. */
@ApiSchema({ name: 'EditionLogo' })
export class EditionLogoDto {
  @ApiProperty({ example: '/media/logos/0199c2a4-7f5e-7c11-9d0b-3e2b6c1f4a55.webp' })
  url!: string;

  @ApiProperty({ description: 'Pixels of the file.', example: 420 })
  width!: number;

  @ApiProperty({ example: 120 })
  height!: number;
}

/** What holds for joining games of the schedule. */
@ApiSchema({ name: 'SignUpRules' })
export class SignUpRulesDto {
  @ApiProperty({ description: 'Whether somebody needs a badge; children of 9 and under come without.' })
  needsBadge!: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'From when on people join; null where they always could.',
  })
  opensAt!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'How many games of others a person joins.' })
  gamesPerPerson!: number | null;

  @ApiProperty({
    description: 'Whether children of 9 and under need an adult of the family in the same game.',
  })
  childrenNeedAdult!: boolean;

  @ApiProperty({ description: 'Whether people say which games they would like to play.' })
  takesWishes!: boolean;
}

/** The edition of the convention that the site is about. */
@ApiSchema({ name: 'Edition' })
export class EditionDto {
  @ApiProperty({ example: 'Tablefall' })
  productName!: string;

  @ApiProperty({ example: 'Second Shelf Media' })
  sponsorName!: string;

  @ApiProperty({ type: EditionLogoDto, nullable: true })
  logo!: EditionLogoDto | null;

  @ApiProperty({ description: 'Start of the first day.', format: 'date-time' })
  startDate!: string;

  @ApiProperty({ description: 'End of the second day.', format: 'date-time' })
  endDate!: string;

  @ApiProperty({ example: 'America/New_York' })
  timeZone!: string;

  @ApiProperty({ type: [EditionDayDto] })
  days!: EditionDayDto[];

  @ApiProperty({ example: 250 })
  registrationCapacity!: number;

  @ApiProperty({ description: 'For one badge; it covers both days.', example: 10 })
  admissionPrice!: number;

  @ApiProperty({ description: 'ISO 4217.', example: 'USD' })
  currency!: string;

  @ApiProperty({
    description: 'Days without a change after which a seller is asked whether a game is still for sale.',
    example: 30,
  })
  listingRenewDays!: number;

  @ApiProperty({
    description: 'Until when people give back and hand on badges by themselves.',
    format: 'date-time',
  })
  badgesChangeUntil!: string;

  @ApiProperty({
    enum: OUTSIDE_CONTENT,
    enumName: 'OutsideContent',
    description: 'When pictures of the board-game database and the newsletter form load.',
  })
  outsideContent!: OutsideContent;

  @ApiProperty({ type: SignUpRulesDto })
  signUp!: SignUpRulesDto;

  @ApiProperty({ type: VenueDto })
  venue!: VenueDto;

  @ApiProperty({ type: EditionLinksDto })
  links!: EditionLinksDto;

  @ApiProperty({
    description: "Key of the signed-in user in the browser's storage.",
    example: 'bguser-oct2025',
  })
  storageKey!: string;
}
