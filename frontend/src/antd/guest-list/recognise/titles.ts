/** A title or value as it is compared: its letters alone, small ones, without accents. */
export function wordOf(cell: string): string {
  return cell
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

/** What a column may hold. */
export type FieldName = 'email' | 'name' | 'firstName' | 'lastName' | 'badge' | 'paid' | 'reason';

const words = (text: string) => text.trim().split(/\s+/).map(wordOf);

/**
 * What stands above columns in the files of other systems and in other languages, as `wordOf` writes it, the likeliest first.
 * Where one word means the whole name in one file and half of it in another (Nom, Nombre, Name), it stands below `name`; what
 * it means is decided by the columns beside it.
 */
const TITLES: Record<FieldName, string[]> = {
  email: words(`
    email emailaddress mail emailvalue primaryemail attendeeemail emailadresse mailaddress buyeremail youremail
    emailadress emailadres adressemail adresseemail adresseelectronique courriel mel correo correoelectronico
    direcciondecorreoelectronico emailadressen indirizzoemail postaelettronica endereco enderecodeemail correioeletronico
    adresemail adrespocztyelektronicznej pocztaelektroniczna emailova emailovaadresa epost epostadress epostadresse
    sahkoposti sahkopostiosoite emailcim epostacim почта электроннаяпочта адресэлектроннойпочты имейл електроннапошта
    eposta epostaadresi メール メールアドレス 邮箱 电子邮件 電子郵件 adresse address`),
  name: words(`
    attendeename fullname displayname name yourname participantname guestname nameoftheattendee contactname participant
    attendee guest person player contact teilnehmername vollername vollstandigername anzeigename teilnehmer teilnehmerin
    teilnehmende gast nomcomplet nometprenom nomprenom prenometnom nomduparticipant nom nombrecompleto nombreyapellidos
    nombre participante asistente invitado nomecompleto nomeecognome nomecognome nome partecipante convidado
    volledigenaam naam deelnemer imieinazwisko nazwiskoiimie uczestnik gosc imie celejmeno jmenoaprijmeni jmeno ucastnik
    fulltnamn namn deltagare fuldenavn fulltnavn navn deltager kokonimi nimi osallistuja teljesnev nev resztvevo фио
    полноеимя имяифамилия имя участник повнеімя імя учасник adsoyad adısoyadı isim ad katılımcı 氏名 お名前 名前 姓名`),
  firstName: words(`
    firstname givenname forename first vorname rufname prenom nombredepila primernombre nomeproprio primeironome voornaam
    krestnijmeno fornamn fornavn etunimi keresztnev utonev имяучастника prenume 名`),
  lastName: words(`
    lastname surname familyname last nachname familienname zuname nomdefamille apellido apellidos primerapellido cognome
    sobrenome apelido achternaam familienaam nazwisko prijmeni efternamn efternavn etternavn sukunimi vezeteknev csaladnev
    фамилия прізвище soyad soyadı soyisim 姓`),
  badge: words(`
    age ageofattendee attendeeage ageofparticipant participantage ageofguest guestage ageofchild childage childsage yourage
    howoldareyou ageatevent agegroup agerange agecategory agebracket birthyear yearofbirth dateofbirth birthdate birthday dob
    alter altersgruppe geburtsjahr geburtsdatum geburtstag datedenaissance anneedenaissance tranchedage edad
    fechadenacimiento anodenacimiento eta datadinascita annodinascita idade datadenascimento anodenascimento leeftijd
    geboortejaar geboortedatum wiek rokurodzenia dataurodzenia vek roknarozeni datumnarozeni alder fodelsear fodelsedatum
    ika syntymavuosi kor eletkor возраст годрождения датарождения вік рікнародження yas yası dogumyılı dogumtarihi 年齢 年龄
    tickettype tickettypename product item ticket child badge produkt typedebillet tipodeentrada`),
  paid: words(`
    paid totalpaid amountpaid paymentstatus orderstatus status attendeestatus bezahlt zahlungsstatus paye montantpaye pagado
    pagato pago betaald zaplacono zaplaceno betalt maksettu fizetve оплачено odendi`),
  reason: words('reason status type bouncetype grund raison motivo'),
};

/** What stands before the word itself: Attendee E-mail, Your first name. */
const WHOSE =
  /^(?:attendee|guest|participant|player|contact|your|the|primary|billing|customer|buyer|ticketholder|invitee|teilnehmer)+/;
/** A title of so many letters means the same at the end of a longer one: Attendee name: Given name. */
const TELLING = 8;
const AGE =
  /^(?:age|alter|edad|leeftijd|wiek)(?:of|de|des|der|van)|^howold|^whatage|birth(?:day|date|year)|geburts|naissance|nacimiento/;

/** How likely a column with this title holds a field: the smaller, the likelier; null when it does not seem to. */
export function rankOf(title: string, field: FieldName): number | null {
  const word = wordOf(title);
  if (!word) return null;
  const known = TITLES[field];
  const exact = known.indexOf(word);
  if (exact >= 0) return exact;
  const bare = known.indexOf(word.replace(WHOSE, ''));
  if (bare >= 0) return known.length + bare;
  const ending = known.findIndex((each) => each.length >= TELLING && word.endsWith(each));
  if (ending >= 0) return 2 * known.length + ending;
  return field === 'badge' && AGE.test(word) ? 3 * known.length : null;
}

/** Whether a title asks how old somebody is, or when they were born. */
export function asksForAge(title: string): boolean {
  const word = wordOf(title);
  if (/group|range|categor|bracket|gruppe/.test(word)) return false;
  const last = TITLES.badge.indexOf('tickettype');
  const place = rankOf(title, 'badge');
  return AGE.test(word) || (place !== null && place % TITLES.badge.length < last);
}
