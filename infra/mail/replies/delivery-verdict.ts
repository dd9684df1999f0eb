/**
 * Whom a final refusal is about: the address, which is dead; this recipient alone, because the mailbox is full for
 * instance; or us, our mail or a policy. A refusal that does not clearly say that it is about a recipient is about
 * us, and costs nobody the address.
 */
export type RefusalAbout = 'address' | 'recipient' | 'us';

export interface RefusalVerdict {
  about: RefusalAbout;
  /** SMTP reply code, where one is told. */
  code: number | null;
}

/** The address is unknown or has moved, its mailbox is closed or its host unknown (RFC 3463); 5.1.7 and 5.1.8 are about the sender. */
const DEAD = /^5\.(1\.(?![78]$)\d+|2\.1|4\.4|4\.310)$/;
/**
 * Mailbox full or mail too long for it (5.2), an address that is refused without a reason (5.4.1), a loop behind it.
 */
const OF_ONE_RECIPIENT = /^5\.(2\.\d+|4\.1|4\.6)$/;
/** Says that it failed for good, but hardly why: then the words decide. 5.1.0 is said of senders as well. */
const VAGUE = /^5\.(0\.0|1\.0|5\.0)$/;

/** How servers that give no precise code say that nobody has the address. */
const UNKNOWN_USER = [
  // Postfix, Exim, cPanel, Exchange, Yahoo
  /\bno such (user|mailbox|recipient|account|address)\b/i,
  /\b(unknown (user|mailbox|recipient)|(user|mailbox|recipient|account|address) (is )?(unknown|not found))\b/i,
  /\b(user|mailbox|recipient|account|address) (does not|doesn['’]t) exist\b/i,
  /\buser doesn['’]t have an? \S+ account\b/i,
  // Exim
  /\bunrouteable address\b/i,
  // qmail
  /\bno mailbox here\b/i,
  // outlook.com
  /^550 5\.5\.0 Requested action not taken: mailbox unavailable\b/,
  // Cisco
  /#5\.1\.0 Address rejected\b/,
];
/**
 * Servers say the same words of our own address when they have asked our server for it (Exim's sender verification).
 */
const OF_OUR_ADDRESS = /\b(sender|return[- ]path|verification|relay\w*|blocked|spam|polic(y|ies))\b/i;
/** 5.2.1 of a mailbox that gets too much at the moment (Gmail). */
export const TOO_MUCH = /\breceiving mail (at a rate|too quickly)\b/i;

const REPLY = /\b([245]\d\d)(?=[ -]|$)/;
/** Right behind the reply code, or as qmail and Cisco write it. */
const ENHANCED = /(?:\b[245]\d\d[ -]|#)([245]\.\d{1,3}\.\d{1,3})(?![\d.]*\d)/;

/**
 * Judges a final refusal, one that came as a reply by SMTP and one that a report tells of alike.
 *
 * @param reply what the mail server said
 * @param status the status code of a report (RFC 3463), with anything behind it; empty when none is told
 */
export function judgeRefusal(reply: string, status = ''): RefusalVerdict {
  const { code, precise } = codesOf(reply, status);
  return { about: precise ? byCode(precise, reply) : byWords(reply), code };
}

/** The reply code that is told, and the code that says precisely what is meant (RFC 3463), if there is one. */
export function codesOf(reply: string, status = ''): { code: number | null; precise: string | undefined } {
  const [, digits] = REPLY.exec(reply) ?? [];
  const [, enhanced = ''] = ENHANCED.exec(reply) ?? [];
  const [told = ''] = /^[245]\.\d{1,3}\.\d{1,3}/.exec(status.trim()) ?? [];
  const precise = [told, enhanced].find((code) => code !== '' && !VAGUE.test(code));
  return { code: digits ? Number(digits) : null, precise };
}

function byCode(code: string, reply: string): RefusalAbout {
  if (DEAD.test(code)) return code === '5.2.1' && TOO_MUCH.test(reply) ? 'recipient' : 'address';
  return OF_ONE_RECIPIENT.test(code) ? 'recipient' : 'us';
}

function byWords(reply: string): RefusalAbout {
  return UNKNOWN_USER.some((words) => words.test(reply)) && !OF_OUR_ADDRESS.test(reply) ? 'address' : 'us';
}
