/** A paste of 200 lines in every form that is accepted, some of them wrong. */
export interface Paste {
  text: string;
  invited: number;
  duplicates: number;
  refused: number;
  dropped: number;
  /** One of those who get an invitation. */
  guest: { name: string; email: string };
}

const LINES = 200;
const DUPLICATES = 10;
const REFUSED = 5;
const DROPPED = 5;

export function paste(run: string): Paste {
  const invited = LINES - DUPLICATES - REFUSED - DROPPED;
  const good = Array.from({ length: invited }, (_, n) => goodLine(n, `guest.${n}@${run}.example`));
  const duplicates = Array.from({ length: DUPLICATES }, (_, n) => `Again ${n}; GUEST.${n}@${run}.example`);
  const refused = Array.from({ length: REFUSED }, (_, n) => `Half ${n}, half.${n}@${run}`);
  const dropped = Array.from({ length: DROPPED }, (_, n) => `No Address ${n}`);
  return {
    text: [...good.slice(0, 100), '', ...dropped, ...refused, '   ', ...good.slice(100), ...duplicates].join(
      '\n',
    ),
    invited,
    duplicates: DUPLICATES,
    refused: REFUSED,
    dropped: DROPPED,
    guest: { name: 'Guest Number 42', email: `guest.42@${run}.example` },
  };
}

function goodLine(n: number, email: string): string {
  const name = `Guest Number ${n}`;
  switch (n % 4) {
    case 0:
      return `${name}, ${email}`;
    case 1:
      return `${name}; ${email}`;
    case 2:
      return `  ${name}\t${email}  `;
    default:
      return email;
  }
}
