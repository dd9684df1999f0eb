import { ApiProperty, ApiSchema, IntersectionType } from '@nestjs/swagger';
import { Email } from '../../http/input/email.ts';
import { Whole } from '../../http/input/numbers.ts';
import { PageDto } from '../../http/input/paging.ts';
import { PersonName } from '../../http/input/person-name.ts';
import { OneLine } from '../../http/input/text.ts';
import { WaitDto } from '../../waiting/wait.dto.ts';
import { MAX_NEW_ATTENDEES } from '../registration/registration.policy.ts';

const NUMBER = `Please say how many badges, from 1 to ${MAX_NEW_ATTENDEES}`;

/** For how many badges somebody waits. */
@ApiSchema({ name: 'BadgeQueueParty' })
export class BadgeQueuePartyDto {
  @Whole(1, MAX_NEW_ATTENDEES, { message: NUMBER, example: 2 })
  badges!: number;
}

@ApiSchema({ name: 'BadgeQueueForm' })
export class BadgeQueueFormDto extends BadgeQueuePartyDto {
  @PersonName({ example: 'Priya Raghunathan', maxLength: 60 })
  name!: string;

  @Email({
    missing: 'Email is required',
    message: 'Please enter a valid email address',
    example: 'priya.raghunathan@mail.example',
  })
  email!: string;
}

@ApiSchema({ name: 'BadgeQueueJoined' })
export class BadgeQueueJoinedDto {
  @ApiProperty({ description: 'The same for everybody, whether known before or not.' })
  message!: string;
}

/** Names the entry: the link of its mails carries it. */
export class BadgeLineQuery {
  @OneLine(100, 'Please open the link of the mail again', {
    description: 'What the link in the mail carries.',
  })
  line!: string;
}

/** A wait for badges, as everybody reads it who may. */
class BadgeWaitDto extends IntersectionType(BadgeQueuePartyDto, WaitDto) {
  @ApiProperty({ example: 'Priya Raghunathan' })
  name!: string;

  @ApiProperty({ example: 'priya.raghunathan@mail.example' })
  email!: string;
}

/** How a wait for badges stands. */
@ApiSchema({ name: 'BadgeQueuePlace' })
export class BadgeQueuePlaceDto extends BadgeWaitDto {
  @ApiProperty({ description: 'Parties that wait, without those to whom badges are offered.', example: 5 })
  parties!: number;
}

@ApiSchema({ name: 'BadgeQueueEntry' })
export class BadgeQueueEntryDto extends BadgeWaitDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  joinedAt!: string;
}

@ApiSchema({ name: 'BadgeQueuePage' })
export class BadgeQueuePageDto extends PageDto {
  @ApiProperty({ type: [BadgeQueueEntryDto], description: 'Those to whom badges are offered come first.' })
  items!: BadgeQueueEntryDto[];
}
