import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Choice } from '../../http/input/choice.ts';
import { Text } from '../../http/input/text.ts';
import { HelperAddressDto } from './people.dto.ts';

/** When somebody is erased. */
export const ERASURE_TIMES = ['now', 'in-7-days'] as const;
export type ErasureTime = (typeof ERASURE_TIMES)[number];

@ApiSchema({ name: 'Erasure' })
export class ErasureDto extends HelperAddressDto {
  @Text(254, { description: 'The address once more, as somebody typed it to confirm.' })
  typed!: string;

  @Choice(ERASURE_TIMES, { message: 'Please choose when', enumName: 'ErasureTime' })
  when!: ErasureTime;
}

/** How much is kept of one sort. */
@ApiSchema({ name: 'PersonalCount' })
class PersonalCountDto {
  @ApiProperty({ example: 'invitations' })
  file!: string;

  @ApiProperty({ example: 'Invitations to gamedays' })
  title!: string;

  @ApiProperty({ example: 2 })
  count!: number;
}

/** Somebody who is erased by itself. */
@ApiSchema({ name: 'LeavingPerson' })
export class LeavingPersonDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'dana@mail.example' })
  email!: string;

  @ApiProperty({ format: 'date-time' })
  eraseAt!: string;
}

@ApiSchema({ name: 'PlannedErasure' })
class PlannedErasureDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When everything is erased; null until the person has confirmed it.',
  })
  eraseAt!: string | null;
}

/** Somebody of whom something is kept, with or without an account. */
@ApiSchema({ name: 'FoundPerson' })
export class FoundPersonDto {
  @ApiProperty({ example: 'dana@mail.example' })
  email!: string;

  @ApiProperty()
  hasAccount!: boolean;

  @ApiProperty({ type: [String], example: ['Dana Whitfield'] })
  names!: string[];

  @ApiProperty({ type: [PersonalCountDto], description: 'Only of what there is.' })
  counts!: PersonalCountDto[];

  @ApiProperty({ type: PlannedErasureDto, nullable: true })
  planned!: PlannedErasureDto | null;
}
