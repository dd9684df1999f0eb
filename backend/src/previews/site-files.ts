import type { SiteFile } from '../http/serving/static-client.ts';

/** The files that carry the product's name, or are no part of the web app. */
export function siteFiles(productName: string): Record<string, SiteFile> {
  return {
    '/manifest.webmanifest': {
      type: 'application/manifest+json',
      content: JSON.stringify(manifest(productName)),
    },
    // What concerns one person is not named here. Such pages answer with `noindex`, which search engines must be
    // able to read.
    '/robots.txt': { type: 'text/plain', content: 'User-agent: *\nDisallow: /api/\n' },
  };
}

/** The icons are files of the web app, in `frontend/public`. */
function manifest(productName: string) {
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, purpose, type: 'image/png' });
  return {
    name: productName,
    short_name: productName,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#1c4a3c',
    theme_color: '#1c4a3c',
    icons: [
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
}
