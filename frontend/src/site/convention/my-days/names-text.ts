const NUMBERS = ['', '', 'both', 'all three', 'all four', 'all five', 'all six'];

/** Whom a code lets in, of a family of so many: 'Dana’s code. One tap there lets in all three.' */
export function codeText(name: string, people: number): string {
  if (people === 1) return 'The helpers there scan it from this screen.';
  return `${name}’s code. One tap there lets in ${NUMBERS[people] ?? `all ${people}`}.`;
}
