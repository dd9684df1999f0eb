const NOUNS: Record<string, string> = { 'gameday-invitation': 'invitation', 'gameday-reminder': 'reminder' };

/** What mails of these templates are called: reminders alone are reminders, a mixture is messages. */
export function mailNoun([kind = '', ...others]: readonly string[]): string {
  return others.length > 0 ? 'message' : (NOUNS[kind] ?? 'message');
}
