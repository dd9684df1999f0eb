/** A game of the demo's schedule. */
export interface Session {
  game: string;
  /** Quarter hours after the opening of its day; none while the time is undetermined. */
  at?: number;
  minutes: number;
  spots: number;
  /** The owner counts. */
  taken: number;
  teacher?: 'wanted' | 'needed';
  /** Somebody asks for the game, and nobody brings it yet. */
  request?: true;
  /** Its owner takes no sign-ups. */
  closed?: true;
  /** Its owner plays something else at the time. */
  ownerElsewhere?: true;
  waiting?: number;
  /** So many of its players host it with the owner. */
  coHosts?: number;
  /** What its owner says of it besides. */
  facts?: Facts;
}

interface Facts {
  boardGameId?: number;
  level?: 'everybody' | 'some' | 'experienced';
  children?: string;
  minPlayers?: number;
  description?: string;
}

const BIRDS =
  'We play with the European birds and take our time: rules in ten minutes, questions at any point. Bring nothing, sit down.';
const CLOCKTOWER =
  'One of you is a demon. No reading of rules needed; lying is.\nWe stop after two rounds, whoever is left.';
const IMPERIUM =
  'The long one: food at six, the last round at ten. Please know how a round goes before you come.';
const KINGDOMS = 'Twenty minutes, and children usually win. Come with one, or without.';
const PAINT = 'Brushes, paint and a small dragon for each of you. Sleeves that may get dirty help.';

/** In the order of their times; those without one come last. */
export const FIRST_DAY: Session[] = [
  {
    game: 'Cascadia',
    at: 0,
    minutes: 60,
    spots: 4,
    taken: 4,
    facts: { boardGameId: 295947, level: 'everybody', children: '8' },
  },
  {
    game: 'Wingspan',
    at: 0,
    minutes: 90,
    spots: 5,
    taken: 3,
    teacher: 'wanted',
    facts: { boardGameId: 266192, level: 'everybody', children: '10', minPlayers: 3, description: BIRDS },
  },
  { game: 'The Crew: Mission Deep Sea', at: 1, minutes: 60, spots: 5, taken: 5, waiting: 2 },
  {
    game: 'Terraforming Mars',
    at: 2,
    minutes: 180,
    spots: 5,
    taken: 4,
    facts: { boardGameId: 167791, level: 'some' },
  },
  {
    game: 'Heat: Pedal to the Metal',
    at: 4,
    minutes: 75,
    spots: 6,
    taken: 6,
    facts: { boardGameId: 366013, level: 'everybody', children: '10' },
  },
  {
    game: 'Azul',
    at: 4,
    minutes: 45,
    spots: 4,
    taken: 2,
    facts: { boardGameId: 230802, level: 'everybody', children: '8' },
  },
  {
    game: 'Spirit Island',
    at: 6,
    minutes: 150,
    spots: 4,
    taken: 4,
    teacher: 'needed',
    waiting: 1,
    facts: { boardGameId: 162886, level: 'experienced' },
  },
  {
    game: 'Just One',
    at: 8,
    minutes: 30,
    spots: 7,
    taken: 5,
    facts: { boardGameId: 254640, level: 'everybody', children: 'good', minPlayers: 4 },
  },
  {
    game: 'Ark Nova',
    at: 8,
    minutes: 180,
    spots: 4,
    taken: 3,
    teacher: 'wanted',
    facts: { boardGameId: 342942, level: 'some', minPlayers: 2 },
  },
  { game: 'Lost Ruins of Arnak', at: 9, minutes: 120, spots: 4, taken: 2, request: true },
  { game: 'Codenames', at: 10, minutes: 30, spots: 8, taken: 8 },
  { game: 'Root', at: 12, minutes: 120, spots: 4, taken: 4, facts: { boardGameId: 237182, level: 'some' } },
  {
    game: 'Brass: Birmingham',
    at: 12,
    minutes: 180,
    spots: 4,
    taken: 2,
    teacher: 'needed',
    request: true,
    facts: { boardGameId: 224517, level: 'experienced', minPlayers: 3 },
  },
  { game: 'Ticket to Ride: Europe', at: 14, minutes: 75, spots: 5, taken: 3 },
  { game: 'Splendor Duel', at: 16, minutes: 45, spots: 2, taken: 1 },
  { game: 'Everdell', at: 16, minutes: 105, spots: 4, taken: 3 },
  { game: 'Concordia', at: 18, minutes: 120, spots: 5, taken: 4, ownerElsewhere: true },
  { game: 'Sky Team', at: 20, minutes: 20, spots: 2, taken: 2 },
  { game: 'Dune: Imperium', at: 20, minutes: 150, spots: 4, taken: 4 },
  { game: 'Cosmic Encounter', at: 22, minutes: 120, spots: 8, taken: 5, coHosts: 1 },
  { game: 'Castles of Burgundy', at: 24, minutes: 105, spots: 4, taken: 2, closed: true },
  {
    game: 'Blood on the Clocktower',
    at: 26,
    minutes: 120,
    spots: 15,
    taken: 11,
    coHosts: 2,
    teacher: 'wanted',
    facts: { level: 'everybody', minPlayers: 7, description: CLOCKTOWER },
  },
  { game: 'Gloomhaven: Jaws of the Lion', at: 28, minutes: 180, spots: 4, taken: 3 },
  { game: 'Decrypto', at: 32, minutes: 45, spots: 8, taken: 6 },
  { game: 'Quacks of Quedlinburg', at: 34, minutes: 60, spots: 4, taken: 4 },
  { game: 'Wavelength', at: 37, minutes: 60, spots: 10, taken: 4 },
  {
    game: 'Twilight Imperium',
    minutes: 600,
    spots: 6,
    taken: 3,
    teacher: 'needed',
    request: true,
    facts: { boardGameId: 233078, level: 'experienced', minPlayers: 5, description: IMPERIUM },
  },
  { game: 'Open prototypes', minutes: 240, spots: 12, taken: 1 },
];

export const SECOND_DAY: Session[] = [
  { game: 'Calico', at: 0, minutes: 45, spots: 4, taken: 3 },
  { game: 'Twilight Struggle', at: 0, minutes: 180, spots: 2, taken: 2 },
  { game: 'A Feast for Odin', at: 1, minutes: 150, spots: 4, taken: 2, teacher: 'wanted' },
  {
    game: 'Pandemic Legacy: Season 1',
    at: 2,
    minutes: 90,
    spots: 4,
    taken: 4,
    facts: { boardGameId: 161936, level: 'some' },
  },
  {
    game: 'Kingdomino',
    at: 3,
    minutes: 20,
    spots: 4,
    taken: 2,
    facts: { boardGameId: 204583, level: 'everybody', children: 'good', description: KINGDOMS },
  },
  { game: 'Agricola', at: 4, minutes: 120, spots: 4, taken: 3 },
  { game: 'Patchwork', at: 4, minutes: 30, spots: 2, taken: 2, waiting: 1 },
  {
    game: 'Scythe',
    at: 6,
    minutes: 150,
    spots: 5,
    taken: 4,
    request: true,
    facts: { boardGameId: 169786, level: 'experienced', minPlayers: 3 },
  },
  {
    game: 'Photosynthesis',
    at: 8,
    minutes: 60,
    spots: 4,
    taken: 2,
    facts: { level: 'everybody', children: '8' },
  },
  { game: 'Barrage', at: 8, minutes: 180, spots: 4, taken: 3, teacher: 'needed' },
  {
    game: 'Harmonies',
    at: 10,
    minutes: 45,
    spots: 4,
    taken: 4,
    facts: { level: 'everybody', children: '10' },
  },
  {
    game: '7 Wonders',
    at: 12,
    minutes: 45,
    spots: 7,
    taken: 7,
    facts: { boardGameId: 68448, level: 'some', children: '10' },
  },
  { game: 'Nemesis', at: 12, minutes: 180, spots: 5, taken: 3 },
  { game: 'Great Western Trail', at: 13, minutes: 150, spots: 4, taken: 4, waiting: 3 },
  {
    game: 'Carcassonne',
    at: 14,
    minutes: 45,
    spots: 5,
    taken: 2,
    facts: { boardGameId: 822, level: 'everybody', children: 'good' },
  },
  { game: 'Dominion', at: 16, minutes: 60, spots: 4, taken: 3 },
  { game: 'Power Grid', at: 17, minutes: 120, spots: 6, taken: 4, request: true, coHosts: 1 },
  { game: 'Obsession', at: 18, minutes: 90, spots: 4, taken: 2 },
  {
    game: 'Hanabi',
    at: 20,
    minutes: 30,
    spots: 5,
    taken: 3,
    facts: { boardGameId: 98778, level: 'everybody', children: '8' },
  },
  { game: 'War of the Ring', at: 20, minutes: 240, spots: 4, taken: 2, teacher: 'needed' },
  { game: 'Catan', at: 22, minutes: 75, spots: 4, taken: 4 },
  { game: 'Viticulture', at: 24, minutes: 105, spots: 6, taken: 4 },
  { game: 'Clank!', at: 24, minutes: 75, spots: 4, taken: 3 },
  { game: 'Gaia Project', at: 26, minutes: 180, spots: 4, taken: 2, request: true, teacher: 'wanted' },
  { game: 'Welcome To…', at: 28, minutes: 30, spots: 10, taken: 6 },
  { game: 'Ra', at: 30, minutes: 60, spots: 5, taken: 5 },
  { game: 'El Grande', at: 32, minutes: 120, spots: 5, taken: 3, closed: true },
  { game: 'Lords of Waterdeep', at: 32, minutes: 105, spots: 5, taken: 4 },
  { game: 'Sleeping Gods', at: 34, minutes: 120, spots: 4, taken: 2 },
  { game: 'The Resistance: Avalon', at: 36, minutes: 45, spots: 10, taken: 8 },
  { game: 'Camel Up', at: 38, minutes: 45, spots: 8, taken: 5 },
  {
    game: 'Sushi Go Party!',
    at: 40,
    minutes: 30,
    spots: 8,
    taken: 3,
    facts: { level: 'everybody', children: 'good' },
  },
  {
    game: 'Bohnanza',
    at: 43,
    minutes: 60,
    spots: 7,
    taken: 4,
    facts: { boardGameId: 11, level: 'everybody', children: '12', minPlayers: 3 },
  },
  { game: 'Mahjong', minutes: 120, spots: 4, taken: 2, teacher: 'wanted' },
  {
    game: 'Learn to paint a miniature',
    minutes: 60,
    spots: 9,
    taken: 4,
    facts: { children: 'good', description: PAINT },
  },
];

/** It does not take place; README.md gives its link. */
export const CANCELLED: Session = { game: 'Mage Knight', at: 4, minutes: 240, spots: 4, taken: 1 };
