import { describe, expect, it } from '@jest/globals';
import { letterGroups } from './letter-groups.ts';

function namesUnder(...names: string[]): [string, string[]][] {
  const groups = letterGroups(names.map((guestName) => ({ guestName })));
  return groups.map(({ letter, guests }) => [letter, guests.map(({ guestName }) => guestName)]);
}

describe('the guests of a door list', () => {
  it('stand by name under their first letter, whatever its case and accent', () => {
    expect(namesUnder('mei-lin Tran', 'Óscar Ruiz', 'Marcus Bell', 'Ola Szymańska', 'Álvaro')).toEqual([
      ['A', ['Álvaro']],
      ['M', ['Marcus Bell', 'mei-lin Tran']],
      ['O', ['Ola Szymańska', 'Óscar Ruiz']],
    ]);
  });

  it('are kept when the name begins with no letter, or one of another script', () => {
    expect(namesUnder('Юлия', '42nd Street Club')).toEqual([
      ['#', ['42nd Street Club']],
      ['Ю', ['Юлия']],
    ]);
  });
});
