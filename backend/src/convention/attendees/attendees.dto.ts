import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** Who comes, in numbers for everybody and by name for those who are signed in. */
@ApiSchema({ name: 'Attendees' })
export class AttendeesDto {
  @ApiProperty({ example: 61 })
  registrations!: number;

  @ApiProperty({ description: 'People of 10 and over.', example: 87 })
  badges!: number;

  @ApiProperty({ description: 'People of 9 and under.', example: 14 })
  children!: number;

  @ApiProperty({
    type: [String],
    nullable: true,
    description:
      'People of 10 and over, with the children of the reader, or all children for the administrator. Null for visitors; at most 2000.',
  })
  names!: string[] | null;
}
