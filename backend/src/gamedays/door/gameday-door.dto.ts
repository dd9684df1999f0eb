import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ScannedAt } from '../../convention/door/scanned-at.dto.ts';
import { Flag } from '../../http/input/choice.ts';

@ApiSchema({ name: 'GuestCheckIn' })
export class GuestCheckInDto {
  @Flag({ message: 'Please say whether the guest is here' })
  here!: boolean;

  @ScannedAt()
  at?: string;
}

@ApiSchema({ name: 'GuestHere' })
export class GuestHereDto {
  @ApiProperty({ format: 'uuid', description: 'The invitation.' })
  id!: string;

  @ApiProperty({ type: String, nullable: true, format: 'date-time', description: 'When they came in.' })
  here!: string | null;
}
