import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { STAFF_ROLES, type StaffRole } from '../../http/access/principal.ts';
import { Choice } from '../../http/input/choice.ts';
import { Email } from '../../http/input/email.ts';
import { Whole } from '../../http/input/numbers.ts';

@ApiSchema({ name: 'HelperAddress' })
export class HelperAddressDto {
  @Email({ message: 'Please enter an e-mail address', example: 'kofi.mensah@mail.example' })
  email!: string;
}

@ApiSchema({ name: 'HelperForm' })
export class HelperFormDto extends HelperAddressDto {
  @Choice(STAFF_ROLES, { message: 'Please choose a role', enumName: 'StaffRole' })
  role!: StaffRole;
}

/** Somebody who helps. */
@ApiSchema({ name: 'Helper' })
export class HelperDto {
  @ApiProperty({ example: 'kofi.mensah@mail.example' })
  address!: string;

  @ApiProperty({ enum: STAFF_ROLES, enumName: 'StaffRole' })
  role!: StaffRole;

  @ApiProperty({ type: String, nullable: true, example: 'Kofi Mensah' })
  name!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Null where the settings name them.',
  })
  addedAt!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description:
      'When they last asked for something, to the hour; null for somebody who was never signed in.',
  })
  lastHereAt!: string | null;

  @ApiProperty({ description: 'The administrator of the settings, who stays.' })
  isRoot!: boolean;
}

/** As long as a training takes, and no longer than a weekend of them. */
const MOST_HOURS_EARLY = 72;

@ApiSchema({ name: 'EarlyDoor' })
export class EarlyDoorDto {
  @Whole(1, MOST_HOURS_EARLY, {
    message: 'Please say how many hours',
    tooHigh: `At most ${MOST_HOURS_EARLY} hours`,
    example: 24,
  })
  hours!: number;
}

const BROWSER_STATES = ['open', 'left', 'ended'] as const;

/** A browser that has opened the door link. */
@ApiSchema({ name: 'DoorBrowser' })
export class DoorBrowserDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Firefox on Android' })
  browser!: string;

  @ApiProperty({ format: 'date-time' })
  openedAt!: string;

  @ApiProperty({
    enum: BROWSER_STATES,
    description: 'Who uses it may have left; `ended` by the administrator, it cannot open the link again.',
  })
  state!: (typeof BROWSER_STATES)[number];
}

/** The link that lets helpers at the door check in and mark paid without an account. */
@ApiSchema({ name: 'DoorLink' })
export class DoorLinkDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Whoever opens it may check in and mark paid.' })
  link!: string;

  @ApiProperty({
    format: 'date-time',
    description: 'Since when it shows who is expected: the day before the first day.',
  })
  opensAt!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Until when it shows them sooner; null when it does not.',
  })
  earlyUntil!: string | null;

  @ApiProperty({ format: 'date-time', description: 'The end of the edition.' })
  endsAt!: string;

  @ApiProperty({ format: 'date-time' })
  madeAt!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Name or address.', example: 'Dana Whitfield' })
  madeBy!: string | null;

  @ApiProperty({ description: 'Browsers that have opened it.', example: 3 })
  opened!: number;

  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  lastOpenedAt!: string | null;

  @ApiProperty({ type: [DoorBrowserDto], description: 'The latest 50 of them, first those that are in.' })
  browsers!: DoorBrowserDto[];
}
