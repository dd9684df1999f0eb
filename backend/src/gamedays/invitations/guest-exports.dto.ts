import { ApiProperty, PickType } from '@nestjs/swagger';
import { GamedayDto } from '../gamedays/gamedays.dto.ts';
import { InvitationDto } from './invitations.dto.ts';

/** A guest who is coming, as the door needs to know. */
export class DoorGuestDto extends PickType(InvitationDto, [
  'id',
  'guestName',
  'additionalGuests',
  'replyComments',
]) {}

export class DoorListDto {
  @ApiProperty({ type: GamedayDto })
  gameday!: GamedayDto;

  @ApiProperty({ type: [DoorGuestDto], description: 'Accepted guests by name.' })
  guests!: DoorGuestDto[];
}
