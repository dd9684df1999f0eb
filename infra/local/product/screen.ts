interface Addresses {
  name: string;
  web: string;
  mailbox: string | null;
  smtpUrl: string;
  administrator: string;
  /** That of the e-mail tools when it was made here; one that a person has set is theirs to know. */
  emailerPassword?: string;
  notes: string[];
}

/** The one screen that `npm start` ends with. */
export function screen({
  name,
  web,
  mailbox,
  smtpUrl,
  administrator,
  emailerPassword,
  notes,
}: Addresses): string {
  // The password of a mail account does not belong on a screen.
  const mail = mailbox ? mailbox : `mail goes to ${smtpUrl.replace(/\/\/[^@/]*@/, '//')}`;
  const lines = [
    `${name} is running.`,
    '',
    `Web app        ${web}`,
    `API docs       ${web}/api/docs`,
    `Mailbox        ${mail}`,
    `Administrator  ${administrator} (sign in with a link ${mailbox ? 'from the mailbox' : 'by mail'})`,
    ...(emailerPassword ? [`E-mail tools   ${web}/emailer, password ${emailerPassword}`] : []),
    '',
    ...notes,
    'Logs are in .local/logs. Press Ctrl-C to stop.',
  ];
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n\n`;
}
