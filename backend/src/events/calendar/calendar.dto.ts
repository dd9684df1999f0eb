import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'CalendarAddress' })
export class CalendarAddressDto {
  @ApiProperty({
    description: "What calendars subscribe to: whoever has it sees the user's events.",
    example: 'https://tablefall.example/api/calendar/Zm9yLW5vYm9keS1lbHNlLXRoYW4tZGFuYS13aGl0Zml.ics',
  })
  address!: string;
}
