import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { BooleanQuery, Flag } from '../../http/input/choice.ts';
import { Id } from '../../http/input/id.ts';
import { ModifiedSince } from '../../http/input/modified-since.ts';
import { INTEGER_MAX, Whole } from '../../http/input/numbers.ts';
import { PageDto, PageQuery } from '../../http/input/paging.ts';
import { SearchText } from '../../http/input/search-text.ts';
import { OneLine } from '../../http/input/text.ts';
import { DoorScopeDto } from './expected-list.dto.ts';
import { ScannedAt } from './scanned-at.dto.ts';

export class RegistrationsQuery extends PageQuery {
  @SearchText('Part of a name or e-mail address, in any case.')
  search = '';

  @BooleanQuery({ optional: true, description: 'Only those that owe nothing, or only those that do.' })
  paid?: boolean;

  @ModifiedSince('registrations in which a person, the address or something else changed')
  modifiedSince?: string;
}

@ApiSchema({ name: 'RegisteredPerson' })
export class RegisteredPersonDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Dana Whitfield' })
  name!: string;

  @ApiProperty({ description: '10 and over.' })
  badge!: boolean;

  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  checkedInAt!: string | null;
}

/** A registration as the administrator sees it; helpers at the door see a shortened address. */
@ApiSchema({ name: 'RegistrationEntry' })
export class RegistrationEntryDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null for people who registered at the door and gave none.',
    example: 'dana.whitfield@mail.example',
  })
  email!: string | null;

  @ApiProperty({ format: 'date-time' })
  registeredAt!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When its badges go to others unless it is confirmed, paid or checked in; null once it was.',
  })
  heldUntil!: string | null;

  @ApiProperty({ description: 'Nothing is owed.' })
  paid!: boolean;

  @ApiProperty({ description: 'Dollars for all badges, paid or not.', example: 20 })
  amount!: number;

  @ApiProperty({
    description: 'Dollars that are still owed: a badge may be added after the others were paid.',
  })
  amountDue!: number;

  @ApiProperty({ example: 2 })
  badges!: number;

  @ApiProperty({ type: [RegisteredPersonDto] })
  attendees!: RegisteredPersonDto[];
}

export class AddresseesQuery extends PickType(RegistrationsQuery, ['search']) {}

/** A registration that mail can go to, with what tells it from others. */
@ApiSchema({ name: 'Addressee' })
export class AddresseeDto extends PickType(RegistrationEntryDto, ['id']) {
  @ApiProperty({ example: 'dana.whitfield@mail.example' })
  email!: string;

  @ApiProperty({ type: [String], example: ['Dana Whitfield'] })
  names!: string[];
}

@ApiSchema({ name: 'RegistrationPage' })
export class RegistrationPageDto extends PageDto {
  @ApiProperty({ type: [RegistrationEntryDto] })
  items!: RegistrationEntryDto[];
}

@ApiSchema({ name: 'Paid' })
export class PaidDto {
  @Flag({ message: 'Please say whether it is paid' })
  paid!: boolean;

  @Whole(0, INTEGER_MAX, {
    message: 'Please give what was owed',
    optional: true,
    description:
      'What was owed when the money was taken, where that was somewhere without a network; refused when it is another amount by now.',
    example: 20,
  })
  owed?: number;
}

@ApiSchema({ name: 'CheckIn' })
export class CheckInDto {
  @Flag({ message: 'Please say whether the person is here' })
  checkedIn!: boolean;

  @ScannedAt()
  at?: string;

  @Id({
    message: 'Please give the id of a name',
    optional: true,
    description: 'Whose badge it is by the list that was scanned with; refused when it is handed on since.',
  })
  nameId?: string;
}

@ApiSchema({ name: 'DoorLinkToken' })
export class DoorLinkTokenDto {
  @OneLine(100, 'Please open the link again', { description: 'What follows # in the address of the link.' })
  token!: string;
}

@ApiSchema({ name: 'Door' })
export class DoorDto {
  @ApiProperty({ description: 'People who are registered.', example: 214 })
  expected!: number;

  @ApiProperty({ description: 'Those who have checked in.', example: 136 })
  here!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When the list of the edition opens for whoever asks; null once it is open.',
  })
  opensAt!: string | null;

  @ApiProperty({
    format: 'date-time',
    description: 'The end of the edition, when door links end; or of the shift by which one is here.',
  })
  endsAt!: string;

  @ApiProperty({ description: 'Whether a shift opens the door to whoever asks, and nothing else does.' })
  byShift!: boolean;

  @ApiProperty({
    description:
      'Base64 of 256 bits, for AES-GCM: under it the browser keeps the list. The same for as long as the session or the door link holds.',
  })
  listKey!: string;

  @ApiProperty({
    description:
      'Base64 of 256 bits, for AES-GCM: under it the browser keeps walk-ins that it could not send. The same for everybody at the door of this edition.',
  })
  walkInKey!: string;

  @ApiProperty({ type: [DoorScopeDto], description: 'The lists that one may work with.' })
  scopes!: DoorScopeDto[];
}
