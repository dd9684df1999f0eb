import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsOptional } from 'class-validator';
import { RecipientPreviewDto } from '../../email/audiences/recipients.dto.ts';
import { MailingPreviewDto } from '../../email/mailings/mail-preview.dto.ts';
import { MailingId } from '../../email/mailings/mailing-id.dto.ts';
import { OwnWords } from '../../email/mailings/own-words.dto.ts';
import { type Leaves, LeavesWhen } from '../../email/sending-hours/leaves.dto.ts';
import { Id } from '../../http/input/id.ts';
import { Moment } from '../../http/input/moment.ts';
import { INTEGER_MAX, Whole } from '../../http/input/numbers.ts';
import { PageDto, PageQuery } from '../../http/input/paging.ts';
import { SearchText } from '../../http/input/search-text.ts';
import { Version } from '../../http/input/version.ts';
import { ConfirmedMail } from '../confirmed-mail.dto.ts';

/** A reminder that leaves later. */
@ApiSchema({ name: 'LaterReminder' })
export class LaterReminderDto {
  @ApiProperty({ format: 'date-time', description: 'When it leaves.' })
  at!: string;

  @ApiProperty({ description: 'How many guests it goes to, unless they answer before.', example: 119 })
  guests!: number;
}

/** The guests of a gameday who have not answered, by whether they would be reminded now. */
@ApiSchema({ name: 'Reminder' })
export class ReminderDto {
  @ApiProperty({ description: 'Would be mailed now.', example: 119 })
  due!: number;

  @ApiProperty({
    description: 'Were mailed a short while ago, or their mail still waits to be sent.',
    example: 4,
  })
  waiting!: number;

  @ApiProperty({ description: 'Asked for no more invitations, or their address refused mail.', example: 2 })
  suppressed!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When the first of those who wait is due.',
  })
  nextAt!: string | null;

  @ApiProperty({
    type: LaterReminderDto,
    nullable: true,
    description:
      'The first hour for which a reminder can be planned, and whom it would go to. Null when somebody is due now, and when nobody can be reminded before the gameday begins.',
  })
  next!: LaterReminderDto | null;

  @ApiProperty({
    type: LaterReminderDto,
    nullable: true,
    description: 'The reminder that is planned, the first of several; null when there is none.',
  })
  planned!: LaterReminderDto | null;
}

/** How many guests can be chosen by hand. */
const CHOSEN_MAX = 1_000;

export class ReminderGuestsQuery extends PageQuery {
  @SearchText('Part of a name or an address, in any case.')
  search = '';
}

/** Guests who have not answered, to choose from. */
@ApiSchema({ name: 'ReminderGuests' })
export class ReminderGuestsDto extends PageDto {
  @ApiProperty({
    type: [RecipientPreviewDto],
    description: 'Guests by name, with why they cannot be reminded now; the id is that of the invitation.',
  })
  items!: RecipientPreviewDto[];
}

/** What is said to whom. */
class ReminderFormDto {
  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    maxItems: CHOSEN_MAX,
    description: 'Invitations of the guests to remind; all who have not answered when left out.',
  })
  @ArrayUnique({ message: 'Each guest can be chosen once' })
  @Id({ each: true, message: 'Please choose guests of the list' })
  @ArrayMaxSize(CHOSEN_MAX, { message: `Please choose at most ${CHOSEN_MAX.toLocaleString('en-US')} guests` })
  @ArrayMinSize(1, { message: 'Please choose a guest' })
  @IsArray({ message: 'Please choose guests' })
  @IsOptional()
  guests?: string[];

  @OwnWords('gameday-reminder', 'Said in this one reminder.')
  words?: string | null;

  @Moment({ optional: true, description: 'When it leaves: the hour that was offered. Now when not given.' })
  at?: string;
}

@ApiSchema({ name: 'PreviewReminder' })
export class PreviewReminderDto extends ReminderFormDto {
  @Id({
    optional: true,
    description:
      'The invitation of the guest whose mail it is; that of the first who would get it when not given.',
  })
  recipientId?: string;
}

/** The reminder of one guest as it would be sent. */
@ApiSchema({ name: 'ReminderPreview' })
export class ReminderPreviewDto extends MailingPreviewDto {
  @Version()
  version!: string;
}

@ApiSchema({ name: 'Remind' })
export class RemindDto extends ReminderFormDto {
  @Whole(0, INTEGER_MAX, { description: 'The number of guests that staff saw.', example: 119 })
  confirmed!: number;

  @ConfirmedMail()
  preview?: string;

  @LeavesWhen()
  leaves: Leaves = 'at-once';

  @MailingId()
  mailingId?: string;
}

@ApiSchema({ name: 'RemindResult' })
export class RemindResultDto {
  @ApiProperty({
    description: 'Guests who are mailed, now or at the planned hour; never more than were confirmed.',
    example: 119,
  })
  remindersSent!: number;
}
