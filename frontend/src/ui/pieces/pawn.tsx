import { pieces } from './piece-paths.ts';

/** One playing piece; its colours come from the class. */
export function Pawn({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={pieces.pawn} className={className} />
    </svg>
  );
}
