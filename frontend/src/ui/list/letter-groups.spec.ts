import { describe, expect, it } from '@jest/globals';
import { letterGroups } from './letter-groups.ts';

function namesUnder(...names: string[]): [string, string[]][] {
  return letterGroups(names, (name) => name).map(({ letter, items }) => [letter, items]);
}

describe('things under the letters of their names', () => {
  it('stand in order under the first letter, whatever its case and accent', () => {
    expect(namesUnder('mei-lin Tran', 'Óscar Ruiz', 'Marcus Bell', 'Ola Szymańska', 'Álvaro')).toEqual([
      ['A', ['Álvaro']],
      ['M', ['Marcus Bell', 'mei-lin Tran']],
      ['O', ['Ola Szymańska', 'Óscar Ruiz']],
    ]);
  });

  it('exist also when the name begins with no letter or one of another script, and when two share it', () => {
    expect(namesUnder('Юлия', '42nd Street Club', 'Ada', 'Ada')).toEqual([
      ['#', ['42nd Street Club']],
      ['A', ['Ada', 'Ada']],
      ['Ю', ['Юлия']],
    ]);
  });
});
