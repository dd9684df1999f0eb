import { refusedParameter } from '@tablefall/platform/database/refused-parameter';

/**
 * What a log may hold of an unexpected error. A database error carries the row or the bound values in its
 * message and detail, addresses and tokens among them, so only its kind and its place are kept.
 */
export function loggableError(thrown: unknown): object {
  const error = thrown instanceof Error ? thrown : new Error('Something that is no error was thrown');
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string };
  const place = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  const isFromDatabase = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
  const advice = refusedParameter(thrown);
  return {
    type: error.constructor.name,
    ...(isFromDatabase ? { code, constraint, table } : { message: error.message }),
    ...(advice && { advice }),
    stack: place?.join('\n'),
  };
}
