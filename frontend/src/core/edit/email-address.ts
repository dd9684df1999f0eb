// The rule by which the server keeps and judges addresses (`infra/platform/addresses`); one list of cases plays both.

const LONGEST = 254;
/** What nobody sees, such as a zero width space or a direction mark; pages and chats put it around what one copies. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** What stands before an address in a text, a mail program's list or a link. */
const BEFORE = /^(?:mailto:|[\s"“”„‟«»‹›‘’‚‛<([{])+/iu;
/** What stands behind one: the other half of these, what separates addresses, and what ends a sentence. */
const AFTER = /[\s"“”„‟«»‹›‘’‚‛>)\]}.,;:!?…–—、。，；：]+$/u;
/** An address that nothing surrounds, in ASCII. */
const PLAIN = /^(?!mailto:)[a-z0-9][\x21-\x7e]*[a-z0-9]$/i;
const IN_APOSTROPHES = /^'(.*)'$/su;
/** Letters, their marks and digits of any script, and the ASCII signs that need no quotes. */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^([\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;
const FOREIGN_SIGN = /[^\p{L}\p{M}\p{N}\p{ASCII}]/u;

/** An address without what only surrounds it, in composed letters. What is none stays nearly as it came. */
export function bareAddress(text: string): string {
  // Lists hold a hundred thousand of these.
  if (text.length > 4 * LONGEST || PLAIN.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .trim()
    .replace(IN_APOSTROPHES, '$1')
    .replace(BEFORE, '')
    .replace(AFTER, '');
}

/** Whether a text is one complete e-mail address, as it came or without what surrounds it. */
export function isEmailAddress(text: string): boolean {
  return partsOf(text) !== null;
}

/** What two addresses have in common that are the same one: `bücher.example` is `xn--bcher-kva.example`. */
export function addressKey(text: string): string {
  const parts = partsOf(text);
  return (parts ? `${parts.local}@${parts.host}` : bareAddress(text)).toLowerCase();
}

/** Why a text is no address: `message`, and the sign that somebody may not see is wrong; undefined for an address. */
export function addressProblem(text: string, message: string): string | undefined {
  if (isEmailAddress(text)) return undefined;
  const sign = text.includes('@') ? FOREIGN_SIGN.exec(bareAddress(text))?.[0] : undefined;
  return sign ? `${message}: “${sign}” cannot stand in an address. Please type it anew.` : message;
}

function partsOf(text: string): { local: string; host: string } | null {
  const bare = bareAddress(text);
  const at = bare.lastIndexOf('@');
  const [local, domain] = [bare.slice(0, at), bare.slice(at + 1)];
  if (at < 1 || bare.length > LONGEST || !LOCAL_PART.test(local) || !DOMAIN.test(domain)) return null;
  const host = hostOf(domain);
  return host === null ? null : { local, host };
}

/** A domain in ASCII, as the mail's envelope has it; null where there is no such domain. */
function hostOf(domain: string): string | null {
  if (/^[\x21-\x7e]+$/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}
