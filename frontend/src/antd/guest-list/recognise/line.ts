import { addressIn } from './rows.ts';

/** One guest of a line, as far as the line says. */
export interface ReadGuest {
  name: string;
  email: string;
  /** Nobody wrote the name; it was read from the address. */
  isNameDerived: boolean;
  /** What was understood that does not stand there word by word, and what was left out; null when there is nothing to say. */
  note: string | null;
}

export interface ReadLine {
  guests: ReadGuest[];
  /** Further addresses of somebody who is among the guests by another. */
  extra: string[];
}

export interface ParsedGuest {
  name: string;
  email: string;
  /** The line held an address only, and the name was read from it. */
  isNameDerived: boolean;
}

/** Reads one trimmed line of a paste by the first rule: name and address, or an address; null when it names nobody. */
export function parseGuest(line: string): ParsedGuest | null {
  const [first = '', second] = line.split(SEPARATOR, 2).map((part) => part.trim());
  if (second !== undefined) return { name: first, email: second, isNameDerived: false };
  if (first.includes('@')) return { name: nameFromAddress(first), email: first, isNameDerived: true };
  return null;
}

const SEPARATOR = /[;,\t]/;

/** The lines of a text with their numbers from 1, trimmed and without empty ones; what a mail program broke in two is one. */
export function linesIn(text: string): { line: number; source: string }[] {
  const lines: { line: number; source: string }[] = [];
  const sources = text.split(/\r\n|\n|\r/);
  for (let place = 0; place < sources.length; place++) {
    const line = place + 1;
    let source = (sources[place] ?? '').trim();
    if (!source) continue;
    while (isContinued(source, sources[place + 1])) source += ` ${sources[++place]?.trim()}`;
    lines.push({ line, source });
  }
  return lines;
}

/** A mail program breaks long lists where it likes: within a quoted name, and before an address in brackets. */
function isContinued(source: string, next: string | undefined): boolean {
  if (!next?.includes('@')) return false;
  const words = source.slice(source.lastIndexOf('@') + 1);
  const endsInWords = words === source || /^[^;,]*[;,]\s*\S/.test(words);
  if (endsInWords && /^\s*</.test(next)) return true;
  return /(?:^|[;,]\s*)"[^"]*$/.test(source) && /^[^"]*"\s*</.test(next);
}

/** Reads one trimmed line: by the first rule if that makes sense of it, else as any program writes people. */
export function readLine(line: string): ReadLine {
  const parsed = parseGuest(line);
  const email = parsed && addressIn(parsed.email);
  if (parsed && email) {
    const { isNameDerived } = parsed;
    const name = isNameDerived ? nameFromAddress(email) : parsed.name;
    if (isNameDerived) return { guests: [{ name, email, isNameDerived, note: derived(name) }], extra: [] };
    const isOnly = line.indexOf('@') === line.lastIndexOf('@');
    if (
      isOnly ||
      !(
        name.includes('@') ||
        line
          .split(SEPARATOR)
          .slice(2)
          .some((part) => part.includes('@'))
      )
    )
      return {
        guests: [{ name, email, isNameDerived, note: leftOut(line.split(SEPARATOR).slice(2)) }],
        extra: [],
      };
  }
  const read = line.includes('@') ? peopleIn(itemsOf(line)) : { guests: [], extra: [] };
  if (read.guests.length > 0 || !parsed) return read;
  return { guests: [{ ...parsed, note: null }], extra: [] };
}

/** 'Mei Lin Tran' for 'mei_lin.tran@studio.example'. */
export function nameFromAddress(email: string): string {
  const parts = email
    .slice(0, email.indexOf('@'))
    .split(/[._\s]+/)
    .filter(Boolean);
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ');
}

/** Whether a text that should be a name is or holds an address. */
export function holdsAddress(text: string): boolean {
  return text.includes('@') && text.split(/[\s,;()[\]]+/).some((part) => addressIn(part) !== null);
}

const PLAIN_WORDS = /^[\p{L}\p{M}\s.'’-]+$/u;
/** What stands after a comma and is no first name. */
const AFTER_NAME = /^(?:jr|sr|ii|iii|iv|dr|prof|phd|md|mba|esq|mag|dipl|ing|msc|bsc|ma|ba)\b/i;

/** A name as it is written in a letter: 'Dana Whitfield' for '"Whitfield, Dana"'. */
export function nameIn(text: string): string {
  const bare = unquoted(text).replace(/\s+/g, ' ').trim();
  const [last = '', first, more] = bare.split(',').map((part) => part.trim());
  const isTurned =
    first && last && more === undefined && [last, first].every((part) => PLAIN_WORDS.test(part));
  return isTurned && !AFTER_NAME.test(first) ? `${first} ${last}` : bare;
}

function unquoted(text: string): string {
  const trimmed = text.trim();
  const inner = /^(["'])([\s\S]*)\1$/.exec(trimmed) ?? /^([“„«‘])([\s\S]*)[”“»’]$/.exec(trimmed);
  return inner ? (inner[2] ?? '').replace(/\\(["\\])/g, '$1').trim() : trimmed;
}

/** A part of a line: an address, perhaps with the name that its program wrote beside it, or words. */
type Item =
  | { kind: 'address'; email: string; name: string | null; afterComma: boolean }
  | { kind: 'words'; text: string; afterComma: boolean };

/** Words before the people of a line: a mail's head in several languages, the sign of a list. */
const HEAD =
  /^\s*(?:(?:to|cc|bcc|from|reply-to|an|von|kopie|à|a|de|para|da|per|naar|aan|van|til|till|från|fra|do|od|komu|кому|от|копия)\s*:\s*|[-*•·–—]\s+|\d{1,4}[.)]\s+)/iu;
function itemsOf(line: string): Item[] {
  return partsOf(line.replace(HEAD, '')).flatMap(({ text, after }) => itemsOfPart(text, after === ','));
}

/** The parts of a line with what stands before each; separators within quotes and pointed brackets do not count. */
function partsOf(line: string): { text: string; after: string }[] {
  const parts: { text: string; after: string }[] = [];
  let [begin, after] = [0, ''];
  const end = (at: number, next: number) => {
    const text = line.slice(begin, at).trim();
    if (text) parts.push({ text, after });
    after = line[at] ?? '';
    begin = next;
  };
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? '';
    if (sign === '"' && line.slice(begin, at).trim() === '') {
      const close = line.indexOf('"', at + 1);
      if (close > 0) at = close;
    } else if (sign === '<') {
      const close = line.indexOf('>', at);
      if (close < 0) continue;
      at = close;
      end(close + 1, close + 1);
      after = '';
    } else if (SEPARATOR.test(sign)) end(at, at + 1);
  }
  end(line.length, line.length);
  return parts;
}

function itemsOfPart(part: string, afterComma: boolean): Item[] {
  if (!part) return [];
  const bracket = /^([^<]*)<\s*([^<>]*@[^<>]*)>$/.exec(part);
  if (bracket) {
    const [, before = '', inner = ''] = bracket;
    const email = addressIn(inner) ?? inner.trim();
    const [others, name] = addressesAndWords(unquoted(before));
    const items: Item[] = [{ kind: 'address', email, name: name || null, afterComma }];
    const different = others.filter((other) => other.toLowerCase() !== email.toLowerCase());
    return [
      ...items,
      ...different.map((other): Item => ({ kind: 'address', email: other, name: null, afterComma: false })),
    ];
  }
  if (!part.includes('@')) return [{ kind: 'words', text: unquoted(part), afterComma }];
  const items: Item[] = [];
  for (const token of part.split(/\s+/)) {
    const email = addressOf(token);
    const last = items.at(-1);
    if (email !== null)
      items.push({ kind: 'address', email, name: null, afterComma: items.length === 0 && afterComma });
    else if (last?.kind === 'words') last.text += ` ${token}`;
    else items.push({ kind: 'words', text: token, afterComma });
  }
  return items.flatMap((item) => (item.kind === 'words' ? tidied(item) : item));
}

/** The address that a word is or was meant to be; null when it is neither. */
function addressOf(token: string): string | null {
  const bare = token.replace(/^[([{]+|[)\]}.:]+$/g, '');
  return addressIn(bare) ?? (/[^\s@]@|@[^\s@]/.test(bare) ? bare.replace(/^<|>$/g, '') : null);
}

function addressesAndWords(text: string): [string[], string] {
  const tokens = text.split(/\s+/);
  const addresses = tokens.flatMap((token) => (token.includes('@') ? (addressIn(token) ?? []) : []));
  return [
    addresses,
    unquoted(tokens.filter((token) => !token.includes('@') || addressIn(token) === null).join(' ')),
  ];
}

/** Words without the dash or colon that joined them to an address. */
function tidied(item: Extract<Item, { kind: 'words' }>): Item[] {
  const text = unquoted(item.text.replace(/^[\s:–—(-]+(?=\p{L}|$)|[\s:–—(-]+$/gu, ''));
  return text ? [{ ...item, text }] : [];
}

/** Gives every address its name: the words before it or, where a line begins with an address, those after it. */
function peopleIn(items: Item[]): ReadLine {
  const read: ReadLine = { guests: [], extra: [] };
  const isAddressFirst = items[0]?.kind === 'address' && items[0].name === null;
  let words: Extract<Item, { kind: 'words' }>[] = [];
  const named = new Set<ReadGuest>();
  let isAfterBracket = false;
  for (const [place, item] of items.entries()) {
    const last = read.guests.at(-1);
    if (item.kind === 'words') {
      const next = items[place + 1];
      const isOfNext = next?.kind === 'address' && next.name !== null && next.afterComma;
      const isName = isAddressFirst && last && !isOfNext && !named.has(last) && /\p{L}/u.test(item.text);
      if (!isName) words.push(item);
      else {
        Object.assign(last, {
          name: nameIn(item.text),
          isNameDerived: false,
          note: `name: ${nameIn(item.text)}`,
        });
        named.add(last);
      }
      continue;
    }
    // Where names stand before their addresses, an address without one is the second of the same person, except in a mail's
    // head, where each of them is one of its people.
    const isSecond = !isAddressFirst && !isAfterBracket && item.name === null && words.length === 0;
    if (isSecond && last && named.has(last)) {
      read.extra.push(item.email);
      continue;
    }
    if (isAddressFirst && last && item.name === null)
      addNote(last, leftOut(words.splice(0).map(({ text }) => text)));
    const guest = personOf(item, words);
    if (words.some(({ text }) => /\p{L}/u.test(text))) named.add(guest);
    read.guests.push(guest);
    isAfterBracket = item.name !== null;
    words = [];
  }
  const last = read.guests.at(-1);
  if (last) addNote(last, leftOut(words.map(({ text }) => text)));
  return read;
}

function personOf(
  item: Extract<Item, { kind: 'address' }>,
  before: Extract<Item, { kind: 'words' }>[],
): ReadGuest {
  const { email, name, afterComma } = item;
  const texts = before.map(({ text }) => text);
  // Last, First <address>: the last name is cut off by its comma.
  const isTurned = name !== null && afterComma && texts.length > 0;
  const own = name === null ? texts.filter((text) => /\p{L}/u.test(text)) : isTurned ? texts.slice(-1) : [];
  const others = texts.filter((text) => !own.includes(text));
  const words = name === null ? own.join(' ') : [...own, name].join(', ');
  const guest: ReadGuest = { name: nameIn(words), email, isNameDerived: false, note: null };
  if (!guest.name) {
    guest.name = nameFromAddress(email);
    guest.isNameDerived = true;
    guest.note = derived(guest.name);
  } else if (own.length > (name === null ? 1 : 0) || words !== guest.name) guest.note = `name: ${guest.name}`;
  addNote(guest, leftOut(others));
  return guest;
}

function addNote(guest: ReadGuest, note: string | null): void {
  if (note) guest.note = [guest.note, note].filter(Boolean).join(', ');
}

function derived(name: string): string {
  return `name from the address: ${name}`;
}

function leftOut(parts: readonly string[]): string | null {
  const told = parts.map((part) => part.trim()).filter(Boolean);
  return told.length > 0 ? `left out: ${told.join(', ')}` : null;
}
