const PAWN =
  'M8 1.5c1.9 0 3.3 1.4 3.3 3.2 0 1.2-.6 2.1-1.5 2.7.2 2.2 1 3.7 2.6 4.7.4.3.6.6.6 1v.9c0 .4-.3.7-.7.7H3.7c-.4 0-.7-.3-.7-.7v-.9c0-.4.2-.7.6-1 1.6-1 2.4-2.5 2.6-4.7-.9-.6-1.5-1.5-1.5-2.7 0-1.8 1.4-3.2 3.3-3.2z';

/** One playing piece; its colours come from the class. */
export function Pawn({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={PAWN} className={className} />
    </svg>
  );
}
