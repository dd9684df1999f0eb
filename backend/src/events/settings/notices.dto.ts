import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

@ApiSchema({ name: 'Notices' })
export class NoticesDto {
  @ApiProperty({ description: 'Whether the user gets mails about events of the schedule.', example: true })
  @IsBoolean()
  events!: boolean;
}
