import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Whole } from '../http/input/numbers.ts';

/** People that a guest brings along at most: with them it is a party of five. */
export const GUESTS_MAX = 4;

/** The rule for the number of people who come along with a guest, who answers or waits; none where it is not given. */
export function AdditionalGuests(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => value ?? 0),
    Whole(0, GUESTS_MAX, {
      message: 'Additional guests must be a whole number',
      tooLow: 'Additional guests cannot be negative',
      tooHigh: `At most ${GUESTS_MAX} additional guests`,
      required: false,
      nullable: true,
      default: 0,
    }),
  );
}
