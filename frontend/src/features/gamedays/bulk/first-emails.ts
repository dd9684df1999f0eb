const SHOWN = 3;

/** The first three addresses, then how many more. */
export function firstEmails(emails: readonly string[]): string {
  const shown = emails.slice(0, SHOWN).map((email) => email || '(no address)');
  const more = emails.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more.toLocaleString('en-US')} more` : shown.join(', ');
}
