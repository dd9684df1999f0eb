import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { Whole } from './numbers.ts';

/** The rule for the number of a page, or of the items on it: a whole number from 1. */
export function PagingNumber(range: { maximum: number; default: number }): PropertyDecorator {
  return applyDecorators(
    Whole(1, range.maximum, { optional: true, default: range.default }),
    Type(() => Number),
  );
}

/** The paging of every list that can grow. */
export class PageQuery {
  @PagingNumber({ maximum: 100_000, default: 1 })
  page = 1;

  @PagingNumber({ maximum: 100, default: 25 })
  limit = 25;
}

/** The counts beside a page's items. */
export class PageDto {
  @ApiProperty({ description: 'Items that match, on all pages together.', example: 312 })
  total!: number;

  @ApiProperty({ example: 1 })
  page!: number;

  @ApiProperty({ example: 25 })
  limit!: number;
}
