import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { Flag } from '../../http/input/choice.ts';

@ApiSchema({ name: 'Notices' })
export class NoticesDto {
  @Flag({ description: 'Whether the user gets mails about events of the schedule.', example: true })
  events!: boolean;

  @ApiProperty({
    description: 'Whether the user gets mails about what others do on the marketplace.',
    example: true,
  })
  market!: boolean;
}

@ApiSchema({ name: 'NoticesForm' })
export class NoticesFormDto extends PickType(NoticesDto, ['events'] as const) {
  @Flag({ optional: true, description: 'Left out, it stays as it is.' })
  market?: boolean;
}
