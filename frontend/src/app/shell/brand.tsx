import { Link } from 'react-router';
import { useGetConventionQuery } from '../../api/generated.ts';

const MEEPLE =
  'M8 1c1.6 0 2.7 1.1 2.8 2.6.1.5.2.8.7 1 2.1.8 4 1.9 4 3.1 0 .9-.9 1.2-1.8 1.2-1 0-1.7.1-1.7.7 0 .9 1.7 2.6 1.9 4.3.1.7-.3 1.1-1 1.1H9.9c-.5 0-.8-.2-.9-.6-.2-.7-.5-1.2-1-1.2s-.8.5-1 1.2c-.1.4-.4.6-.9.6H3.1c-.7 0-1.1-.4-1-1.1.2-1.7 1.9-3.4 1.9-4.3 0-.6-.7-.7-1.7-.7-.9 0-1.8-.3-1.8-1.2 0-1.2 1.9-2.3 4-3.1.5-.2.6-.5.7-1C5.3 2.1 6.4 1 8 1z';

/** The product's mark and name, leading home. */
export function Brand() {
  const { data: edition } = useGetConventionQuery();
  return (
    <Link className="brand" to="/">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path
          className="brand-meeple"
          transform="rotate(-16 16 26) translate(2.5 1.5) scale(1.65)"
          d={MEEPLE}
        />
        <path className="brand-table" d="M2 29.5h28" />
      </svg>
      {edition?.productName ?? <span className="visually-hidden">Home</span>}
    </Link>
  );
}
