import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** People that a guest brings along at most: with them it is a party of five. */
export const GUESTS_MAX = 4;

/** The rule for the number of people who come along with a guest, who answers or waits; none where it is not given. */
export function AdditionalGuests(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', nullable: true, minimum: 0, maximum: GUESTS_MAX, default: 0 }),
    Transform(({ value }) => value ?? 0),
    Max(GUESTS_MAX, { message: `At most ${GUESTS_MAX} additional guests` }),
    Min(0, { message: 'Additional guests cannot be negative' }),
    IsInt({ message: 'Additional guests must be a whole number' }),
  );
}
