import { ApiProperty, ApiSchema, IntersectionType } from '@nestjs/swagger';
import { MESSAGE_MAX } from '@tablefall/mail';
import { Choice } from '../../http/input/choice.ts';
import { Id } from '../../http/input/id.ts';
import { PageDto, PageQuery } from '../../http/input/paging.ts';
import { SearchText } from '../../http/input/search-text.ts';
import { Paragraphs } from '../../http/input/text.ts';
import { LeftOutDto } from '../mailings/mailing-history.dto.ts';
import { MESSAGE_AUDIENCES, type MessageAudience, TOOLS, type Tool } from '../tools.ts';
import { MessageAudienceDto, RecipientPreviewDto } from './recipients.dto.ts';

class ToolDto {
  @Choice(TOOLS, { message: 'Please choose a tool', enumName: 'Tool' })
  tool!: Tool;

  @Id({
    message: 'Please enter the id of a registration',
    optional: true,
    description: 'Of the confirmation, which goes to one registration.',
  })
  registrationId?: string;
}

@ApiSchema({ name: 'NewAudience' })
export class NewAudienceDto extends IntersectionType(ToolDto, MessageAudienceDto) {}

@ApiSchema({ name: 'AudienceChanges' })
export class AudienceChangesDto {
  @ApiProperty({ description: 'Who would get a mail now and would not have got it then.', example: 2 })
  joined!: number;

  @ApiProperty({ example: 1 })
  left!: number;
}

/** Whom a tool would mail, fixed at one moment and kept for a day. */
@ApiSchema({ name: 'AudiencePreview' })
export class AudiencePreviewDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: TOOLS, enumName: 'Tool' })
  tool!: Tool;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ description: 'People of the audience.', example: 217 })
  total!: number;

  @ApiProperty({ description: 'Who of them gets a mail.', example: 214 })
  recipients!: number;

  @ApiProperty({ type: [LeftOutDto] })
  skipped!: LeftOutDto[];

  @ApiProperty({
    type: AudienceChangesDto,
    nullable: true,
    description: 'What has changed since it was fixed; null when that was not asked for.',
  })
  changes!: AudienceChangesDto | null;
}

/** How many people a message to registrants of some kind reaches. */
@ApiSchema({ name: 'MessageAudienceCount' })
export class MessageAudienceCountDto {
  @ApiProperty({ enum: MESSAGE_AUDIENCES })
  whom!: MessageAudience;

  @ApiProperty({ description: 'Who gets a mail.', example: 214 })
  recipients!: number;
}

/** When mailings leave that are to wait for the sending hours. */
@ApiSchema({ name: 'SendingHour' })
export class SendingHourDto {
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When the sending hours begin; null within them, and when that is too late.',
  })
  nextHour!: string | null;
}

export class AudienceRecipientsQuery extends PageQuery {
  @SearchText('A part of a name or an address.')
  search = '';

  @Choice(['sent-to', 'skipped'], { optional: true })
  only?: 'sent-to' | 'skipped';
}

@ApiSchema({ name: 'AudienceRecipients' })
export class AudienceRecipientsDto extends PageDto {
  @ApiProperty({ type: [RecipientPreviewDto] })
  items!: RecipientPreviewDto[];
}

@ApiSchema({ name: 'PreviewMailing' })
export class PreviewMailingDto extends ToolDto {
  @Paragraphs(MESSAGE_MAX, 'Please enter a message', {
    optional: true,
    description: 'Of the tool `message`, which cannot do without.',
  })
  message?: string;

  @Id({ optional: true, description: 'A preview of the audience that the recipient is of.' })
  audienceId?: string;

  @Id({ optional: true, description: 'Whose mail; the first recipient’s when not given.' })
  recipientId?: string;
}
