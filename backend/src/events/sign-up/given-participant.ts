import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiBody, ApiQuery } from '@nestjs/swagger';
import type { Request } from 'express';
import { readValidation } from '../../http/input/validation.ts';
import { ParticipantIdDto } from '../events.dto.ts';

const ID = {
  name: 'id',
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description: 'Id of a user name, where the client sends no body with a DELETE.',
} as const;

const read = createParamDecorator(
  (_: unknown, context: ExecutionContext) => {
    const { query, body } = context.switchToHttp().getRequest<Request>();
    return { ...query, ...body };
  },
  [
    (target, key, _index) => {
      const method = key && Object.getOwnPropertyDescriptor(target, key);
      if (!method) return;
      ApiQuery(ID)(target, key, method);
      ApiBody({ type: ParticipantIdDto, required: false })(target, key, method);
    },
  ],
);

/** Whose name a DELETE is about. Some programs send no body with it (RFC 9110, 9.3.5), so the query may say it as well. */
export const GivenParticipant = () => read(readValidation());
