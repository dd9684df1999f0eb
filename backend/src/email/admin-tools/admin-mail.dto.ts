import { ApiSchema, IntersectionType, OmitType } from '@nestjs/swagger';
import { MESSAGE_MAX } from '@tablefall/mail';
import { LOCAL_TIME } from '@tablefall/platform/config/setting-rules';
import { BooleanQuery } from '../../http/input/choice.ts';
import { Id } from '../../http/input/id.ts';
import { PageQuery, PagingNumber } from '../../http/input/paging.ts';
import { Paragraphs, Pattern } from '../../http/input/text.ts';
import { TakesAnyQuery } from '../../http/input/validation.ts';
import { MessageAudienceDto } from '../audiences/recipients.dto.ts';
import { MailingId } from '../mailings/mailing-id.dto.ts';
import { type Leaves, LeavesWhen } from '../sending-hours/leaves.dto.ts';

/** One recipient's mail at most: to one registration. */
@TakesAnyQuery()
export class SendQuery {
  @MailingId()
  mailingId?: string;

  @BooleanQuery({
    optional: true,
    default: false,
    description: 'Sends although the same was sent to the same people within the last 10 minutes.',
  })
  confirm = false;

  @BooleanQuery({
    optional: true,
    default: false,
    description:
      "Sends to the administrator alone, with the first recipient's facts and [Test] in the subject.",
  })
  testOnly = false;
}

/** To many. */
export class SendToManyQuery extends SendQuery {
  @Pattern(LOCAL_TIME, {
    message: 'Please enter a time as YYYY-MM-DDTHH:mm',
    optional: true,
    example: '2025-10-03T09:00',
    description: "Sends at this time, `YYYY-MM-DDTHH:mm` in the convention's zone, instead of at once.",
  })
  sendAt?: string;

  /** Without `sendAt`, which says it already. */
  @LeavesWhen()
  leaves?: Leaves;

  @Id({
    optional: true,
    description: 'Id of a preview of the audience: nothing is sent when the audience has changed since.',
  })
  preview?: string;
}

/** Pages of the recipients of a tool. */
@TakesAnyQuery()
export class RecipientsQuery extends OmitType(PageQuery, ['limit']) {
  @PagingNumber({ maximum: 1_000, default: 100 })
  limit = 100;
}

class MessageTextDto {
  @Paragraphs(MESSAGE_MAX, 'Please enter a message', {
    example: 'Dear {{name}}, registration for {{edition}} is open.',
    description: 'Plain text or light Markdown, with variables.',
  })
  Message!: string;
}

@ApiSchema({ name: 'CustomMessage' })
export class CustomMessageDto extends IntersectionType(MessageTextDto, MessageAudienceDto) {}
