import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { MAIL_LISTS, type MailList } from '@tablefall/mail';
import { Choice } from '../../../http/input/choice.ts';
import { TakesAnyQuery } from '../../../http/input/validation.ts';

/** What somebody may leave: one list, or all mail to many. */
export type ListChoice = MailList | 'all';
const CHOICES: ListChoice[] = [...MAIL_LISTS, 'all'];

@TakesAnyQuery()
export class UnsubscribeQuery {
  @Choice(CHOICES, {
    message: 'Please choose a list',
    optional: true,
    description: 'What to leave; the list that the mail belongs to when not given.',
  })
  list?: ListChoice;
}

/** The lists of the address that a mail went to, which is not named. */
@ApiSchema({ name: 'MailLists' })
export class MailListsDto {
  @ApiProperty({ enum: MAIL_LISTS, description: 'The list that the mail belongs to.' })
  list!: MailList;

  @ApiProperty({ enum: MAIL_LISTS, isArray: true, description: 'Those that the address has left.' })
  left!: MailList[];
}

@ApiSchema({ name: 'Unsubscribed' })
export class UnsubscribedDto {
  @ApiProperty({ example: 'You will get no more invitations at this address.' })
  message!: string;
}
