import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** The field of a mailing with the version of the mail that staff saw. */
export function ConfirmedMail(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: String,
      maxLength: 100,
      description:
        'The `version` of the preview that was confirmed: nothing is sent when the mail says something else by now.',
    }),
    MaxLength(100),
    IsString(),
    IsOptional(),
  );
}
