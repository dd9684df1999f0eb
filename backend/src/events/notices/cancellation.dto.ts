import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** What deleting an event would do. */
@ApiSchema({ name: 'EventCancellation' })
export class EventCancellationDto {
  @ApiProperty({ type: 'integer', example: 12, description: 'How many would be told by mail.' })
  people!: number;
}
