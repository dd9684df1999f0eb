import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, ValidateIf } from 'class-validator';
import { Choice, Flag } from '../../http/input/choice.ts';
import { Id } from '../../http/input/id.ts';
import { ParticipantIdDto } from '../events.dto.ts';
import { FITS, type Fit } from './sign-up.service.ts';

/** Names that join in one step. */
const FAMILY_MAX = 20;

@ApiSchema({ name: 'GameOwnerForm' })
export class GameOwnerFormDto extends ParticipantIdDto {
  @Flag({ description: 'Whether this participant brings the game.' })
  owner!: boolean;
}

/** One name, or several of a family in one step. */
@ApiSchema({ name: 'JoinForm' })
export class JoinFormDto {
  @ValidateIf(({ ids }: JoinFormDto) => ids === undefined)
  @Id({
    message: 'Required.',
    required: false,
    description: 'Id of a user name; not read where there are `ids`.',
  })
  id?: string;

  @ApiProperty({
    description: 'Ids of user names.',
    type: [String],
    format: 'uuid',
    minItems: 1,
    maxItems: FAMILY_MAX,
    required: false,
  })
  @ValidateIf((_, value) => value !== undefined)
  @ArrayUnique({ message: 'Each name is given once.' })
  @ArrayMaxSize(FAMILY_MAX, { message: `At most ${FAMILY_MAX} names join in one step.` })
  @ArrayNotEmpty({ message: 'Required.' })
  @Id({ each: true, message: 'Required.' })
  @IsArray({ message: 'Required.' })
  ids?: string[];

  @ValidateIf((_, value) => value !== undefined)
  @Choice(FITS, {
    required: false,
    description:
      'Of several names: all get a spot or none does, or as many as there are spots for, in their order.',
    default: 'all',
  })
  fit?: Fit;
}

@ApiSchema({ name: 'SwapForm' })
export class SwapFormDto extends ParticipantIdDto {
  @Id({ description: 'Id of the event to leave.' })
  leave!: string;
}
