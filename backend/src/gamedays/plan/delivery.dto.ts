import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { DeliveryProgressDto } from '../../email/mailings/mailings.dto.ts';

/** Mail to guests that waits for its time, and of which nothing has left. */
@ApiSchema({ name: 'WaitingMailing' })
export class WaitingMailingDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'gameday-message' })
  kind!: string;

  @ApiProperty({ example: 294 })
  people!: number;

  @ApiProperty({ format: 'date-time' })
  leavesAt!: string;
}

/** How far the bulk mails of a gameday are, and what can still be taken back. */
@ApiSchema({ name: 'GamedayDelivery' })
export class GamedayDeliveryDto extends DeliveryProgressDto {
  @ApiProperty({
    type: WaitingMailingDto,
    nullable: true,
    description:
      'The last mailing that waits for its time, as long as nothing of it has left: it can be taken back.',
  })
  waiting!: WaitingMailingDto | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description:
      'When mail leaves that waits for the sending hours; null when they are now, or begin too late.',
  })
  nextHour!: string | null;
}
