import { ApiProperty, ApiSchema, IntersectionType } from '@nestjs/swagger';
import { MAIL_FATES, MAIL_STATES, type MailFate, type MailState } from '@tablefall/mail';
import {
  MAILING_FILTERS,
  MAILING_STATES,
  type MailingFilter,
  type MailingState,
} from '@tablefall/platform/outbox/mailing-history';
import { BooleanQuery, Choice } from '../../http/input/choice.ts';
import { PageDto, PageQuery } from '../../http/input/paging.ts';
import { SearchText } from '../../http/input/search-text.ts';
import { IS_AMBIGUOUS, MailCountsDto } from './mailings.dto.ts';

/** How many people were left out of a mailing for one reason. */
@ApiSchema({ name: 'LeftOut' })
export class LeftOutDto {
  @ApiProperty({ example: 'Unsubscribed' })
  reason!: string;

  @ApiProperty({ example: 2 })
  count!: number;
}

const Moment = (description: string) =>
  ApiProperty({ type: String, nullable: true, format: 'date-time', description });

/** Many mails sent by one decision, and what became of them. */
@ApiSchema({ name: 'Mailing' })
export class MailingDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Invitation: Friday, October 10, 2025' })
  title!: string;

  @ApiProperty({ description: 'The template of its mails.', example: 'gameday-invitation' })
  kind!: string;

  @ApiProperty({ description: 'Whom it goes to, in words.', example: 'Guests who have not answered' })
  audience!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The address of who sends it; null when the product does so by itself.',
  })
  author!: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @Moment('The moment that it was to wait for.')
  scheduledFor!: string | null;

  @Moment('When it began; null while it waits for its moment.')
  startedAt!: string | null;

  @Moment('When the last of its mails had ended.')
  finishedAt!: string | null;

  @Moment('When the first of its mails leaves, while it waits for its time and can be undone.')
  leavesAt!: string | null;

  @ApiProperty({ enum: MAILING_STATES })
  state!: MailingState;

  @ApiProperty({ type: String, nullable: true, example: 'Paused by admin@tablefall.example.' })
  pausedReason!: string | null;

  @ApiProperty({ description: 'How many people it was confirmed for.', example: 214 })
  size!: number;

  @ApiProperty({ type: MailCountsDto })
  counts!: MailCountsDto;

  @ApiProperty({ type: [LeftOutDto], description: 'Who was left out when it was confirmed or begun.' })
  leftOut!: LeftOutDto[];

  @ApiProperty({ description: 'How many of its mails failed and can be sent again.' })
  resendable!: number;

  @ApiProperty({ description: 'How many addresses get no more mail because mails of it came back.' })
  bounced!: number;
}

export class CancelMailingQuery {
  @BooleanQuery({
    optional: true,
    default: false,
    description: 'An undo: cancels nothing once anything has left.',
  })
  unlessLeft = false;
}

@ApiSchema({ name: 'ForgottenBounces' })
export class ForgottenBouncesDto {
  @ApiProperty({ description: 'Addresses that get mail again.', example: 214 })
  forgotten!: number;
}

export class MailingsQuery extends PageQuery {
  @Choice(MAILING_FILTERS, {
    optional: true,
    description:
      '`under-way`: whatever is not over, so `scheduled`, `sending` or `paused`; all when not given.',
  })
  state?: MailingFilter;
}

@ApiSchema({ name: 'MailingPage' })
export class MailingPageDto extends PageDto {
  @ApiProperty({ type: [MailingDto] })
  items!: MailingDto[];
}

/** `scheduled`: somebody who is fixed for a mailing that has not begun. */
export const RECIPIENT_STATES = ['scheduled', ...MAIL_STATES] as const;
export type RecipientState = 'scheduled' | MailState;

/** One person of a mailing, and what became of the mail. */
@ApiSchema({ name: 'MailingRecipient' })
export class MailingRecipientDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uuid',
    description:
      'What the mail is about: of mails to guests their invitation. Null before the mailing has begun.',
  })
  about!: string | null;

  @ApiProperty({ type: String, nullable: true })
  name!: string | null;

  @ApiProperty({ example: 'ola@mail.example' })
  email!: string;

  @ApiProperty({ enum: RECIPIENT_STATES })
  state!: RecipientState;

  @ApiProperty({ description: 'How often the mail was tried.' })
  attempts!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Why it is not sent, or not yet, in words for staff; of one that was sent, what was reported since.',
    example: 'The mailbox is full',
  })
  reason!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What the mail server said, word for word.' })
  said!: string | null;

  @Moment('When the mail server took it.')
  sentAt!: string | null;

  @Moment('When it is sent or tried again.')
  dueAt!: string | null;

  @ApiProperty({ description: 'How often mail servers reported that it could not be delivered for now.' })
  bounces!: number;

  @ApiProperty({ description: IS_AMBIGUOUS })
  isAmbiguous!: boolean;

  @ApiProperty({
    description:
      'The mail did not reach anybody, and its address can be corrected: of a guest who still has it, of a gameday to come.',
  })
  isCorrectable!: boolean;
}

@ApiSchema({ name: 'MailingRecipientPage' })
export class MailingRecipientPageDto extends PageDto {
  @ApiProperty({ type: [MailingRecipientDto] })
  items!: MailingRecipientDto[];
}

export class MailingRecipientsFilter {
  @Choice(['scheduled', ...Object.keys(MAIL_FATES)], {
    optional: true,
    description:
      '`missed` is failed, suppressed or cancelled, `waiting` still to leave; `unconfirmed` failed and may have arrived.',
  })
  state?: 'scheduled' | MailFate;

  @SearchText('Part of a name or an address, in any case.')
  search = '';
}

/** The same for one page. */
export class MailingRecipientsQuery extends IntersectionType(MailingRecipientsFilter, PageQuery) {}
