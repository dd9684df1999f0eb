import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { ScannedAt } from '../../convention/door/scanned-at.dto.ts';

@ApiSchema({ name: 'GuestCheckIn' })
export class GuestCheckInDto {
  @ApiProperty()
  @IsBoolean({ message: 'Please say whether the guest is here' })
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
