import { problemOf } from '#api/problem.ts';

/** Why one of the e-mail tools failed, in the words of the specification (§8). */
export function emailFailure(error: unknown): string {
  const { detail, answer } = problemOf(error);
  if (detail) return detail;
  return answer ? `Error: ${answer.status} - ${answer.statusText}` : 'Unknown error occurred.';
}
