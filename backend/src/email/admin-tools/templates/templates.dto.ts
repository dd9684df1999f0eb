import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { MAIL_LISTS, type MailKind, type MailList } from '@tablefall/mail';
import { Choice } from '../../../http/input/choice.ts';

/** The mails that a person writes. */
export const WRITTEN_KINDS = ['message', 'gameday-message'] as const satisfies MailKind[];
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

export class MessageVariablesQuery {
  @Choice(WRITTEN_KINDS, { message: 'Please choose a kind of message', enumName: 'WrittenKind' })
  kind!: WrittenKind;
}

@ApiSchema({ name: 'MessageVariable' })
export class MessageVariableDto {
  @ApiProperty({ example: 'venue', description: 'Written {{venue}} in a message.' })
  name!: string;

  @ApiProperty({ example: 'Where it takes place' })
  meaning!: string;

  @ApiProperty({ example: 'Riverside Hall, 14 Canal Street' })
  example!: string;
}

/** A mail as it would be sent, with links that lead nowhere. */
@ApiSchema({ name: 'MailExample' })
export class MailExampleDto {
  @ApiProperty({ example: 'cancelled', description: 'What makes it differ; empty for the plain form.' })
  name!: string;

  @ApiProperty({ example: 'You are invited: Friday, October 10, 2025' })
  subject!: string;

  @ApiProperty({ description: 'A whole HTML document.' })
  html!: string;

  @ApiProperty()
  text!: string;
}

@ApiSchema({ name: 'MailTemplate' })
export class MailTemplateDto {
  @ApiProperty({ example: 'gameday-invitation' })
  kind!: string;

  @ApiProperty({ example: 'Invitation' })
  title!: string;

  @ApiProperty({ example: 'Asks a guest to a gameday.' })
  purpose!: string;

  @ApiProperty({
    type: String,
    enum: MAIL_LISTS,
    nullable: true,
    description: 'The list that its reader may leave; of an answer saved or a change, of the plain form.',
  })
  list!: MailList | null;

  @ApiProperty({
    type: [MessageVariableDto],
    description: 'What its author may use; none where nobody writes.',
  })
  variables!: MessageVariableDto[];

  @ApiProperty({ type: [MailExampleDto] })
  examples!: MailExampleDto[];
}
