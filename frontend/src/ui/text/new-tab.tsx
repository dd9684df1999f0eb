/** In a link: tells who hears it where it leads, which the others see by its symbol or at once. */
export function NewTab() {
  return <span className="visually-hidden"> (opens in a new tab)</span>;
}
