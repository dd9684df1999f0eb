import { ApiProperty } from '@nestjs/swagger';
import { Text } from './text.ts';

const VERSION_MAX = 100;
const EXAMPLE = '9e107d9d372bb6826bd81d3542a419d6';

/** The field of an answer that forms are filled from: what they send back as `FilledFrom`. */
export function Version(): PropertyDecorator {
  return ApiProperty({
    maxLength: VERSION_MAX,
    description: 'Another one as soon as somebody changes what the form edits, and not by anything else.',
    example: EXAMPLE,
  });
}

/** The field of a form that says what it was filled from. */
export function FilledFrom(): PropertyDecorator {
  return Text(VERSION_MAX, {
    optional: true,
    description:
      'The `version` that the form was filled from: refused with 409 and the present state as `current` where it is ' +
      'another one by now. Left out, whatever is there is written over.',
    example: EXAMPLE,
  });
}
