import { OmitType } from '@nestjs/swagger';
import type { MailProps } from '@tablefall/mail';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsDate,
  IsEmail,
  IsIn,
  IsOptional,
  IsString,
  ValidateNested,
} from 'class-validator';
import { ImportedCommentDto } from '../../http/input/comment.ts';
import { Email } from '../../http/input/email.ts';
import { Id } from '../../http/input/id.ts';
import { OptionalParagraphs } from '../../http/input/text.ts';
import { MESSAGE_TYPES, type MessageType } from '../discussions/discussions.dto.ts';
import { CHANGED_FIELDS, CHANGERS, type ChangeDto } from '../history/history.dto.ts';
import { ListingFormDto, PHOTOS_MAX } from '../listings/listing-form.dto.ts';
import { REPORT_REASONS, TEXT_MAX } from '../moderation/moderation.dto.ts';

class ImportedEntryDto extends ImportedCommentDto {
  @IsIn(MESSAGE_TYPES)
  messageType: MessageType = 'Comment';
}

class ImportedReportDto {
  @Email()
  by!: string;

  @IsDate()
  @Type(() => Date)
  at!: Date;

  @IsIn(REPORT_REASONS)
  reason!: MailProps['listing-report']['reason'];

  @OptionalParagraphs(TEXT_MAX, 'message is too long')
  message: string | null = null;
}

class ImportedChangeDto implements Omit<ChangeDto, 'id' | 'at'> {
  @IsDate()
  @Type(() => Date)
  at!: Date;

  @IsIn(CHANGED_FIELDS)
  field!: ChangeDto['field'];

  @IsString()
  @IsOptional()
  from: string | null = null;

  @IsString()
  @IsOptional()
  to: string | null = null;

  @IsIn(CHANGERS)
  by!: ChangeDto['by'];
}

/** A game that was offered elsewhere, with what became of it since. People are named by their addresses. */
export class ImportedListingDto extends OmitType(ListingFormDto, ['id', 'photos']) {
  /** The same one again changes nothing. */
  @Id()
  id!: string;

  @Email()
  seller!: string;

  @IsDate()
  @Type(() => Date)
  offeredAt!: Date;

  /** Of a pending or sold one. */
  @Email()
  @IsOptional()
  buyer?: string;

  /** When its seller was asked whether it is still for sale. */
  @IsDate()
  @Type(() => Date)
  @IsOptional()
  askedAt: Date | null = null;

  @OptionalParagraphs(TEXT_MAX, 'hiddenReason is too long')
  hiddenReason: string | null = null;

  /** Picture files, the main one first; their paths begin at the file that names them. */
  @IsString({ each: true })
  @ArrayMaxSize(PHOTOS_MAX)
  @IsArray()
  pictures: string[] = [];

  @IsEmail({}, { each: true })
  @IsArray()
  queue: string[] = [];

  @ValidateNested({ each: true })
  @Type(() => ImportedEntryDto)
  @IsArray()
  discussion: ImportedEntryDto[] = [];

  @ValidateNested({ each: true })
  @Type(() => ImportedChangeDto)
  @IsArray()
  history: ImportedChangeDto[] = [];

  @ValidateNested({ each: true })
  @Type(() => ImportedReportDto)
  @IsArray()
  reports: ImportedReportDto[] = [];
}
