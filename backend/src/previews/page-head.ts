import { escaped } from './markup.ts';
import type { PageText } from './page-texts.ts';

export interface Site {
  productName: string;
  sponsorName: string;
  /** Origin that visitors see. */
  publicUrl: string;
}

export const PREVIEW_IMAGE = '/link-preview.png';

const APP_LINKS =
  '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/apple-touch-icon.png">';

/** The head of a page that may be linked and found. */
export function publicHead(path: string, text: PageText, site: Site): string {
  const url = site.publicUrl + (text.address ?? path);
  return [
    ...introduction(text, site),
    `<link rel="canonical" href="${escaped(url)}">`,
    og('url', url),
    // `crossorigin` makes it the same request as the page's own, which sends the session to the same origin alone.
    text.firstCall ? `<link rel="preload" as="fetch" crossorigin href="${escaped(text.firstCall)}">` : '',
    text.data ? dataBlock(text.data) : '',
    APP_LINKS,
  ].join('');
}

/** Nothing in a text can end the block: `<` is written as JSON may write it. */
function dataBlock(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/**
 * The head of a page that concerns one person, or of an address that is no page. It tells nothing of the address and
 * is kept from indexes.
 */
export function privateHead(text: PageText, site: Site): string {
  return [...introduction(text, site), '<meta name="robots" content="noindex, nofollow">', APP_LINKS].join(
    '',
  );
}

function introduction({ title, description }: PageText, site: Site): string[] {
  const { productName, sponsorName, publicUrl } = site;
  const image = publicUrl + PREVIEW_IMAGE;
  return [
    `<title>${escaped(`${productName} - ${title ?? `Sponsored by ${sponsorName}`}`)}</title>`,
    meta('name', 'description', description),
    og('type', 'website'),
    og('site_name', productName),
    og('title', title ?? productName),
    og('description', description),
    og('image', image),
    og('image:type', 'image/png'),
    og('image:width', '1200'),
    og('image:height', '630'),
    og('image:alt', `${productName}: game pieces and two flags on the edge of a table`),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function og(name: string, content: string): string {
  return meta('property', `og:${name}`, content);
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}">`;
}
