import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsOptional, Matches } from 'class-validator';

/** When somebody was scanned: it may be told later, because the network was away. */
export function ScannedAt(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      format: 'date-time',
      description:
        'When it was, if not now; the earliest of several times stays. A time in the future counts as now; one more than a day before the doors open, or before now where that is sooner, is refused.',
    }),
    // Without a zone it would be a time of the server's own.
    Matches(/(Z|[+-]\d\d:\d\d)$/, { message: 'Please give a date and time with its zone' }),
    IsISO8601({ strict: true }, { message: 'Please give a date and time with its zone' }),
    IsOptional(),
  );
}
