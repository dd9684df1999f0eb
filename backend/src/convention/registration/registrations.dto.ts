import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Flag } from '../../http/input/choice.ts';
import { Email } from '../../http/input/email.ts';
import { ListOf } from '../../http/input/list-of.ts';
import { PersonName } from '../../http/input/person-name.ts';
import { OneLine } from '../../http/input/text.ts';
import type { AttendeeForm } from './registration.entity.ts';
import { MAX_NEW_ATTENDEES } from './registration.policy.ts';

@ApiSchema({ name: 'Places' })
export class PlacesDto {
  @ApiProperty({ example: 250 })
  capacity!: number;

  @ApiProperty({ example: 87 })
  badgesTaken!: number;

  @ApiProperty({ example: 163 })
  badgesLeft!: number;

  @ApiProperty({
    description: 'Of those taken: kept for people who waited, until they register.',
    example: 0,
  })
  badgesOffered!: number;

  @ApiProperty({ description: 'Parties that wait for badges of a full house.', example: 0 })
  partiesWaiting!: number;

  @ApiProperty({ description: 'False once the edition is over.' })
  isOpen!: boolean;
}

@ApiSchema({ name: 'AttendeeForm' })
export class AttendeeFormDto implements AttendeeForm {
  @PersonName({ example: 'Dana Whitfield', maxLength: 60 })
  name!: string;

  @Flag({
    message: 'Please choose an age group',
    description: '10 and over, who need a badge; false for 9 and under, who come free.',
  })
  badge!: boolean;
}

/** The tick of a parent; needed with a child. */
export function ParentAgrees(): PropertyDecorator {
  return applyDecorators(
    Flag({
      message: 'Please tick it or leave it out',
      optional: true,
      default: false,
      description:
        'A parent or guardian agrees that the names of the children are kept. Needed with a child.',
    }),
  );
}

/** A person of one's own registration. */
@ApiSchema({ name: 'OwnAttendeeForm' })
export class OwnAttendeeFormDto extends AttendeeFormDto {
  @ParentAgrees()
  parentAgrees = false;
}

@ApiSchema({ name: 'Register' })
export class RegisterDto {
  @Email({ example: 'dana.whitfield@mail.example' })
  email!: string;

  @ListOf(AttendeeFormDto, {
    min: 1,
    max: MAX_NEW_ATTENDEES,
    message: 'Name is required',
    tooMany: `Please register at most ${MAX_NEW_ATTENDEES} people at once`,
    unique: [(person: Partial<AttendeeForm> | null) => person?.name, 'Every name must be there only once'],
  })
  attendees!: AttendeeFormDto[];

  @ParentAgrees()
  parentAgrees = false;

  @OneLine(100, 'Please open the link of the mail again', {
    optional: true,
    description: 'Of the mail that offers badges to somebody who waited.',
  })
  line?: string;

  @Email({
    optional: true,
    description:
      'The mistyped address that this browser has registered before: that registration goes while nobody has confirmed it, and its badges go to this one. The answer is the same where there is none.',
  })
  insteadOf?: string;
}

@ApiSchema({ name: 'Registered' })
export class RegisteredDto {
  @ApiProperty({
    example:
      'We sent a mail to dana.whitfield@mail.example. Open its link to see your registration. Badges of a new registration are held until Saturday, October 4, 8:00 AM.',
  })
  message!: string;

  @ApiProperty({
    description:
      'Until when the badges of a new registration are held; null while so many wait to be confirmed that a new one holds none before. It is the same for an address that was registered before, whose badges this does not hold for longer.',
    type: String,
    nullable: true,
    format: 'date-time',
  })
  heldUntil!: string | null;
}

/** To whom a badge is offered by its owner. */
@ApiSchema({ name: 'OwnBadgeOffer' })
export class OwnBadgeOfferDto {
  @ApiProperty({ example: 'theo@mail.example' })
  address!: string;

  @ApiProperty({ format: 'date-time' })
  endsAt!: string;
}

@ApiSchema({ name: 'Attendee' })
export class AttendeeDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid', description: "Id of the account's name." })
  nameId!: string;

  @ApiProperty({ example: 'Dana Whitfield' })
  name!: string;

  @ApiProperty({ description: '10 and over.' })
  badge!: boolean;

  @ApiProperty({ description: 'The person came in at the door.' })
  checkedIn!: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'What the code on the badge says: an address of the site. Opening it checks nobody in. Null in a session that only shows.',
    example: 'https://tablefall.example/b/AZgAAAAAcACAAAAAAAAACg.Zk3hT1mQ0c9pVx2LrYw8nB',
  })
  badgeLink!: string | null;

  @ApiProperty({ description: 'Of a child: a parent has agreed that the name is kept.' })
  parentAgreed!: boolean;

  @ApiProperty({ description: 'The badge is paid.' })
  paid!: boolean;

  @ApiProperty({ type: OwnBadgeOfferDto, nullable: true, description: 'Whom its owner offers the badge to.' })
  offer!: OwnBadgeOfferDto | null;
}

/** The registration of the signed-in user for this edition. */
@ApiSchema({ name: 'Registration' })
export class RegistrationDto {
  @ApiProperty()
  registered!: boolean;

  @ApiProperty({ description: 'Registered, and nothing is owed.' })
  paid!: boolean;

  @ApiProperty({ description: 'Dollars.', example: 20 })
  amountDue!: number;

  @ApiProperty({ description: 'Whether badges can be given back and handed on now.' })
  badgesMayChange!: boolean;

  @ApiProperty({ type: [AttendeeDto] })
  attendees!: AttendeeDto[];
}
