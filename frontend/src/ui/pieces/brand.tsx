import { useEdition } from '#core/api/edition.ts';
import { pieces } from './pawn.tsx';

/** The product's sign on felt: the logo of the edition, or the meeple on a table and the name. */
export function Brand() {
  const { logo, productName } = useEdition();
  if (logo) {
    return (
      <img className="brand-logo" src={logo.url} width={logo.width} height={logo.height} alt={productName} />
    );
  }
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path
          className="brand-meeple"
          transform="rotate(-16 16 26) translate(2.5 1.5) scale(1.65)"
          d={pieces.meeple}
        />
        <path className="brand-table" d="M2 29.5h28" />
      </svg>
      {productName}
    </>
  );
}
