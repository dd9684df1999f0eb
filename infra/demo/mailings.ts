import { emailOf } from './people.ts';

const HELPERS = [
  'Agnes Falk',
  'Benedikt Storm',
  'Cornelia Vance',
  'Dagny Holt',
  'Edgar Pennington',
  'Fenna de Wit',
  'Gilbert Rowe',
  'Hedda Lund',
  'Ismael Castro',
];

/** The mailbox refuses mail to these people, as their mail servers would: see `REFUSED` there. */
const UNREACHABLE = [
  { name: 'Jasper Quill', email: 'jasper.quill@full.example' },
  { name: 'Klara Nowak', email: 'klara.nowak@full.example' },
  { name: 'Leopold Grant', email: 'leopold.grant@gone.example' },
];

const THANKS = `# Thank you for helping

Hello {{name}},

{{edition}} needs people who **set up tables, teach games and pour coffee**. You did last year; will you again?

- {{dates}}, {{venue}}
- Set-up begins two hours before the doors open

Register as always: {{registrationLink}}`;

const NEWS = `# The library grows

Hello {{name}},

the lending library of {{edition}} has 60 new games. If one of yours is missing, `;

const WAITING_DAYS = 5;
const DAY_MS = 86_400_000;

/**
 * A message that was sent to a list, a few of whom it does not reach, and one to past registrants that waits for its
 * moment. As `import-data` takes them.
 */
export function mailings(timeZone: string, now: Date) {
  const later = new Date(now.getTime() + WAITING_DAYS * DAY_MS);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(later);
  return [
    {
      id: '01980000-0000-7000-8000-00000000d001',
      tool: 'message',
      message: THANKS,
      recipients: [...HELPERS.map((name) => ({ name, email: emailOf(name) })), ...UNREACHABLE],
    },
    { id: '01980000-0000-7000-8000-00000000d002', tool: 'past-registrants', sendAt: `${day}T10:00` },
  ];
}

/** A message that nobody has finished. */
export function drafts() {
  return [
    {
      id: '01980000-0000-7000-8000-00000000d003',
      title: 'The library grows',
      tool: 'message',
      message: NEWS,
    },
  ];
}
