import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Flag } from '../../http/input/choice.ts';

const TIME = { type: String, format: 'date-time', nullable: true } as const;

/** Whether the host sees a player at the table. */
@ApiSchema({ name: 'PresenceForm' })
export class PresenceFormDto {
  @Flag({ description: 'Whether the player is here.' })
  here!: boolean;
}

/** A player as the host sees them. */
@ApiSchema({ name: 'SeatedPlayer' })
export class SeatedPlayerDto {
  @ApiProperty({ description: 'Id of the user name.', format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Marco Rossi' })
  name!: string;

  @ApiProperty({ enum: ['owner', 'co-host', 'player'] })
  role!: 'owner' | 'co-host' | 'player';

  @ApiProperty({ ...TIME, description: 'Since when the host sees them at the table.' })
  hereSince!: string | null;

  @ApiProperty({
    ...TIME,
    description: 'Since when they are at the convention, as far as the door has seen them.',
  })
  inHallSince!: string | null;
}

/** What the host of an event sees of its table. */
@ApiSchema({ name: 'HostTable' })
export class HostTableDto {
  @ApiProperty({ ...TIME, description: 'From when on players are ticked; null while the event has no time.' })
  ticksFrom!: string | null;

  @ApiProperty({ ...TIME, description: 'From when on seats may be freed; null while the event has no time.' })
  freeingFrom!: string | null;

  @ApiProperty({
    type: [SeatedPlayerDto],
    description: 'The host first, then in the order in which they joined.',
  })
  players!: SeatedPlayerDto[];

  @ApiProperty({ description: 'How many wait for a seat.', example: 2 })
  waiting!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who a seat that is freed now goes to first; null when nobody who waits can take it.',
    example: 'Karim Haddad',
  })
  next!: string | null;
}
