import { domainToASCII, domainToUnicode } from 'node:url';

/** What nobody sees, such as a zero width space or a direction mark; pages and chats put it around what one copies. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** What stands before an address in a text, a mail program's list or a link. */
const BEFORE = /^(?:mailto:|[\s"“”„‟«»‹›‘’‚‛<([{])+/iu;
/** What stands behind one: the other half of these, what separates addresses, and what ends a sentence. */
const AFTER = /[\s"“”„‟«»‹›‘’‚‛>)\]}.,;:!?…–—、。，；：]+$/u;
const IN_APOSTROPHES = /^'(.*)'$/su;
/** Characters; what is longer is no address, whatever stands around it. */
const LONGEST = 1000;
const PLAIN_DOMAIN = /^(?!(?:.*\.)?xn--)[\x21-\x7e]*$/i;

/**
 * The one form in which an address is kept: without what only surrounds it, in composed letters (NFC), and with a
 * domain in its own letters, however it was typed (`xn--bcher-kva.example` is `bücher.example`). Small and capital letters
 * stay as typed; whoever compares uses `addressKey`, or `lower()` in SQL. The mail's envelope has the domain in ASCII. What
 * is no address stays nearly as it came.
 */
export function keptAddress(text: string): string {
  if (text.length > LONGEST) return text;
  const bare = text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .trim()
    .replace(IN_APOSTROPHES, '$1')
    .replace(BEFORE, '')
    .replace(AFTER, '');
  const at = bare.lastIndexOf('@') + 1;
  const domain = bare.slice(at);
  if (at === 0 || PLAIN_DOMAIN.test(domain)) return bare;
  return bare.slice(0, at) + (domainToUnicode(domainToASCII(domain)) || domain);
}

/** What two addresses have in common that are the same one. */
export function addressKey(text: string): string {
  return keptAddress(text).toLowerCase();
}
