import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { TableDto } from '../../convention/map/map.dto.ts';
import { IN_SENDING_HOURS } from '../../email/sending-hours/leaves.dto.ts';
import { Flag } from '../../http/input/choice.ts';
import { Id } from '../../http/input/id.ts';
import { Text } from '../../http/input/text.ts';
import { EventFormDto } from '../events.dto.ts';

const REQUIRED = 'Required.';

/** A time for which a table is wanted, in the words of the event's form. */
export class FreeTablesQuery extends PickType(EventFormDto, ['duration', 'spots'] as const) {
  @Text(20, { message: REQUIRED, description: "One of the convention's days.", example: 'Friday' })
  day!: string;

  @Text(20, {
    message: REQUIRED,
    description: '`12:01 AM` for Undetermined, for which there is no table.',
    example: '3:15 PM',
  })
  time!: string;

  @Transform(({ value }) => Number(value))
  declare spots: number;

  @Id({ optional: true, description: 'The event it is for, whose own table counts as free.' })
  event?: string;
}

/** A table that nobody has at a time. */
@ApiSchema({ name: 'FreeTable' })
export class FreeTableDto extends PickType(TableDto, ['id', 'label', 'seats'] as const) {
  @ApiProperty({ example: 'Room A' })
  room!: string;
}

/** An event that got no table. */
@ApiSchema({ name: 'UnplacedEvent' })
export class UnplacedEventDto extends PickType(EventFormDto, [
  'id',
  'gameName',
  'eventDay',
  'eventTime',
  'spots',
] as const) {
  @ApiProperty({
    enum: ['too-large', 'all-taken'],
    description: 'No table has as many seats, or those that have are taken at the time.',
  })
  reason!: 'too-large' | 'all-taken';
}

@ApiSchema({ name: 'PlacedEvents' })
export class PlacedEventsDto {
  @ApiProperty({ description: 'How many events have got a table.', example: 12 })
  placed!: number;

  @ApiProperty({ type: [UnplacedEventDto], description: 'In the order of the schedule.' })
  left!: UnplacedEventDto[];

  @ApiProperty({ description: 'How many have no time yet, and so no table.', example: 2 })
  undetermined!: number;
}

/** Two events that change their tables. */
@ApiSchema({ name: 'TableSwap' })
export class TableSwapDto {
  @Id({ message: REQUIRED })
  one!: string;

  @Id({ message: REQUIRED })
  other!: string;

  @Flag(IN_SENDING_HOURS)
  inSendingHours = false;
}
