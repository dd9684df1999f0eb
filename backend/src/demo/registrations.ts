import type { EntityManager } from '@mikro-orm/postgresql';
import { takeBadges } from '../convention/registration/badges.ts';
import { Registration } from '../convention/registration/registration.entity.ts';
import { User } from '../users/user.entity.ts';
import { person } from './people.ts';

interface Party {
  /** The first one's address is the registration's. */
  adults: string[];
  children?: string[];
  paid?: boolean;
  /** Was there the year before: `only` is not registered this year. */
  earlier?: 'too' | 'only';
}

const PARTIES: Party[] = [
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

const EARLIER_CAPACITY = 200;
const HOUR_MS = 3_600_000;

/** Who registered for an edition and for the one a year before, as far as there is room. */
export async function addRegistrations(
  em: EntityManager,
  edition: string,
  capacity: number,
  now: Date,
): Promise<void> {
  const [year = '', month] = edition.split('-');
  const before = `${Number(year) - 1}-${month}`;
  const aYearAgo = new Date(new Date(now).setFullYear(now.getFullYear() - 1));
  const earlier = PARTIES.filter((party) => party.earlier).map((party) => ({ ...party, paid: true }));
  const current = PARTIES.filter((party) => party.earlier !== 'only');
  await addParties(em, { edition: before, parties: earlier, capacity: EARLIER_CAPACITY, until: aYearAgo });
  await addParties(em, { edition, parties: current, capacity, until: now });
}

async function addParties(
  em: EntityManager,
  { edition, parties, capacity, until }: { edition: string; parties: Party[]; capacity: number; until: Date },
): Promise<void> {
  let badges = 0;
  for (const [index, { adults, children = [], paid = false }] of parties.entries()) {
    if (badges + adults.length > capacity) {
      break;
    }
    const registeredAt = new Date(until.getTime() - (index + 1) * 17 * HOUR_MS);
    const user = await userOf(em, person(adults[0] ?? '').email, registeredAt);
    const registration = new Registration(edition, user, registeredAt);
    for (const name of [...adults, ...children]) {
      registration.addAttendee({ name, badge: adults.includes(name) });
    }
    registration.paidBadges = paid ? adults.length : 0;
    await em.persist(registration).flush();
    badges += adults.length;
  }
  await takeBadges(em, edition, badges, capacity);
}

async function userOf(em: EntityManager, email: string, now: Date): Promise<User> {
  const known = await em.findOne(User, { email }, { populate: ['names'] });
  if (known) {
    return known;
  }
  const user = new User(email, now);
  em.persist(user);
  return user;
}
