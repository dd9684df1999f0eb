import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Equals, IsOptional, ValidateIf } from 'class-validator';
import { Email } from '../../http/input/email.ts';
import { Id } from '../../http/input/id.ts';
import { Whole } from '../../http/input/numbers.ts';
import { PageDto } from '../../http/input/paging.ts';
import { PersonName } from '../../http/input/person-name.ts';
import { GuestWaitDto } from '../offers/queue-place.dto.ts';
import { AdditionalGuests } from '../party.ts';

/** Who comes along with somebody who waits: a party of up to five, as in an answer. */
@ApiSchema({ name: 'GamedayQueueParty' })
export class QueuePartyDto {
  @AdditionalGuests()
  guests = 0;
}

@ApiSchema({ name: 'PublicGamedayQueue' })
export class PublicQueueDto extends QueuePartyDto {
  @Id()
  gamedayID!: string;

  @PersonName({ example: 'Priya Raghunathan', maxLength: 60 })
  name!: string;

  @Email({
    missing: 'Email is required',
    message: 'Please enter a valid email address',
    example: 'priya.raghunathan@mail.example',
  })
  email!: string;
}

@ApiSchema({ name: 'PublicGamedayQueueResult' })
export class PublicQueueResultDto {
  @ApiProperty({ description: 'The same for everybody, whether known before or not.' })
  message!: string;
}

/** A guest who waits, as staff see it. */
@ApiSchema({ name: 'GamedayQueueEntry' })
export class QueueEntryDto extends GuestWaitDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  invitationId!: string;

  @ApiProperty()
  guestName!: string;

  @ApiProperty()
  guestEmail!: string;

  @ApiProperty({ format: 'date-time' })
  joinedAt!: string;
}

@ApiSchema({ name: 'GamedayQueuePage' })
export class QueuePageDto extends PageDto {
  @ApiProperty({ type: [QueueEntryDto], description: 'Offers first, then who waits, in their order.' })
  items!: QueueEntryDto[];
}

/** What staff change: either they take the guest in, or the guest gets another place. */
@ApiSchema({ name: 'GamedayQueueEntryChange' })
export class QueueEntryChangeDto {
  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description: 'Accepts for the guest, who is told by mail.',
  })
  @IsOptional()
  @Equals(true, { message: 'Please say true, or leave it out' })
  accept?: true;

  @ValidateIf(({ accept }) => accept === undefined)
  @Whole(1, 1_000_000, {
    message: 'Please say a place in the queue',
    required: false,
    description: 'Among those who wait, from 1.',
  })
  place?: number;
}
