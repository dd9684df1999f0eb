import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** What is printed on a badge, or on the name card of a gameday. */
@ApiSchema({ name: 'Badge' })
export class BadgeDto {
  @ApiProperty({ format: 'uuid', description: 'The attendee, or the invitation to a gameday.' })
  id!: string;

  @ApiProperty({ example: 'Dana Whitfield' })
  name!: string;

  @ApiProperty({ description: 'People who come in together under this name.', example: 1 })
  people!: number;

  @ApiProperty({ description: '9 and under.' })
  child!: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'With whom a child comes.' })
  childWith!: string | null;

  @ApiProperty({ description: 'What the code on it says: an address of the site.' })
  badgeLink!: string;
}
