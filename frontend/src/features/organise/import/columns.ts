import { wordOf } from '#antd/guest-list/table-file.ts';

/** What is imported. */
export const SUBJECTS = ['registrants', 'suppressions'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What a column may hold. */
export type FieldName = 'email' | 'name' | 'firstName' | 'lastName' | 'badge' | 'paid' | 'reason';

interface FieldLook {
  label: string;
  /** Titles of other systems, as `wordOf` writes them, the likeliest first. */
  titles: string[];
}

const EMAIL: FieldLook = {
  label: 'E-mail',
  titles: [
    'email',
    'emailaddress',
    'mail',
    'attendeeemail',
    'mailaddress',
    'buyeremail',
    'address',
    'emailadresse',
  ],
};

export const FIELDS: Record<Subject, Partial<Record<FieldName, FieldLook>>> = {
  registrants: {
    email: EMAIL,
    name: {
      label: 'Name',
      titles: [
        'attendeename',
        'fullname',
        'name',
        'yourname',
        'guestname',
        'nameoftheattendee',
        'teilnehmername',
      ],
    },
    firstName: { label: 'First name', titles: ['firstname', 'givenname', 'forename', 'first', 'vorname'] },
    lastName: { label: 'Last name', titles: ['lastname', 'surname', 'familyname', 'last', 'nachname'] },
    badge: {
      label: 'Badge or child',
      titles: [
        'age',
        'howoldareyou',
        'agegroup',
        'tickettype',
        'product',
        'item',
        'ticket',
        'child',
        'badge',
        'produkt',
      ],
    },
    paid: {
      label: 'Paid',
      titles: ['paid', 'totalpaid', 'paymentstatus', 'orderstatus', 'status', 'attendeestatus', 'bezahlt'],
    },
  },
  suppressions: {
    email: EMAIL,
    reason: { label: 'Reason', titles: ['reason', 'status', 'type', 'bouncetype'] },
  },
};

/** Which column holds each field, by its place; a field that is not there is in none. */
export type Columns = Partial<Record<FieldName, number>>;

export interface Table {
  /** What stands above each column, or its number. */
  titles: string[];
  rows: string[][];
  /** The line of the text in which the rows begin, from 1. */
  firstLine: number;
}

/** Separates the titles of a table from its rows. @param hasTitles whether its first row holds titles */
export function tableOf(rows: string[][], hasTitles: boolean): Table {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  const [first = [], ...rest] = rows;
  const titles = Array.from(
    { length: width },
    (_, place) => (hasTitles && first[place]?.trim()) || `Column ${place + 1}`,
  );
  return { titles, rows: hasTitles ? rest : rows, firstLine: hasTitles ? 2 : 1 };
}

/** The first row holds titles when none of its cells is an address. */
export function holdsTitles([first = []]: string[][]): boolean {
  return first.length > 0 && !first.some((cell) => cell.includes('@'));
}

/** Which column probably holds what: by its title, or by what stands in it. */
export function guessColumns(subject: Subject, { titles, rows }: Table): Columns {
  const words = titles.map(wordOf);
  const guess: Columns = {};
  const isFree = (place: number) => place >= 0 && !Object.values(guess).includes(place);
  for (const [name, { titles: known = [] } = {}] of Object.entries(FIELDS[subject])) {
    const place = known.map((title) => words.indexOf(title)).find(isFree);
    if (place !== undefined) guess[name as FieldName] = place;
  }
  const columnWith = (holds: (cell: string) => boolean) =>
    titles.findIndex((_, place) => isFree(place) && rows.some((row) => holds(row[place] ?? '')));
  if (guess.email === undefined)
    take(
      'email',
      columnWith((cell) => cell.includes('@')),
    );
  const isNamed = guess.name !== undefined || guess.firstName !== undefined || guess.lastName !== undefined;
  if (subject === 'registrants' && !isNamed)
    take(
      'name',
      columnWith((cell) => /\p{L}.*\p{L}/u.test(cell)),
    );
  // A full name says more than its halves.
  if (guess.name !== undefined) {
    delete guess.firstName;
    delete guess.lastName;
  }
  return guess;

  function take(name: FieldName, place: number): void {
    if (place >= 0) guess[name] = place;
  }
}
