import type { Edition } from '../api/generated.ts';

/** The convention's edition that the server wrote into the page; null on the development server, which writes none. */
export function inlinedEdition(): Edition | null {
  const json: unknown = JSON.parse(document.getElementById('edition')?.textContent ?? 'null');
  return isEdition(json) ? json : null;
}

function isEdition(json: unknown): json is Edition {
  return typeof json === 'object' && json !== null && 'productName' in json;
}
