import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema, IntersectionType, OmitType } from '@nestjs/swagger';
import { MESSAGE_MAX } from '@tablefall/mail';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, IsUUID, Matches } from 'class-validator';
import { BooleanQuery } from '../../http/input/boolean-query.ts';
import { PageQuery, PagingNumber } from '../../http/input/paging.ts';
import { Paragraphs } from '../../http/input/text.ts';
import { MailingId } from '../mailings/mailing-id.dto.ts';

/** People of a pasted list. */
const LIST_MAX = 100_000;

/** One recipient's mail at most: to one registration. */
export class SendQuery {
  @MailingId()
  mailingId?: string;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Sends although the same was sent to the same people within the last 10 minutes.',
  })
  @IsOptional()
  @BooleanQuery()
  confirm = false;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description:
      "Sends to the administrator alone, with the first recipient's facts and [Test] in the subject.",
  })
  @IsOptional()
  @BooleanQuery()
  testOnly = false;
}

/** To many. */
export class SendToManyQuery extends SendQuery {
  @ApiPropertyOptional({
    example: '2025-10-03T09:00',
    description: "Sends at this time, `YYYY-MM-DDTHH:mm` in the convention's zone, instead of at once.",
  })
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, { message: 'Please enter a time as YYYY-MM-DDTHH:mm' })
  sendAt?: string;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Id of a preview of the audience: nothing is sent when the audience has changed since.',
  })
  @IsOptional()
  @IsUUID()
  preview?: string;
}

/** Pages of the recipients of a tool. */
export class RecipientsQuery extends OmitType(PageQuery, ['limit']) {
  @PagingNumber({ maximum: 1_000, default: 100 })
  limit = 100;
}

@ApiSchema({ name: 'NamedAddress' })
export class NamedAddressDto {
  @ApiProperty({ example: 'Priya Raghunathan' })
  name!: string;

  @ApiProperty({ example: 'priya.raghunathan@mail.example' })
  email!: string;
}

/** The rule for a pasted list: what its entries hold is judged later, all at once, and a bad one never fails the call. */
function PastedPeople(): PropertyDecorator {
  return applyDecorators(
    IsObject({ each: true, message: 'recipients must be a list of people' }),
    ArrayMaxSize(LIST_MAX, { message: `Please paste at most ${LIST_MAX.toLocaleString('en-US')} people` }),
    IsArray({ message: 'recipients must be a list of people' }),
  );
}

@ApiSchema({ name: 'RecipientList' })
export class RecipientListDto {
  @ApiProperty({ type: [NamedAddressDto], maxItems: LIST_MAX })
  @PastedPeople()
  recipients!: unknown[];
}

/** The same where a list may be left out. */
export class OptionalRecipientListDto {
  @ApiPropertyOptional({
    type: [NamedAddressDto],
    maxItems: LIST_MAX,
    description: 'A pasted list, in place of the past registrants.',
  })
  @IsOptional()
  @PastedPeople()
  recipients?: unknown[];
}

class MessageTextDto {
  @ApiProperty({
    maxLength: MESSAGE_MAX,
    example: 'Dear {{name}}, registration for {{edition}} is open.',
    description: 'Plain text or light Markdown, with variables.',
  })
  @Paragraphs(MESSAGE_MAX, 'Please enter a message')
  Message!: string;
}

@ApiSchema({ name: 'CustomMessage' })
export class CustomMessageDto extends IntersectionType(MessageTextDto, OptionalRecipientListDto) {}

/** Somebody of an audience. */
@ApiSchema({ name: 'RecipientPreview' })
export class RecipientPreviewDto {
  @ApiProperty({ format: 'uuid', description: 'What the mail is about: the account, or an entry of a list.' })
  id!: string;

  @ApiProperty({ type: String, nullable: true, example: 'Dana Whitfield' })
  name!: string | null;

  @ApiProperty({ example: 'dana@mail.example' })
  email!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Unsubscribed',
    description: 'Why no mail goes there, in words; null where one does.',
  })
  skipped!: string | null;
}
