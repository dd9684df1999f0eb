import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** Somebody who is expected. */
@ApiSchema({ name: 'ExpectedPerson' })
export class ExpectedPersonDto {
  @ApiProperty({ format: 'uuid', description: 'The attendee, or the invitation to a gameday.' })
  id!: string;

  @ApiProperty({ example: 'Dana Whitfield' })
  name!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uuid',
    description:
      'Id of the name, which is another one once a badge was handed on; null for guests of a gameday.',
  })
  nameId!: string | null;

  @ApiProperty({ description: '9 and under.' })
  child!: boolean;

  @ApiProperty({ description: 'People who come in together under this name.', example: 1 })
  people!: number;

  @ApiProperty({
    type: [String],
    description:
      'SHA-256 of the codes on the badge, shortened: whoever has the list cannot make a code of it.',
  })
  codes!: string[];

  @ApiProperty({ type: String, nullable: true, format: 'date-time', description: 'When they came in.' })
  here!: string | null;
}

/** People who belong together: a registration, or the guest of a gameday. */
@ApiSchema({ name: 'ExpectedParty' })
export class ExpectedPartyDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'What is still owed, in the currency of the edition.', example: 10 })
  owed!: number;

  @ApiProperty({ type: [ExpectedPersonDto] })
  people!: ExpectedPersonDto[];
}

/** All that a phone at the door has to know, so that it can go on without a network. */
@ApiSchema({ name: 'ExpectedList' })
export class ExpectedListDto {
  @ApiProperty({ example: '2025-10', description: 'Key of the edition, or id of a gameday.' })
  scope!: string;

  @ApiProperty({ format: 'date-time', description: "The server's time: phones go wrong." })
  takenAt!: string;

  @ApiProperty({ format: 'date-time', description: 'When phones forget it.' })
  endsAt!: string;

  @ApiProperty({ type: [ExpectedPartyDto] })
  parties!: ExpectedPartyDto[];
}

/** A list that the door can work with. */
@ApiSchema({ name: 'DoorScope' })
export class DoorScopeDto {
  @ApiProperty({ example: '2025-10' })
  scope!: string;

  @ApiProperty({ type: String, nullable: true, format: 'date', description: 'Of a gameday.' })
  date!: string | null;
}
