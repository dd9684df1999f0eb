/** A mail server's words as they may be stored and shown: one line of whole characters, no addresses, 200 at most. */
export function replyText(message: string): string {
  const line = message
    .slice(0, 1_000)
    .replace(/\p{Cs}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/<?[^\s<>"]+@[^\s<>"]+>?/g, '<address>')
    .trim();
  return Array.from(line).slice(0, 200).join('').trim();
}
