export interface ParsedGuest {
  name: string;
  email: string;
  /** The line held an address only, and the name was read from it. */
  isNameDerived: boolean;
}

/** Reads one trimmed line of a paste (spec §5); null when it names nobody. */
export function parseGuest(line: string): ParsedGuest | null {
  const [first = '', second] = line.split(/[;,\t]/, 2).map((part) => part.trim());
  if (second !== undefined) return { name: first, email: second, isNameDerived: false };
  if (first.includes('@')) return { name: nameFromAddress(first), email: first, isNameDerived: true };
  return null;
}

/** 'Mei Lin Tran' for 'mei_lin.tran@studio.example'. */
function nameFromAddress(email: string): string {
  const words = email
    .slice(0, email.indexOf('@'))
    .split(/[._\s]+/)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
