import type { RefObject } from 'react';

/** The first stop of the keyboard: past the header to the page's content. */
export function SkipLink({ content }: { content: RefObject<HTMLElement | null> }) {
  return (
    <a
      className="skip-link"
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        content.current?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
