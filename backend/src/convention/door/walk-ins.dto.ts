import { ApiSchema } from '@nestjs/swagger';
import { Flag } from '../../http/input/choice.ts';
import { Email } from '../../http/input/email.ts';
import { Id } from '../../http/input/id.ts';
import { ListOf } from '../../http/input/list-of.ts';
import { MAX_NEW_ATTENDEES } from '../registration/registration.policy.ts';
import { AttendeeFormDto } from '../registration/registrations.dto.ts';
import { ScannedAt } from './scanned-at.dto.ts';

@ApiSchema({ name: 'WalkInPerson' })
export class WalkInPersonDto extends AttendeeFormDto {
  @Id({
    message: 'Please give the id of a person',
    description: 'Made by the phone: what it sends again is the same person.',
  })
  id!: string;
}

/** People who stand at the door and are on no list. */
@ApiSchema({ name: 'WalkIn' })
export class WalkInDto {
  @Id({
    message: 'Please give an id',
    description: 'Made by the phone: what it sends again is registered once.',
  })
  id!: string;

  @ListOf(WalkInPersonDto, {
    min: 1,
    max: MAX_NEW_ATTENDEES,
    message: 'Name is required',
    tooMany: `Please register at most ${MAX_NEW_ATTENDEES} people at once`,
    unique: [(person: Partial<WalkInPersonDto> | null) => person?.name, 'Every name must be there only once'],
  })
  attendees!: WalkInPersonDto[];

  @Email({
    optional: true,
    description:
      'Where the registration is mailed. People who are registered with it already are joined by those who are not; without one nobody can sign in to it.',
    example: 'dana.whitfield@mail.example',
  })
  email?: string;

  @Flag({
    message: 'Please say whether it is paid',
    description: 'Whether the badges of these people are paid.',
  })
  paid!: boolean;

  @ScannedAt()
  at?: string;
}
