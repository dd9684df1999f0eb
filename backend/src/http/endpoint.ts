import { applyDecorators, HttpCode, HttpStatus, SetMetadata, type Type } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { ErrorDto } from './error.filter.ts';
import { THROTTLE, type Throttle } from './throttle.ts';

/** Who may call: anybody, anybody signed in, staff, or the one administrator. */
export type AccessRule = 'public' | 'signed-in' | 'organiser' | 'administrator';

export const ACCESS = 'tablefall:access';

export interface EndpointOptions {
  access: AccessRule;
  summary: string;
  /** The success response: a DTO class, a list of one, or nothing (204). */
  response?: Type | [Type];
  /** The success response of an endpoint that answers with a file instead: its media type. */
  file?: string;
  status?: HttpStatus;
  /** Statuses of errors besides those every endpoint has, with what causes them. */
  errors?: Partial<Record<HttpStatus, string>>;
  throttle?: Throttle;
}

/**
 * The one decorator of an endpoint: its access rule, its throttle and its place in the OpenAPI document.
 * A route without it answers nobody.
 */
export function Endpoint(options: EndpointOptions): MethodDecorator {
  const status = options.status ?? (options.response || options.file ? HttpStatus.OK : HttpStatus.NO_CONTENT);
  const [type, isArray] = Array.isArray(options.response)
    ? [options.response[0], true]
    : [options.response, false];
  return applyDecorators(
    SetMetadata(ACCESS, options.access),
    SetMetadata(THROTTLE, options.throttle),
    HttpCode(status),
    ApiOperation({ summary: options.summary, description: `Access: ${options.access}.` }),
    ApiResponse({ status, ...(type && { type, isArray }), ...(options.file && fileContent(options.file)) }),
    ...Object.entries(errorsOf(options)).map(([code, description]) =>
      ApiResponse({ status: Number(code), description, type: ErrorDto }),
    ),
    ...(options.access === 'public' ? [] : [ApiCookieAuth()]),
  );
}

function fileContent(mediaType: string) {
  return { content: { [mediaType]: { schema: { type: 'string' as const } } } };
}

function errorsOf({ access, errors }: EndpointOptions): Record<string, string> {
  return {
    400: 'The request is malformed or a field is wrong.',
    ...(access !== 'public' && { 401: 'Nobody is signed in.' }),
    ...((access === 'organiser' || access === 'administrator') && { 403: 'The account may not do this.' }),
    429: 'Too many requests.',
    ...errors,
  };
}
