import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Choice } from '../../http/input/choice.ts';
import { Id } from '../../http/input/id.ts';
import { Text } from '../../http/input/text.ts';
import { INVITATION_STATUSES, type InvitationStatus } from '../invitation-status.ts';
import { InvitationDto, STATUS_SCHEMA, Status } from '../invitations/invitations.dto.ts';

@ApiSchema({ name: 'InvitationStatus' })
export class InvitationStatusDto {
  @Id()
  invitationID!: string;

  @Status()
  @Choice(INVITATION_STATUSES, { message: 'Please choose a status', ...STATUS_SCHEMA })
  status!: InvitationStatus;
}

/** An invitation whose status was set. */
@ApiSchema({ name: 'SetInvitation' })
export class SetInvitationDto extends InvitationDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'What undoes it within 10 seconds; null when that cannot be: nothing changed, a freed seat was offered to somebody, or a mail that it ended was just being sent.',
  })
  undo!: string | null;
}

/** Far more than what an act ends. */
const LONGEST_UNDO = 20_000;

@ApiSchema({ name: 'UndoStatus' })
export class UndoStatusDto {
  @Text(LONGEST_UNDO, {
    message: 'Please say what to undo',
    description: 'As setting the status answered it.',
  })
  undo!: string;
}
