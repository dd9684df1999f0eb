import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

const SEARCH_MAX = 200;

/** The rule for what a query searches for; without it, or with an empty text, everything is found. */
export function SearchText(description: string): PropertyDecorator {
  return applyDecorators(
    IsString(),
    MaxLength(SEARCH_MAX),
    IsOptional(),
    ApiPropertyOptional({ type: String, maxLength: SEARCH_MAX, default: '', description }),
  );
}
