import { ApiProperty, ApiSchema, IntersectionType } from '@nestjs/swagger';
import { MAIL_FATES, MAIL_STATES, type MailFate, type MailState } from '@tablefall/mail';
import { Transform } from 'class-transformer';
import { IS_AMBIGUOUS } from '../../email/mailings/mailings.dto.ts';
import { BooleanQuery, Choice } from '../../http/input/choice.ts';
import { Email } from '../../http/input/email.ts';
import { Id } from '../../http/input/id.ts';
import { ModifiedSince } from '../../http/input/modified-since.ts';
import { PageDto, PageQuery } from '../../http/input/paging.ts';
import { PersonName } from '../../http/input/person-name.ts';
import { SearchText } from '../../http/input/search-text.ts';
import { FilledFrom, Version } from '../../http/input/version.ts';
import { INVITATION_STATUSES, type InvitationStatus, NOT_REPLIED, readStatus } from '../invitation-status.ts';

const Status = () => Transform(({ value }) => readStatus(value));
const STATUS_SCHEMA = {
  enum: INVITATION_STATUSES,
  type: 'integer' as const,
  description: '0 not replied, 1 accepted, 2 rejected; requests may also give the names.',
};

/** How a mail about an invitation fares. */
@ApiSchema({ name: 'InvitationDelivery' })
export class InvitationDeliveryDto {
  @ApiProperty({ enum: MAIL_STATES, example: 'sent' })
  state!: MailState;

  @ApiProperty({ example: 1 })
  attempts!: number;

  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  nextAttemptAt!: string | null;

  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  sentAt!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why it is not sent, or not yet, in words for staff.',
    example: 'The mailbox is full',
  })
  reason!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the mail server said, word for word.',
    example: '552 5.2.2 mailbox full',
  })
  said!: string | null;

  @ApiProperty({ description: IS_AMBIGUOUS })
  isAmbiguous!: boolean;
}

/** An invitation as staff see it. */
@ApiSchema({ name: 'Invitation' })
export class InvitationDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Priya Raghunathan' })
  guestName!: string;

  @ApiProperty({ example: 'priya.raghunathan@mail.example' })
  guestEmail!: string;

  @ApiProperty(STATUS_SCHEMA)
  status!: InvitationStatus;

  @ApiProperty({ type: Number, nullable: true, minimum: 0, maximum: 4 })
  additionalGuests!: number | null;

  @ApiProperty({ type: String, nullable: true })
  replyComments!: string | null;

  @ApiProperty({ format: 'date-time' })
  invitedAt!: string;

  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  repliedAt!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date',
    description: 'The day by whose end the guest should answer.',
  })
  answerBy!: string | null;

  @ApiProperty({ description: 'That day has passed without an answer.' })
  isPastAnswerBy!: boolean;

  @Version()
  version!: string;

  @ApiProperty({
    description:
      'The key of /gameday-reply/{invitationToken}; empty for programs, whose scopes are not to answer for guests.',
  })
  invitationToken!: string;

  @ApiProperty({
    type: InvitationDeliveryDto,
    nullable: true,
    description: 'Of the invitation itself; of the latest mail to somebody who was not invited by mail.',
  })
  delivery!: InvitationDeliveryDto | null;

  @ApiProperty({
    type: InvitationDeliveryDto,
    nullable: true,
    description: 'Of the latest mail about it, where that is another one.',
  })
  laterDelivery!: InvitationDeliveryDto | null;
}

@ApiSchema({ name: 'InvitationPage' })
export class InvitationPageDto extends PageDto {
  @ApiProperty({ type: [InvitationDto] })
  items!: InvitationDto[];
}

export const INVITATION_SORTS = [
  'guestName',
  'guestEmail',
  'status',
  'additionalGuests',
  'replyComments',
  'invitedAt',
  'repliedAt',
  'delivery',
] as const;
export type InvitationSort = (typeof INVITATION_SORTS)[number];

/** Numbers of a gameday's invitations by how their own mail fares; without guests who typed their own address. */
@ApiSchema({ name: 'InvitationFates' })
export class InvitationFatesDto implements Record<MailState, number> {
  @ApiProperty({ example: 300 })
  total!: number;

  @ApiProperty({ description: 'Left, and nothing is known to the contrary.', example: 294 })
  sent!: number;

  @ApiProperty()
  queued!: number;

  @ApiProperty()
  sending!: number;

  @ApiProperty()
  retrying!: number;

  @ApiProperty()
  failed!: number;

  @ApiProperty()
  suppressed!: number;

  @ApiProperty()
  cancelled!: number;

  @ApiProperty({ description: 'Of those that failed: may have arrived all the same.' })
  unconfirmed!: number;

  @ApiProperty({ description: 'Of those that failed, were skipped or cancelled: answered without it.' })
  answered!: number;
}

/** How staff ask who got the invitation: whoever has answered without it needs none. */
const INVITATION_FATES = [...(Object.keys(MAIL_FATES) as MailFate[]), 'answered'] as const;
export type InvitationFate = (typeof INVITATION_FATES)[number];

/** What to look for among the invitations of a gameday, and in which order. */
export class InvitationFilter {
  @SearchText('Part of a name, e-mail address or comment, in any case.')
  search = '';

  @Status()
  @Choice(INVITATION_STATUSES, { optional: true, ...STATUS_SCHEMA })
  status?: InvitationStatus;

  @BooleanQuery({
    required: false,
    default: false,
    description: 'Only guests who have let the day pass by which they should answer.',
  })
  pastAnswerBy = false;

  @Choice(INVITATION_FATES, {
    optional: true,
    description:
      'How the mail of the invitation itself fares; `missed` is failed, suppressed or cancelled, without an answer, and `answered` the same of who has answered; `waiting` still to leave; `unconfirmed` failed and may have arrived.',
  })
  delivery?: InvitationFate;

  @Choice(INVITATION_SORTS, { optional: true, default: 'guestName' })
  sort: InvitationSort = 'guestName';

  @Choice(['asc', 'desc'], { optional: true, default: 'asc' })
  order: 'asc' | 'desc' = 'asc';
}

/** The same for one page. */
export class InvitationQuery extends IntersectionType(InvitationFilter, PageQuery) {
  @ModifiedSince('guests who were invited or of whom something changed')
  modifiedSince?: string;
}

@ApiSchema({ name: 'Invite' })
export class InviteDto {
  @Id()
  gamedayID!: string;

  @PersonName({ example: 'Priya Raghunathan', maxLength: 60 })
  guestName!: string;

  @Email({ message: 'Please enter a valid email address', example: 'priya.raghunathan@mail.example' })
  guestEmail!: string;

  @Transform(({ value }) => readStatus(value ?? NOT_REPLIED))
  @Choice(INVITATION_STATUSES, {
    message: 'Please choose a status',
    required: false,
    ...STATUS_SCHEMA,
    default: 0,
  })
  status: InvitationStatus = NOT_REPLIED;
}

@ApiSchema({ name: 'InvitationStatus' })
export class InvitationStatusDto {
  @Id()
  invitationID!: string;

  @Status()
  @Choice(INVITATION_STATUSES, { message: 'Please choose a status', ...STATUS_SCHEMA })
  status!: InvitationStatus;
}

@ApiSchema({ name: 'CorrectAddress' })
export class CorrectAddressDto {
  @Email({ message: 'Please enter a valid email address', example: 'priya.raghunathan@mail.example' })
  guestEmail!: string;

  @FilledFrom()
  version?: string;
}
