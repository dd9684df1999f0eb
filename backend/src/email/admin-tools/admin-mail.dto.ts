import { ApiProperty, ApiPropertyOptional, ApiSchema, IntersectionType, OmitType } from '@nestjs/swagger';
import { MESSAGE_MAX } from '@tablefall/mail';
import { LOCAL_TIME } from '@tablefall/platform/config/setting-rules';
import { IsOptional, Matches } from 'class-validator';
import { BooleanQuery } from '../../http/input/boolean-query.ts';
import { Id } from '../../http/input/id.ts';
import { PageQuery, PagingNumber } from '../../http/input/paging.ts';
import { Paragraphs } from '../../http/input/text.ts';
import { MessageAudienceDto } from '../audiences/recipients.dto.ts';
import { MailingId } from '../mailings/mailing-id.dto.ts';

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
  @Matches(LOCAL_TIME, { message: 'Please enter a time as YYYY-MM-DDTHH:mm' })
  sendAt?: string;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Id of a preview of the audience: nothing is sent when the audience has changed since.',
  })
  @IsOptional()
  @Id()
  preview?: string;
}

/** Pages of the recipients of a tool. */
export class RecipientsQuery extends OmitType(PageQuery, ['limit']) {
  @PagingNumber({ maximum: 1_000, default: 100 })
  limit = 100;
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
export class CustomMessageDto extends IntersectionType(MessageTextDto, MessageAudienceDto) {}
