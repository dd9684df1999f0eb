const ADVICE =
  'PgBouncer refuses the limits that each connection begins with. Add this line to its settings: ' +
  'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout ' +
  '(infra/docs/operate.md, "Many connections").';

/**
 * What the operator has to do where a connection pooler refuses what a connection begins with; undefined for every
 * other error. Its code alone does not tell: a statement that breaks the protocol has the same.
 */
export function refusedParameter(thrown: unknown): string | undefined {
  const { code, message } = (thrown ?? {}) as { code?: unknown; message?: unknown };
  const isRefused = code === '08P01' && String(message).includes('unsupported startup parameter');
  return isRefused ? ADVICE : undefined;
}
