/** An address that its owner recognizes and nobody else can use: `d…a@mail.example`. */
export function shortenedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = '', ...rest] = email.slice(0, at);
  const last = rest.length > 1 ? rest.at(-1) : '';
  return `${first}…${last}${email.slice(at)}`;
}
