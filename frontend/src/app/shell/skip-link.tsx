/** The first stop of the keyboard: past the header to the page's content. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      Skip to content
    </a>
  );
}
