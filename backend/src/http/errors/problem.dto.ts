import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import type { FieldErrors } from './api-error.ts';

/**
 * The body of every error. Callers read different fields (`message`, `detail`, or `title` with `message`), so all of
 * them are there.
 */
@ApiSchema({ name: 'Problem' })
export class ProblemDto {
  @ApiProperty({ example: 409 })
  statusCode!: number;

  @ApiProperty({
    example: 'date-taken',
    description:
      'Tells the refusals of a status apart. It stays when the words change; later releases have more of them.',
  })
  code!: string;

  @ApiProperty({ example: 'Date taken' })
  title!: string;

  @ApiProperty({ example: 'There is already a gameday on this date.' })
  message!: string;

  @ApiProperty({
    description: 'Same text as `message`.',
    example: 'There is already a gameday on this date.',
  })
  detail!: string;

  @ApiProperty({ example: 409, description: 'Same as `statusCode` (RFC 9457).' })
  status!: number;

  @ApiProperty({
    example: 'tag:tablefall.example,2026:date-taken',
    description: 'The code as a URI (RFC 9457); no page is there.',
  })
  type!: string;

  @ApiPropertyOptional({
    description: 'Field → message, when single fields are wrong.',
    type: 'object',
    additionalProperties: { type: 'string' },
  })
  fields?: FieldErrors;

  @ApiPropertyOptional({
    type: [String],
    description: 'Ids of the things that stand in the way, where the caller may do something about them.',
  })
  conflictsWith?: string[];

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description:
      'What there is now, as the call answers with it, when the form was filled from something older.',
  })
  current?: object;
}
