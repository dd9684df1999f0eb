import { emailOf } from './people.ts';

interface Family {
  /** The first one's address is the registration's. */
  adults: string[];
  children?: string[];
  paid?: boolean;
  /** People who were there the year before; `only`: they are not registered this year. */
  earlier?: 'too' | 'only';
}

const FAMILIES: Family[] = [
  { adults: ['Dana Whitfield', 'Theo Whitfield'], children: ['Ines Whitfield'], paid: true, earlier: 'too' },
  { adults: ['Priya Raghunathan', 'Arun Raghunathan'], earlier: 'too' },
  { adults: ['Ola Szymańska'], paid: true },
  { adults: ['Jonah Okafor', 'Ada Okafor', 'Emeka Okafor'], children: ['Zara Okafor'], paid: true },
  { adults: ['Mei-Lin Tran', 'Minh Tran'], children: ['Lily Tran', 'Kim Tran'] },
  { adults: ['Helen Achterberg'], paid: true, earlier: 'too' },
  { adults: ['Marcus Bell', 'Tasha Bell', 'Andre Bell', 'Simone Bell'], paid: true },
  { adults: ['Rutger van den Berg', 'Anouk van den Berg'] },
  { adults: ['Bartholomew Featherstonehaugh'] },
  { adults: ['Ines Moreau', 'Luc Moreau'], children: ['Chloé Moreau'], paid: true },
  { adults: ['Kofi Mensah', 'Abena Mensah'], paid: true, earlier: 'too' },
  { adults: ['Sana Qureshi', 'Bilal Qureshi', 'Hina Qureshi'] },
  { adults: ['Lars Nyström', 'Elin Nyström'], children: ['Nils Nyström', 'Maja Nyström'], paid: true },
  { adults: ['Yuki Tanabe'] },
  { adults: ['Carmen Ibáñez', 'Diego Ibáñez'], paid: true },
  { adults: ['Desmond Clarke', 'Pauline Clarke'], earlier: 'too' },
  { adults: ['Freya Lindqvist', 'Signe Lindqvist'], paid: true },
  { adults: ['Gabriel Sousa', 'Beatriz Sousa', 'Tomás Sousa'], children: ['Rita Sousa'] },
  { adults: ['Hannah Weiss'], paid: true },
  { adults: ['Imran Siddiqui', 'Leila Siddiqui'] },
  { adults: ['Joséphine Laurent', 'Hugo Laurent'], paid: true },
  { adults: ['Kenji Morita', 'Aya Morita'], children: ['Ren Morita'] },
  { adults: ['Wren Abernathy', 'Sage Abernathy', 'Rowan Abernathy'], paid: true, earlier: 'too' },
  { adults: ['Oleksandr Kovalenko', 'Daria Kovalenko'] },
  { adults: ['Miriam Goldfarb', 'Eli Goldfarb', 'Noa Goldfarb'], paid: true },
  { adults: ['Tobias Krüger', 'Jana Krüger'], children: ['Paul Krüger'] },
  { adults: ['Aoife Brennan', 'Cian Brennan'], paid: true },
  { adults: ['Ruth Nakamura'] },
  { adults: ['Samuel Adeyemi', 'Grace Adeyemi', 'David Adeyemi'], children: ['Joy Adeyemi'], paid: true },
  { adults: ['Valentina Rossi', 'Marco Rossi'] },
  { adults: ['Walter Pfeiffer'], paid: true, earlier: 'too' },
  { adults: ['Xiomara Delgado', 'Rafael Delgado'] },
  { adults: ['Zofia Wójcik', 'Piotr Wójcik'], paid: true },
  { adults: ['Caleb Thornton', 'June Thornton', 'Silas Thornton'], children: ['Ivy Thornton'] },
  { adults: ['Nadia Haddad', 'Karim Haddad'], paid: true },
  { adults: ['Eleanor Voss'] },
  { adults: ['Gus Lindholm', 'Berit Lindholm'], earlier: 'only' },
  { adults: ['Philippa Okonkwo', 'Chidi Okonkwo'], children: ['Amara Okonkwo'], earlier: 'only' },
  { adults: ['Stellan Dahl'], earlier: 'only' },
  { adults: ['Rosa Figueroa', 'Inés Figueroa'], earlier: 'only' },
  { adults: ['Bruno Keller', 'Heidi Keller'], earlier: 'only' },
];

const HOUR_MS = 3_600_000;

/** Who registered for the edition and for the one a year before, as `import-data` takes it. */
export function registrations(edition: string, capacity: number, now: Date) {
  const [year = '', month] = edition.split('-');
  const aYearAgo = new Date(new Date(now).setFullYear(now.getFullYear() - 1));
  const earlier = FAMILIES.filter((family) => family.earlier).map((family) => ({ ...family, paid: true }));
  const current = FAMILIES.filter((family) => family.earlier !== 'only');
  return [
    ...registrationsOf(`${Number(year) - 1}-${month}`, earlier, capacity, aYearAgo),
    ...registrationsOf(edition, current, capacity, now),
  ];
}

/** Somebody cannot come and has offered the badge to a friend, who has not taken it yet. */
export function badgeOffers() {
  return [{ email: emailOf('Priya Raghunathan'), name: 'Arun Raghunathan', to: emailOf('Noor Karimi') }];
}

/** As far as there is room. */
function registrationsOf(edition: string, families: Family[], capacity: number, until: Date) {
  let badges = 0;
  const isWithin = ({ adults }: Family) => {
    badges += adults.length;
    return badges <= capacity;
  };
  return families.filter(isWithin).map(({ adults, children = [], paid = false }, index) => ({
    edition,
    email: emailOf(adults[0] ?? ''),
    registeredAt: new Date(until.getTime() - (index + 1) * 17 * HOUR_MS).toISOString(),
    paid,
    attendees: [
      ...adults.map((name) => ({ name, badge: true })),
      ...children.map((name) => ({ name, badge: false })),
    ],
  }));
}
