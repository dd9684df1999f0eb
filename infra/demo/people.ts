/** Two dozen people who are invited to the demo's gamedays. */
export const PEOPLE = [
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
];

/** `Ola Szymańska` → `ola.szymanska@mail.example` */
export function emailOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
  return `${plain}@mail.example`;
}
