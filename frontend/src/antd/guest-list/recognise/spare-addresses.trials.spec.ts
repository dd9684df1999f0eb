import { describe, expect, it } from '@jest/globals';
import { GuestListChecker } from '../guest-list-checker.ts';

function offerFor(rows: string[][]) {
  const checker = new GuestListChecker();
  const { table } = checker.check(rows.map((row) => row.join(',')).join('\n'));
  return { text: table?.text, leftOut: table?.leftOut, lines: checker.tableText().split('\n') };
}

describe('an address book with several addresses of a person', () => {
  it('should take the second address of somebody who has no first, and of nobody else', () => {
    const book = [
      ['First Name', 'Last Name', 'E-mail Address', 'E-mail 2 Address', "Assistant's E-mail Address"],
      ['Béa', 'Martin', '', 'bea@mail.example', 'tim@mail.example'],
      ['Ola', 'Szymańska', 'ola@mail.example', 'ola@work.example', ''],
      ['Sam', 'Reed', 'sam@mail.example', '', ''],
      ['Ivy', 'Chen', '', '', 'tim@mail.example'],
    ];
    expect(offerFor(book)).toEqual({
      text: 'Name = First name + Last name, E-mail = column 3, else column 4',
      leftOut: ["Assistant's E-mail Address"],
      lines: [
        'Béa Martin; bea@mail.example',
        'Ola Szymańska; ola@mail.example',
        'Sam Reed; sam@mail.example',
        'Ivy Chen',
      ],
    });
  });
});
