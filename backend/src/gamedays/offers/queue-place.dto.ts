import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { WaitDto } from '../../waiting/wait.dto.ts';

/** How the wait of a guest stands. */
export class GuestWaitDto extends WaitDto {
  @ApiProperty({ description: 'Seats that the guest waits for.', example: 2 })
  seats!: number;
}

/** The wait of a guest, as the personal page shows it. */
@ApiSchema({ name: 'GamedayQueuePlace' })
export class QueuePlaceDto extends GuestWaitDto {
  @ApiProperty({ description: 'Parties that wait, without those to whom seats are offered.', example: 5 })
  parties!: number;
}
