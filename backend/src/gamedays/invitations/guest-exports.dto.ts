import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { GamedayDto } from '../gamedays.dto.ts';
import { InvitationDto } from './invitations.dto.ts';

/** A guest who is coming, as the door needs to know. */
@ApiSchema({ name: 'DoorGuest' })
export class DoorGuestDto extends PickType(InvitationDto, [
  'id',
  'guestName',
  'additionalGuests',
  'replyComments',
]) {}

@ApiSchema({ name: 'DoorList' })
export class DoorListDto {
  @ApiProperty({ type: GamedayDto })
  gameday!: GamedayDto;

  @ApiProperty({ type: [DoorGuestDto], description: 'Accepted guests by name.' })
  guests!: DoorGuestDto[];
}
