/** A playing piece, coloured by its class. */
export function Pawn({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={pieces.pawn} className={className} />
    </svg>
  );
}

/** Playing pieces drawn on a 16 by 16 grid, as SVG path data. */
export const pieces = {
  meeple:
    'M8 1c1.6 0 2.7 1.1 2.8 2.6.1.5.2.8.7 1 2.1.8 4 1.9 4 3.1 0 .9-.9 1.2-1.8 1.2-1 0-1.7.1-1.7.7 0 .9 1.7 2.6 1.9 4.3.1.7-.3 1.1-1 1.1H9.9c-.5 0-.8-.2-.9-.6-.2-.7-.5-1.2-1-1.2s-.8.5-1 1.2c-.1.4-.4.6-.9.6H3.1c-.7 0-1.1-.4-1-1.1.2-1.7 1.9-3.4 1.9-4.3 0-.6-.7-.7-1.7-.7-.9 0-1.8-.3-1.8-1.2 0-1.2 1.9-2.3 4-3.1.5-.2.6-.5.7-1C5.3 2.1 6.4 1 8 1z',
  pawn: 'M8 1.5c1.9 0 3.3 1.4 3.3 3.2 0 1.2-.6 2.1-1.5 2.7.2 2.2 1 3.7 2.6 4.7.4.3.6.6.6 1v.9c0 .4-.3.7-.7.7H3.7c-.4 0-.7-.3-.7-.7v-.9c0-.4.2-.7.6-1 1.6-1 2.4-2.5 2.6-4.7-.9-.6-1.5-1.5-1.5-2.7 0-1.8 1.4-3.2 3.3-3.2z',
} as const;
