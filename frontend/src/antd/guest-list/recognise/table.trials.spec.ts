import { describe, expect, it } from '@jest/globals';
import { readGuestFile } from '../guest-file.ts';
import { GuestListChecker } from '../guest-list-checker.ts';
import { GOOGLE_CONTACTS, POLISH_SHEET, polishBytes, THREAD } from './testing/lists.ts';
import { decodeText, type Encoding } from './text-file.ts';

/** What a paste is read as: the offer, and the lines that it would write; null where it is read line by line. */
function offerFor(text: string) {
  const checker = new GuestListChecker();
  const { table } = checker.check(text);
  return table && { text: table.text, leftOut: table.leftOut, lines: checker.tableText().split('\n') };
}

/** The guests of a paste, whether it is a table or not. */
function guestsOf(text: string): string[] {
  const checker = new GuestListChecker();
  checker.check(text);
  return checker.guests().map(({ name, email }) => `${name}; ${email}`);
}

function fileLines(bytes: ArrayBuffer | string, encoding?: Encoding): string[] {
  const file = readGuestFile({ bytes: typeof bytes === 'string' ? bytesOf(bytes) : bytes, encoding });
  if ('problem' in file) throw new Error(file.problem);
  return file.text.split('\n');
}

function bytesOf(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer as ArrayBuffer;
}

const rows = (separator: string, ...cells: string[][]) => cells.map((row) => row.join(separator)).join('\n');

describe('a pasted table', () => {
  it('should be offered with its columns, and be written as lines', () => {
    const sheet = rows(
      '\t',
      ['First', 'Last', 'E-mail', 'Phone'],
      ['Priya', 'Raghunathan', 'priya@mail.example', '555-0110'],
      ['Ola', 'Szymańska', 'ola@mail.example', ''],
    );
    expect(offerFor(sheet)).toEqual({
      text: 'Name = First name + Last name, E-mail = column 3',
      leftOut: ['Phone'],
      lines: ['Priya Raghunathan; priya@mail.example', 'Ola Szymańska; ola@mail.example'],
    });
  });

  it.each([
    [
      'cells that hold the separators of lines',
      'Nachname, Vorname;E-Mail\nWhitfield, Dana;dana@mail.example\nHaddad, Mo;mo@mail.example',
      ['Dana Whitfield; dana@mail.example', 'Mo Haddad; mo@mail.example'],
    ],
    [
      'no titles, and commas in cells',
      'Whitfield, Dana;dana@mail.example\nHaddad, Mo;mo@mail.example\nTran, Mei;mei@mail.example',
      ['Dana Whitfield; dana@mail.example', 'Mo Haddad; mo@mail.example', 'Mei Tran; mei@mail.example'],
    ],
    [
      'bars',
      '17|priya@mail.example|Priya\n18|ola@mail.example|Ola',
      ['Priya; priya@mail.example', 'Ola; ola@mail.example'],
    ],
    [
      'quoted cells',
      '"Name","E-Mail"\n"Whitfield, Dana; Dr.","dana@mail.example"',
      ['Whitfield Dana Dr.; dana@mail.example'],
    ],
    [
      'a line that names its separator',
      'sep=|\nWer|E-Mail\nDana; die Erste|dana@mail.example',
      ['Dana die Erste; dana@mail.example'],
    ],
    [
      'the name behind the address',
      'Ticket,E-mail,Attendee\nWeekend,dana@mail.example,Dana Whitfield\nSaturday,mo@mail.example,Mo Haddad',
      ['Dana Whitfield; dana@mail.example', 'Mo Haddad; mo@mail.example'],
    ],
    [
      'several columns of addresses',
      'Display Name,Primary Email,Secondary Email\nDana Whitfield,dana@mail.example,\nMo Haddad,mo@mail.example,mo@work.example',
      ['Dana Whitfield; dana@mail.example', 'Mo Haddad; mo@mail.example'],
    ],
    [
      'addresses as links',
      'Name\tE-mail\nDana\tmailto:dana@mail.example\nMo\t<mo@mail.example>',
      ['Dana; dana@mail.example', 'Mo; mo@mail.example'],
    ],
  ])('should be read with %s', (_, text, lines) => {
    expect(guestsOf(text)).toEqual(lines);
    expect(fileLines(text)).toEqual(lines);
  });

  it.each([
    ['Nom', 'Email'],
    ['Attendee', 'E-mail'],
    ['Participant', 'Email'],
    ['Your name', 'Email Address'],
    ['Display Name', 'Primary Email'],
    ['Nombre', 'Correo electrónico'],
    ['Naam', 'E-mailadres'],
    ['Imię i nazwisko', 'Adres e-mail'],
    ['Imię', 'E-mail'],
    ['Nome', 'E-mail'],
    ['Jméno', 'E-mail'],
    ['Namn', 'E-post'],
    ['Navn', 'E-mail'],
    ['Nimi', 'Sähköposti'],
    ['Имя', 'Почта'],
    ["Ім'я", 'Електронна пошта'],
    ['Ad Soyad', 'E-posta'],
    ['氏名', 'メールアドレス'],
    ['Attendee name', 'Attendee email'],
    ['Name', 'E-mail 1 - Value'],
  ])('should be known by the titles %s and %s', (name, email) => {
    const text = `${email};Nr.;${name}\nzl88@mail.example;7;Zoé Lefèvre\nlg90@mail.example;8;Lucía Gómez`;
    expect(offerFor(text)).toMatchObject({
      text: 'Name = column 3, E-mail = column 1',
      lines: ['Zoé Lefèvre; zl88@mail.example', 'Lucía Gómez; lg90@mail.example'],
    });
  });

  it.each([
    ['Vorname', 'Name'],
    ['Prénom', 'Nom'],
    ['Nombre', 'Apellidos'],
    ['Nome', 'Cognome'],
    ['Nome', 'Sobrenome'],
    ['Voornaam', 'Achternaam'],
    ['Imię', 'Nazwisko'],
    ['Jméno', 'Příjmení'],
    ['Förnamn', 'Efternamn'],
    ['Fornavn', 'Etternavn'],
    ['Etunimi', 'Sukunimi'],
    ['Имя', 'Фамилия'],
    ['Ad', 'Soyad'],
    ['Given Name', 'Family Name'],
    ['Attendee First Name', 'Attendee Surname'],
    ['Attendee name: Given name', 'Attendee name: Family name'],
  ])('should join %s and %s', (first, last) => {
    const text = `${last},${first},Mail\nLefèvre,Zoé,zl88@mail.example\nGómez,Lucía,lg90@mail.example`;
    expect(guestsOf(text)).toEqual(['Zoé Lefèvre; zl88@mail.example', 'Lucía Gómez; lg90@mail.example']);
  });

  it('should not be seen in lines that are good as they are', () => {
    expect(offerFor('Priya;priya@mail.example;vip,table 4\nOla;ola@mail.example;,')).toBeNull();
    expect(offerFor('Name;E-mail\nDana;dana@mail.example\nMo;mo@mail.example')).toBeNull();
    expect(
      offerFor('Dana, dana@mail.example\nMo; mo@mail.example\nola@mail.example\nWei\twei@mail.example'),
    ).toBeNull();
    expect(
      offerFor(
        'a@mail.example, b@mail.example, c@mail.example\nd@mail.example, e@mail.example, f@mail.example',
      ),
    ).toBeNull();
    expect(offerFor(THREAD)).toBeNull();
  });

  it('should not be offered for lines of which one is what a mail program copied', () => {
    const text = [
      'Priya; priya@mail.example',
      'Mo; mo@mail.example',
      'Mei; mei@mail.example',
      '"Szymańska, Ola" <ola@mail.example>; "Whitfield, Dana" <dana@mail.example>',
    ].join('\n');
    expect(offerFor(text)).toBeNull();
    expect(guestsOf(text).slice(3)).toEqual([
      'Ola Szymańska; ola@mail.example',
      'Dana Whitfield; dana@mail.example',
    ]);
  });

  it.each([
    [
      'Tran, Mei-Lin <mei@mail.example>; van den Berg, Rutger <rutger@mail.example>; ola@mail.example',
      ['Mei-Lin Tran; mei@mail.example', 'Rutger van den Berg; rutger@mail.example', 'Ola; ola@mail.example'],
    ],
    [
      'Dana Whitfield <dana@mail.example>, ola@mail.example, Mo Haddad <mo@mail.example>',
      ['Dana Whitfield; dana@mail.example', 'Ola; ola@mail.example', 'Mo Haddad; mo@mail.example'],
    ],
  ])('should not be seen in the receivers of a mail, one of whom has no name: %s', (receivers, guests) => {
    expect(offerFor(receivers)).toBeNull();
    expect(guestsOf(receivers)).toEqual(guests);
  });

  it('should be read line by line when somebody says so, until the box is empty', () => {
    const checker = new GuestListChecker();
    const text = 'Ticket,E-mail,Attendee\nWeekend,dana@mail.example,Dana';
    expect(checker.check(text).table).not.toBeNull();
    expect(checker.readByLine().table).toBeNull();
    expect(checker.guests()).toEqual([{ name: 'Weekend', email: 'dana@mail.example' }]);
    checker.check('');
    expect(checker.check(text).table).not.toBeNull();
  });

  it('should follow the columns that somebody chooses', () => {
    const checker = new GuestListChecker();
    checker.check('Team,E-mail,Attendee\nReds,dana@mail.example,Dana');
    expect(checker.chooseColumns({ name: 0, email: 1 }).table?.text).toBe(
      'Name = column 1, E-mail = column 2',
    );
    expect(checker.tableText()).toBe('Reds; dana@mail.example');
  });
});

describe('lists of other programs', () => {
  it('should go in without editing: contacts of an address book', () => {
    const lines = [
      'Dana Whitfield; dana@mail.example',
      'Mo Haddad; mo@mail.example',
      'José Muñoz; jose.munoz@mail.example',
    ];
    expect(guestsOf(GOOGLE_CONTACTS)).toEqual(lines);
    expect(fileLines(GOOGLE_CONTACTS.normalize('NFD'))).toEqual([...lines, 'Plumber']);
  });

  it('should go in without editing: a sheet in another language and its code page', () => {
    const lines = [
      'Łukasz Żak; lukasz.zak@mail.example',
      'Świętosława Wiśniewska; swieta@mail.example',
      'Józef Gąska-Źrebiec; jozef@mail.example',
    ];
    expect(guestsOf(POLISH_SHEET)).toEqual(lines);
    expect(fileLines(polishBytes())).toEqual(lines);
  });

  it('should go in without editing: the people of a mail thread', () => {
    const checker = new GuestListChecker();
    const { counts } = checker.check(THREAD);
    expect(guestsOf(THREAD)).toEqual([
      'Dana Whitfield; dana@mail.example',
      'Mo Haddad; mo@mail.example',
      'Ola Szymańska; ola@mail.example',
      'Ines; ines@mail.example',
      'Wei; wei@mail.example',
      'Mei-Lin Tran; meilin.tran@studio.example',
      'Rutger van den Berg; rutger@mail.example',
      'Dana; dana@mail.example',
      'Jonah; jonah@mail.example',
    ]);
    expect(counts).toMatchObject({ invited: 8, duplicate: 1, refused: 0, dropped: 0 });
  });
});

describe('code pages', () => {
  const decoded = (bytes: number[], encoding?: Encoding) => {
    const file = decodeText(Uint8Array.from(bytes).buffer, encoding);
    if ('problem' in file) throw new Error(file.problem);
    return file;
  };
  const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

  it.each<[string, number[], Encoding, string]>([
    [
      'Polish',
      [0xa3, ...ascii('ukasz '), 0xaf, ...ascii('ak;l@mail.example')],
      'windows-1250',
      'Łukasz Żak;l@mail.example',
    ],
    [
      'German',
      [...ascii('J'), 0xf6, ...ascii('rg Stra'), 0xdf, ...ascii('er')],
      'windows-1252',
      'Jörg Straßer',
    ],
    [
      'Russian',
      [0xc8, 0xe2, 0xe0, 0xed, 0x20, 0xcf, 0xe5, 0xf2, 0xf0, 0xee, 0xe2],
      'windows-1251',
      'Иван Петров',
    ],
    [
      'a Mac',
      [...ascii('J'), 0x9a, ...ascii('rg M'), 0x9f, ...ascii('ller\rZo'), 0x91, ...ascii('\r')],
      'macintosh',
      'Jörg Müller\rZoë\r',
    ],
  ])('should be guessed for names of %s, and said to be a guess', (_, bytes, encoding, text) => {
    expect(decoded(bytes)).toEqual({ text, encoding, isGuess: true });
  });

  it('should be what somebody says, and letters be composed', () => {
    expect(decoded([0xa3, ...ascii('ukasz')], 'windows-1252').text).toBe('£ukasz');
    expect(decoded([...new TextEncoder().encode('Jose\u0301')])).toEqual({
      text: 'José',
      encoding: 'utf-8',
      isGuess: false,
    });
  });
});
