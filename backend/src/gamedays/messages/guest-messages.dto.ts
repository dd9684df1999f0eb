import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { GAMEDAY_MESSAGE_VARIABLES } from '@tablefall/mail';
import { RecipientPreviewDto } from '../../email/audiences/recipients.dto.ts';
import { LeftOutDto } from '../../email/mailings/mailing-history.dto.ts';
import { MailingId } from '../../email/mailings/mailing-id.dto.ts';
import { MessageText } from '../../email/mailings/message-text.dto.ts';
import { type Leaves, LeavesWhen } from '../../email/sending-hours/leaves.dto.ts';
import { Choice, Flag } from '../../http/input/choice.ts';
import { Id } from '../../http/input/id.ts';
import { PageDto, PageQuery } from '../../http/input/paging.ts';
import { SearchText } from '../../http/input/search-text.ts';

/** Which guests are written to: those with an answer, or those who wait for seats. */
export const ANSWERS = ['all', 'accepted', 'not-replied', 'declined', 'waiting'] as const;
export type Answer = (typeof ANSWERS)[number];

const ANSWER_SCHEMA = { enum: ANSWERS, enumName: 'GuestAnswer' };

export class GuestMessageQuery extends PageQuery {
  @Choice(ANSWERS, { message: 'Please choose the guests', optional: true, ...ANSWER_SCHEMA, default: 'all' })
  answer: Answer = 'all';

  @SearchText('Part of a name or an address, in any case.')
  search = '';
}

/** Whom a message to guests goes to. */
@ApiSchema({ name: 'GuestMessage' })
export class GuestMessageDto extends PageDto {
  @ApiProperty({ description: 'Guests who would get it now, whatever is searched for.', example: 42 })
  recipients!: number;

  @ApiProperty({ type: [LeftOutDto], description: 'Guests who would be left out.' })
  skipped!: LeftOutDto[];

  @ApiProperty({
    type: [RecipientPreviewDto],
    description: 'Guests by name; the id is that of the invitation.',
  })
  items!: RecipientPreviewDto[];
}

@ApiSchema({ name: 'NewGuestAudience' })
export class NewGuestAudienceDto {
  @Choice(ANSWERS, { message: 'Please choose the guests', ...ANSWER_SCHEMA })
  answer!: Answer;
}

/** Whom a message to guests goes to, fixed at one moment for a day. */
@ApiSchema({ name: 'GuestAudience' })
export class GuestAudienceDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'How many get the message.', example: 42 })
  recipients!: number;
}

export class GuestMessageFormDto extends NewGuestAudienceDto {
  @MessageText(GAMEDAY_MESSAGE_VARIABLES)
  message!: string;
}

@ApiSchema({ name: 'PreviewGuestMessage' })
export class PreviewGuestMessageDto extends GuestMessageFormDto {
  @Id({ optional: true, description: "The guest's invitation; the first recipient's when not given." })
  recipientId?: string;
}

@ApiSchema({ name: 'MessageGuests' })
export class MessageGuestsDto extends GuestMessageFormDto {
  @MailingId()
  mailingId?: string;

  @Flag({
    optional: true,
    default: false,
    description: 'Sends although these guests were written to within the last 10 minutes.',
  })
  confirm = false;

  @Id({
    optional: true,
    description: 'The audience that was shown: nothing is sent when others would get the message by now.',
  })
  audience?: string;

  @LeavesWhen()
  leaves: Leaves = 'at-once';
}

@ApiSchema({ name: 'MessageGuestsResult' })
export class MessageGuestsResultDto {
  @ApiProperty({ description: 'Guests who are mailed.', example: 42 })
  sent!: number;
}
