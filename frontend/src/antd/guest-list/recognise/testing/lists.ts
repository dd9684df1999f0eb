/** Lists as other programs write them, with made-up people. */

/** Contacts as Google exports them: dozens of columns, most of them empty, labels with stars. */
export const GOOGLE_CONTACTS = [
  'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value',
  'Dana,,Whitfield,,,,,,,,"Whitfield, Sons & Co; Ltd",Owner,,"Brings the big table,\nand chairs",,* myContacts,* Home,dana@mail.example,Work,dana.whitfield@work.example,Mobile,+1 555-0110',
  'Mo,,Haddad,,,,,,,,,,,,,Games ::: * myContacts,*,mo@mail.example,,,,',
  'José,,Muñoz,,,,,,Pepe,,,,1981-04-02,,,* myContacts,* Home,jose.munoz@mail.example,,,,',
  'Plumber,,,,,,,,,,,,,,,* myContacts,,,,,Mobile,+1 555-0117',
].join('\r\n');

/** An Excel sheet of a Polish club, saved as text in the code page of its country. */
export const POLISH_SHEET = [
  'Lp.;Nazwisko;Imię;Telefon;Adres e-mail;Uwagi',
  '1;Żak;Łukasz;600 100 200;lukasz.zak@mail.example;wegetarianin, przyjedzie później',
  '2;Wiśniewska;Świętosława;;swieta@mail.example;',
  '3;Gąska-Źrebiec;Józef;600 100 201;jozef@mail.example;z psem',
].join('\r\n');

const POLISH_BYTES: Record<string, number> = {
  ę: 0xea,
  Ż: 0xaf,
  Ł: 0xa3,
  ł: 0xb3,
  ź: 0x9f,
  ś: 0x9c,
  Ś: 0x8c,
  ą: 0xb9,
  Ź: 0x8f,
  ó: 0xf3,
};

/** The sheet's bytes in Windows-1250. */
export function polishBytes(): ArrayBuffer {
  return Uint8Array.from([...POLISH_SHEET], (letter) => POLISH_BYTES[letter] ?? letter.charCodeAt(0)).buffer;
}

/** The people of a thread, copied from its heads in two mail programs. */
export const THREAD = [
  'From: "Whitfield, Dana" <dana@mail.example>',
  'To: Mo Haddad <mo@mail.example>, "Szymańska, Ola"',
  '  <ola@mail.example>, ines@mail.example,',
  "  'wei@mail.example' <wei@mail.example>",
  'Cc: Tran, Mei-Lin <meilin.tran@studio.example>; van den Berg, Rutger <rutger@mail.example>;',
  'Dana <mailto:dana@mail.example>; jonah@mail.example<mailto:jonah@mail.example>',
].join('\n');
