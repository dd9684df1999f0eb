import { ApiProperty, ApiPropertyOptional, ApiSchema, PickType } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';

@ApiSchema({ name: 'Notices' })
export class NoticesDto {
  @ApiProperty({ description: 'Whether the user gets mails about events of the schedule.', example: true })
  @IsBoolean()
  events!: boolean;

  @ApiProperty({
    description: 'Whether the user gets mails about what others do on the marketplace.',
    example: true,
  })
  market!: boolean;
}

@ApiSchema({ name: 'NoticesForm' })
export class NoticesFormDto extends PickType(NoticesDto, ['events'] as const) {
  @ApiPropertyOptional({ type: Boolean, description: 'Left out, it stays as it is.' })
  @IsOptional()
  @IsBoolean()
  market?: boolean;
}
