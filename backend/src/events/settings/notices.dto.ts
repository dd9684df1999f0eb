import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';

@ApiSchema({ name: 'Notices' })
export class NoticesDto {
  @ApiProperty({ description: 'Whether the user gets mails about events of the schedule.', example: true })
  @IsBoolean()
  events!: boolean;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'The same about what others do on the marketplace; left out, it stays as it is.',
    example: true,
  })
  @IsOptional()
  @IsBoolean()
  market?: boolean;
}
