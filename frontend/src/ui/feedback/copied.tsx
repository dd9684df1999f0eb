/** Beside a button that copies: that it did is said, and that it may do so again is not. */
export function Copied({ isCopied }: { isCopied: boolean }) {
  return (
    <span className="visually-hidden" role="status">
      {isCopied && 'It was copied.'}
    </span>
  );
}
