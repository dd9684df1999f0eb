import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';
import { MailingId } from '../../email/mailings/mailing-id.dto.ts';

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
}

@ApiSchema({ name: 'Remind' })
export class RemindDto {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'The number of guests that staff saw.',
    example: 119,
  })
  @Min(0)
  @IsInt()
  confirmed!: number;

  @MailingId()
  mailingId?: string;
}

@ApiSchema({ name: 'RemindResult' })
export class RemindResultDto {
  @ApiProperty({ description: 'Guests who are mailed; never more than were confirmed.', example: 119 })
  remindersSent!: number;
}
