import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsUUID } from 'class-validator';
import { ParticipantIdDto } from '../events.dto.ts';

@ApiSchema({ name: 'GameOwnerForm' })
export class GameOwnerFormDto extends ParticipantIdDto {
  @ApiProperty({ description: 'Whether this participant brings the game.' })
  @IsBoolean()
  owner!: boolean;
}

@ApiSchema({ name: 'SwapForm' })
export class SwapFormDto extends ParticipantIdDto {
  @ApiProperty({ description: 'Id of the event to leave.', format: 'uuid' })
  @IsUUID()
  leave!: string;
}
