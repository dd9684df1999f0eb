import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { MailPreviewDto } from '../../email/mailings/mail-preview.dto.ts';
import { MailingId } from '../../email/mailings/mailing-id.dto.ts';
import { Flag } from '../../http/input/choice.ts';
import { Paragraphs } from '../../http/input/text.ts';
import { MESSAGES_PER_DAY } from './message-limit.ts';

const MESSAGE_MAX = 2000;

const LEFT = {
  type: 'integer',
  example: 2,
  description: `How many more messages the players can get within 24 hours, of ${MESSAGES_PER_DAY}.`,
} as const;

/** A message to those who play. */
@ApiSchema({ name: 'EventMessageForm' })
export class EventMessageFormDto {
  @Paragraphs(MESSAGE_MAX, 'Please enter a message', {
    description: 'Plain text.',
    example: 'I saved the blue chairs.',
  })
  message!: string;

  @Flag({
    optional: true,
    default: false,
    description: 'Whether it goes to those who wait for a spot as well.',
  })
  waiting = false;
}

@ApiSchema({ name: 'SendEventMessage' })
export class SendEventMessageDto extends EventMessageFormDto {
  @MailingId()
  mailingId?: string;
}

/** Whom a message reaches. */
class ReachDto {
  @ApiProperty({ type: 'integer', example: 3, description: 'People who get it by mail, each account once.' })
  mailed!: number;

  @ApiProperty({
    type: 'integer',
    example: 1,
    description:
      'People who read it on the event alone: they turned notices off, or their address takes no mail.',
  })
  unmailed!: number;

  @ApiProperty(LEFT)
  left!: number;
}

/** A message as one of them will get it; nothing is sent. */
@ApiSchema({ name: 'EventMessagePreview' })
export class EventMessagePreviewDto extends ReachDto {
  @ApiProperty({ type: MailPreviewDto })
  mail!: MailPreviewDto;

  @ApiProperty({ description: 'The name of who gets it like this.', example: 'Marco Rossi' })
  to!: string;
}

@ApiSchema({ name: 'EventMessageResult' })
export class EventMessageResultDto extends ReachDto {}

/** What a host wrote to the players. */
@ApiSchema({ name: 'EventMessage' })
export class EventMessageDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Plain text.', example: 'I saved the blue chairs.' })
  message!: string;

  @ApiProperty({ description: 'The host, or the organisers.', example: 'Dana Whitfield' })
  writer!: string;

  @ApiProperty({ format: 'date-time' })
  writtenAt!: string;

  @ApiProperty({ description: 'Whoever asks wrote it, and nobody has it by mail yet: it can be taken back.' })
  mayTakeBack!: boolean;
}

/** All that hosts wrote to the players of an event. */
@ApiSchema({ name: 'EventMessages' })
export class EventMessagesDto {
  @ApiProperty({ type: [EventMessageDto], description: 'The newest first.' })
  items!: EventMessageDto[];

  @ApiProperty({ ...LEFT, nullable: true, description: `${LEFT.description} Null for who is no host.` })
  left!: number | null;
}
