/** Two dozen people who come to the demo's gamedays. */
export const people = [
  'Priya Raghunathan',
  'Ola Szymańska',
  'Jonah Okafor',
  'Mei-Lin Tran',
  'Helen Achterberg',
  'Marcus Bell',
  'Rutger van den Berg',
  'Bartholomew Featherstonehaugh',
  'Dana Whitfield',
  'Theo Whitfield',
  'Ines Moreau',
  'Kofi Mensah',
  'Sana Qureshi',
  'Lars Nyström',
  'Yuki Tanabe',
  'Carmen Ibáñez',
  'Desmond Clarke',
  'Freya Lindqvist',
  'Gabriel Sousa',
  'Hannah Weiss',
  'Imran Siddiqui',
  'Joséphine Laurent',
  'Kenji Morita',
  'Wren Abernathy',
].map(person);

/** Somebody of this name, with an address that is made from it. */
export function person(name: string): { name: string; email: string } {
  return { name, email: `${plain(name)}@mail.example` };
}

/** `Ola Szymańska` → `ola.szymanska` */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
}
