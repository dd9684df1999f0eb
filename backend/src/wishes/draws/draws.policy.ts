/** Whether nobody takes a seat before a draw. @param opensAt ISO 8601; null where people sign up at any time */
export function comesBeforeSignUp(runsAt: Date, opensAt: string | null): boolean {
  return opensAt !== null && runsAt < new Date(opensAt);
}
