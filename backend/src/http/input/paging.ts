import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** The rule for the number of a page, or of the items on it: a whole number from 1. */
export function PagingNumber(range: { maximum: number; default: number }): PropertyDecorator {
  return applyDecorators(
    Max(range.maximum),
    Min(1),
    IsInt(),
    Type(() => Number),
    IsOptional(),
    ApiPropertyOptional({ type: 'integer', minimum: 1, ...range }),
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
