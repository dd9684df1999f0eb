/** What became of a mail, as its report tells it. */
export interface DeliveryVerdict {
  /** The mail did not and will not arrive. */
  isFinal: boolean;
  /** Its address is dead: nothing will ever arrive there. */
  isDead: boolean;
  /** SMTP reply code, where one is told. */
  code: number | null;
}

/** The address or its host is unknown, moved or disabled (RFC 3463); 5.1.7 and 5.1.8 are about the sender. */
const DEAD = /^5\.(1\.(0|1|2|3|4|5|6|9|10)|2\.1|4\.4)$/;
/** Says that it failed for good, and nothing of why. */
const VAGUE = /^5\.(0\.0|5\.0|1\.0)$/;
const DEAD_BY_CODE = new Set([550, 551, 553]);
const REPLY = /\b([245]\d\d)(?:[ -]([245]\.\d{1,3}\.\d{1,3})\b)?/;

/**
 * Judges a failed delivery by its status code (RFC 3463) and, where that is vague, by what the server said. A refusal by
 * policy or for content (5.6, 5.7), a full mailbox (5.2.2) or a network in trouble says nothing against the address.
 *
 * @param status such as `5.1.1`, with anything behind it; empty when none is told
 * @param isFinal false while the server still tries
 */
export function judgeDelivery(status: string, diagnostic: string, isFinal: boolean): DeliveryVerdict {
  const [, reply, enhanced = ''] = REPLY.exec(diagnostic) ?? [];
  const code = reply ? Number(reply) : null;
  const [told = ''] = /^[245]\.\d{1,3}\.\d{1,3}/.exec(status.trim()) ?? [];
  if (!isFinal) {
    return { isFinal, isDead: false, code };
  }
  const isVague = told === '' || VAGUE.test(told);
  const precise = isVague && enhanced && !VAGUE.test(enhanced) ? enhanced : told;
  const isDead =
    precise === '' || VAGUE.test(precise)
      ? (code !== null && DEAD_BY_CODE.has(code)) || precise === '5.1.0'
      : DEAD.test(precise);
  return { isFinal, isDead, code };
}
