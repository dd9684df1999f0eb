import { OmitType } from '@nestjs/swagger';
import type { MailProps } from '@tablefall/mail';
import { IsArray, IsEmail } from 'class-validator';
import { Choice } from '../../http/input/choice.ts';
import { ImportedCommentDto } from '../../http/input/comment.ts';
import { Email } from '../../http/input/email.ts';
import { Id } from '../../http/input/id.ts';
import { ListOf, Texts } from '../../http/input/list-of.ts';
import { MomentAsDate } from '../../http/input/moment.ts';
import { AnyText, OptionalParagraphs } from '../../http/input/text.ts';
import { MESSAGE_TYPES, type MessageType } from '../discussions/discussions.dto.ts';
import { CHANGED_FIELDS, CHANGERS, type ChangeDto } from '../history/history.dto.ts';
import { ListingFormDto, PHOTOS_MAX } from '../listings/listing-form.dto.ts';
import { REPORT_REASONS, TEXT_MAX } from '../moderation/moderation.dto.ts';

class ImportedEntryDto extends ImportedCommentDto {
  @Choice(MESSAGE_TYPES)
  messageType: MessageType = 'Comment';
}

class ImportedReportDto {
  @Email()
  by!: string;

  @MomentAsDate()
  at!: Date;

  @Choice(REPORT_REASONS)
  reason!: MailProps['listing-report']['reason'];

  @OptionalParagraphs(TEXT_MAX, 'message is too long')
  message: string | null = null;
}

class ImportedChangeDto implements Omit<ChangeDto, 'id' | 'at'> {
  @MomentAsDate()
  at!: Date;

  @Choice(CHANGED_FIELDS)
  field!: ChangeDto['field'];

  @AnyText({ optional: true })
  from: string | null = null;

  @AnyText({ optional: true })
  to: string | null = null;

  @Choice(CHANGERS)
  by!: ChangeDto['by'];
}

/** A game that was offered elsewhere, with what became of it since. People are named by their addresses. */
export class ImportedListingDto extends OmitType(ListingFormDto, ['id', 'photos']) {
  /** The same one again changes nothing. */
  @Id()
  id!: string;

  @Email()
  seller!: string;

  @MomentAsDate()
  offeredAt!: Date;

  /** Of a pending or sold one. */
  @Email({ optional: true })
  buyer?: string;

  /** When its seller was asked whether it is still for sale. */
  @MomentAsDate({ optional: true })
  askedAt: Date | null = null;

  @OptionalParagraphs(TEXT_MAX, 'hiddenReason is too long')
  hiddenReason: string | null = null;

  /** Picture files, the main one first; their paths begin at the file that names them. */
  @Texts({ max: PHOTOS_MAX })
  pictures: string[] = [];

  @IsEmail({}, { each: true })
  @IsArray()
  queue: string[] = [];

  @ListOf(ImportedEntryDto)
  discussion: ImportedEntryDto[] = [];

  @ListOf(ImportedChangeDto)
  history: ImportedChangeDto[] = [];

  @ListOf(ImportedReportDto)
  reports: ImportedReportDto[] = [];
}
