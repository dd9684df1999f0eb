import { escaped } from './markup.ts';

const MEEPLE =
  'M8 1c1.6 0 2.7 1.1 2.8 2.6.1.5.2.8.7 1 2.1.8 4 1.9 4 3.1 0 .9-.9 1.2-1.8 1.2-1 0-1.7.1-1.7.7 0 .9 1.7 2.6 1.9 4.3.1.7-.3 1.1-1 1.1H9.9c-.5 0-.8-.2-.9-.6-.2-.7-.5-1.2-1-1.2s-.8.5-1 1.2c-.1.4-.4.6-.9.6H3.1c-.7 0-1.1-.4-1-1.1.2-1.7 1.9-3.4 1.9-4.3 0-.6-.7-.7-1.7-.7-.9 0-1.8-.3-1.8-1.2 0-1.2 1.9-2.3 4-3.1.5-.2.6-.5.7-1C5.3 2.1 6.4 1 8 1z';
const PAWN =
  'M8 1.5c1.9 0 3.3 1.4 3.3 3.2 0 1.2-.6 2.1-1.5 2.7.2 2.2 1 3.7 2.6 4.7.4.3.6.6.6 1v.9c0 .4-.3.7-.7.7H3.7c-.4 0-.7-.3-.7-.7v-.9c0-.4.2-.7.6-1 1.6-1 2.4-2.5 2.6-4.7-.9-.6-1.5-1.5-1.5-2.7 0-1.8 1.4-3.2 3.3-3.2z';

/** The look's light colours: pictures that others show know no night. */
const FELT = '#1c4a3c';
const FELT_INK = '#f7f3e8';
const FELT_MUTED = '#bfd0c6';
const WOOD = '#8b5e3a';
const WOOD_LIGHT = '#c49a6c';
const YELLOW = '#f2b61b';
const GREEN = '#4da968';
const GROUND = '#ece9e1';

/** The families as the site's own web fonts name themselves; a serif stands in where they are missing. */
export const DISPLAY = { family: 'Besley ExtraBold', file: /^besley-latin-800-normal.*\.woff$/ };
const SERIF = `'${DISPLAY.family}', Georgia, 'DejaVu Serif', serif`;

export interface PreviewWords {
  productName: string;
  /** 'October 10–11, 2025' */
  dates: string;
  venue: string;
}

/** The picture beside a link to the site: 1200 by 630, read at the size of a thumb. */
export function previewPicture({ productName, dates, venue }: PreviewWords): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="${FELT}"/>
    <path d="${weave()}" stroke="#ffffff" stroke-opacity=".035" stroke-width="2" fill="none"/>
    <g transform="translate(72 58) scale(1.9)">${mark(WOOD_LIGHT)}</g>
    <g font-family="${SERIF}" fill="${FELT_INK}">
      <text x="150" y="109" font-size="46">${escaped(productName)}</text>
      <g font-size="88" letter-spacing="-1.5">
        <text x="72" y="230">Two days, one</text><text x="72" y="322">long table.</text><text x="72" y="414">Take a seat.</text>
      </g>
      <g text-anchor="end" font-size="31">
        <text x="1128" y="88">${escaped(dates)}</text>
        <text x="1128" y="130" fill="${FELT_MUTED}">${escaped(venue)}</text>
      </g>
    </g>
    <g transform="translate(590 405)">${scene()}</g>
    <rect y="555" width="1200" height="75" fill="${GROUND}"/>
    <rect y="555" width="1200" height="16" fill="${WOOD}"/><rect y="555" width="1200" height="3" fill="${WOOD_LIGHT}"/>
  </svg>`;
}

/** The icon of the installed site; a maskable one leaves room for any shape that is cut out of it. */
export function appIcon(size: number, shape: 'rounded' | 'full' | 'maskable'): string {
  const corner = shape === 'rounded' ? 7 : 0;
  const inset = shape === 'maskable' ? 'translate(5.1 5.1) scale(.68)' : 'translate(2.2 2.2) scale(.86)';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="${corner}" fill="${FELT}"/><g transform="${inset}">${mark(WOOD_LIGHT)}</g>
  </svg>`;
}

/** The product's mark on a 32 by 32 grid: a meeple leaning on a table's edge. */
function mark(edge: string): string {
  return `<path transform="rotate(-16 16 26) translate(2.5 1.5) scale(1.65)" d="${MEEPLE}" fill="${YELLOW}"/>
    <path d="M2 29.5h28" stroke="${edge}" stroke-width="3" stroke-linecap="round"/>`;
}

/** Both flags and the pieces, standing on a line 150 below the top. */
function scene(): string {
  return [
    flag(16, 'm0 0 96 29-96 29z', YELLOW, 16),
    piece(104, 86, 4.1, MEEPLE, '#bc3b2b', '#8e2a1e'),
    piece(178, 86, 4.1, MEEPLE, FELT_INK, '#c9c3b2'),
    die(),
    flag(344, 'm0 0h98l-18 25 18 25h-98z', GREEN, 28),
    piece(398, 95, 3.7, PAWN, YELLOW),
    piece(452, 86, 4.1, MEEPLE, '#5c8fd0', '#2c5a97'),
    `<g fill="${WOOD_LIGHT}"><rect x="516" y="141" width="40" height="9" rx="3"/><rect x="519" y="130" width="40" height="9" rx="3" fill="#ddb98f"/><rect x="515" y="119" width="40" height="9" rx="3"/></g>`,
  ].join('');
}

function flag(x: number, cloth: string, colour: string, top: number): string {
  return `<g transform="translate(${x} 0)"><path d="M20 ${top}V144" stroke="${WOOD_LIGHT}" stroke-width="6" stroke-linecap="round"/>
    <path d="M0 150v-5a6 6 0 0 1 6-6h28a6 6 0 0 1 6 6v5z" fill="${WOOD}"/>
    <path transform="translate(24 ${top + 4})" d="${cloth}" fill="${colour}"/></g>`;
}

function piece(x: number, y: number, scale: number, path: string, colour: string, side?: string): string {
  const depth = side ? `<path d="${path}" fill="${side}" transform="translate(.9 0)"/>` : '';
  return `<g transform="translate(${x} ${y}) scale(${scale})">${depth}<path d="${path}" fill="${colour}"/></g>`;
}

function die(): string {
  const pips = ['275 113', '299 113', '287 125', '275 137', '299 137'].map((at) => at.split(' '));
  return `<rect x="262" y="100" width="50" height="50" rx="9" fill="${FELT_INK}"/>
    <path d="M312 109l8-5a8 8 0 0 1 3 6v32a9 9 0 0 1-4 7l-9 1z" fill="#c9c3b2"/>
    ${pips.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="4.5" fill="#1b2722"/>`).join('')}`;
}

/** Short threads, laid in rows that are shifted against each other. */
function weave(): string {
  const rows = Array.from({ length: 42 }, (_, row) => row * 15 + 7);
  return rows
    .map((y, row) =>
      Array.from({ length: 51 }, (_, n) => `M${n * 24 + (row % 2) * 12} ${y}l5 ${row % 3 ? 3 : -3}`).join(''),
    )
    .join('');
}
