import { createParamDecorator, type ExecutionContext, type Type } from '@nestjs/common';
import { ApiBody, ApiQuery } from '@nestjs/swagger';
import type { Request } from 'express';
import { readValidation } from './validation.ts';

const ID = {
  name: 'id',
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description: 'In place of the body, for clients that send none with a DELETE.',
} as const;

/** What a DELETE is about, as a body of this DTO. Some programs send no body with it (RFC 9110, 9.3.5): the query may say the id as well. */
export function IdInBodyOrQuery(dto: Type<{ id: string }>): ParameterDecorator {
  const read = createParamDecorator(
    (_: unknown, context: ExecutionContext) => {
      const { query, body } = context.switchToHttp().getRequest<Request>();
      return { ...query, ...body };
    },
    [
      (target, key) => {
        const method = key && Object.getOwnPropertyDescriptor(target, key);
        if (!method) return;
        ApiQuery(ID)(target, key, method);
        ApiBody({ type: dto, required: false })(target, key, method);
      },
    ],
  );
  return read(readValidation());
}
