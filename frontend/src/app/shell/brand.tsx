import { Link } from 'react-router';
import { useEdition } from '#api/edition.ts';
import { pieces } from '#ui/pieces/pawn.tsx';

export function Brand() {
  const edition = useEdition();
  return (
    <Link className="brand" to="/">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path
          className="brand-meeple"
          transform="rotate(-16 16 26) translate(2.5 1.5) scale(1.65)"
          d={pieces.meeple}
        />
        <path className="brand-table" d="M2 29.5h28" />
      </svg>
      {edition.productName}
    </Link>
  );
}
