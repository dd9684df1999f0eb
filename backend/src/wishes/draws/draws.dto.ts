import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { MomentAsDate } from '../../http/input/moment.ts';

/** How a draw went. */
@ApiSchema({ name: 'DrawCounts' })
export class DrawCountsDto {
  @ApiProperty()
  seats!: number;

  @ApiProperty()
  seatsFilled!: number;

  @ApiProperty({ description: 'Who wished for something.' })
  people!: number;

  @ApiProperty()
  peopleWithNothing!: number;

  @ApiProperty()
  peopleWithOneOfFirstThree!: number;
}

/** A draw that is planned, or has run. */
@ApiSchema({ name: 'PlannedDraw' })
export class PlannedDrawDto {
  @ApiProperty({ format: 'date-time' })
  runsAt!: string;

  @ApiProperty({ description: 'SHA-256 of the seed, which is published with the result.' })
  seedHash!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the order was drawn from; null until it has run.',
  })
  seed!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  ranAt!: string | null;

  @ApiProperty({ type: DrawCountsDto, nullable: true })
  counts!: DrawCountsDto | null;
}

/** What is said of the draw of the edition. */
@ApiSchema({ name: 'Draw' })
export class DrawDto {
  @ApiProperty({ type: PlannedDrawDto, nullable: true, description: 'Null where none is planned.' })
  draw!: PlannedDrawDto | null;
}

@ApiSchema({ name: 'DrawPlanForm' })
export class DrawPlanFormDto {
  @MomentAsDate()
  runsAt!: Date;
}

/** Where somebody is in the published draw. */
@ApiSchema({ name: 'DrawnParty' })
export class DrawnPartyDto {
  @ApiProperty({ type: 'integer', description: 'The `id` of a party in what is published.' })
  party!: number;

  @ApiProperty({ type: [String], description: 'Names of the caller that were in it.' })
  names!: string[];
}
