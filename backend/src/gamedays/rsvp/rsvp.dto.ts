import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Choice } from '../../http/input/choice.ts';
import { Email } from '../../http/input/email.ts';
import { Id } from '../../http/input/id.ts';
import { PersonName } from '../../http/input/person-name.ts';
import { OptionalParagraphs, Text } from '../../http/input/text.ts';
import { FilledFrom } from '../../http/input/version.ts';
import {
  ACCEPTED,
  type InvitationStatus,
  REJECTED,
  readStatus,
  STATUS_NAMES,
  type StatusName,
} from '../invitation-status.ts';
import { QueuePlaceDto } from '../offers/queue-place.dto.ts';
import { AdditionalGuests } from '../party.ts';

const COMMENTS_MAX = 1_000;
const ATTENDANCE_MISSING = "Please select whether you're attending or not";

/** A guest's answer: accepted or rejected, nothing else. */
class AnswerDto {
  @Transform(({ value }) => readStatus(value))
  @Choice([ACCEPTED, REJECTED], {
    message: ATTENDANCE_MISSING,
    enum: ['Accepted', 'Rejected'],
    description: 'Names in any case, or 1 and 2.',
  })
  status!: InvitationStatus;

  @AdditionalGuests()
  additionalGuests = 0;

  @OptionalParagraphs(COMMENTS_MAX, `Please use at most ${COMMENTS_MAX} characters`)
  replyComments: string | null = null;

  @FilledFrom()
  planVersion?: string;
}

@ApiSchema({ name: 'PublicRsvp' })
export class PublicRsvpDto extends AnswerDto {
  @Id()
  gamedayId!: string;

  @PersonName({ example: 'Priya Raghunathan', maxLength: 60 })
  guestName!: string;

  @Email({
    missing: 'Email is required',
    message: 'Please enter a valid email address',
    example: 'priya.raghunathan@mail.example',
  })
  guestEmail!: string;
}

@ApiSchema({ name: 'PublicRsvpResult' })
export class PublicRsvpResultDto {
  @ApiProperty({ description: 'The same for everybody, whether invited before or not.' })
  message!: string;
}

@ApiSchema({ name: 'Reply' })
export class ReplyDto extends AnswerDto {
  @Text(100, { description: 'The key from the personal link.' })
  invitationToken!: string;
}

/** What a personal reply page shows. With an unknown or expired token only `isValidToken` says anything. */
@ApiSchema({ name: 'InvitationDetails' })
export class InvitationDetailsDto {
  @ApiProperty()
  isValidToken!: boolean;

  @ApiProperty({ description: 'No seat is left, and this guest neither holds nor is offered one.' })
  atCapacity!: boolean;

  @ApiProperty({ type: String, nullable: true })
  guestName!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '2025-10-10' })
  gamedayDate!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '12:00:00' })
  gamedayStartTime!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '22:00:00' })
  gamedayEndTime!: string | null;

  @ApiProperty({ type: String, nullable: true })
  gamedayLocation!: string | null;

  @ApiProperty({ type: String, nullable: true })
  gamedayDescription!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date',
    description:
      'The day by whose end this guest should answer; a later answer is taken while there are seats.',
  })
  answerBy!: string | null;

  @ApiProperty({ enum: STATUS_NAMES })
  currentStatus!: StatusName;

  @ApiProperty({ type: String, nullable: true })
  currentReplyComments!: string | null;

  @ApiProperty({ type: Number, nullable: true })
  currentAdditionalGuests!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Seats left besides those this guest holds.' })
  seatsLeft!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'Another one once date, times or place change.' })
  planVersion!: string | null;

  @ApiProperty({
    description:
      'The answer was given on the public page, where anybody could; `keepSeats` says that the guest stands by it.',
  })
  isHeld!: boolean;

  @ApiProperty({ example: 2, description: 'Seats that are offered to people who waited.' })
  seatsOffered!: number;

  @ApiProperty({
    type: QueuePlaceDto,
    nullable: true,
    description: 'Null for a guest who waits for nothing.',
  })
  queue!: QueuePlaceDto | null;
}
