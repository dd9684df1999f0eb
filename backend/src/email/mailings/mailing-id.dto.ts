import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { Id } from '../../http/input/id.ts';

const SCHEMA = {
  format: 'uuid',
  description:
    'Made by the client, so that the request can be repeated when its answer was lost: it is carried out once and answered alike.',
};

/** The optional id of a call that sends to many, in a body or a query. */
export function MailingId(): PropertyDecorator {
  return applyDecorators(ApiPropertyOptional(SCHEMA), IsOptional(), Id());
}
