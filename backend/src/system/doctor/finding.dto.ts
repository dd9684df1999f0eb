import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CHECK_STATES, type CheckState } from '../../email/deliverability/sender-check/sender-check.dto.ts';

/** What a check of the installation came to. */
@ApiSchema({ name: 'Finding' })
export class FindingDto {
  @ApiProperty({ example: 'storage', description: 'Names the check.' })
  check!: string;

  @ApiProperty({ enum: CHECK_STATES })
  state!: CheckState;

  @ApiProperty({ example: 'Pictures cannot be stored.', description: 'What was found, in a sentence.' })
  title!: string;

  @ApiProperty({
    example: 'EACCES: permission denied',
    description: 'What was seen; empty when there is no more to say.',
  })
  detail!: string;

  @ApiProperty({
    example: 'Give the user of the product the right to write to STORAGE_FOLDER.',
    description: 'What to do; empty when there is nothing to do.',
  })
  advice!: string;
}

/** What a check found; its name is added by the doctor. */
export type Found = Omit<FindingDto, 'check'>;

/** Something works, and nothing is to be done. */
export function works(title: string, detail = ''): Found[] {
  return [{ state: 'ok', title, detail, advice: '' }];
}

/** Something is wrong, or could not be found out. */
export function trouble(
  state: Exclude<CheckState, 'ok'>,
  title: string,
  detail: string,
  advice: string,
): Found[] {
  return [{ state, title, detail, advice }];
}
