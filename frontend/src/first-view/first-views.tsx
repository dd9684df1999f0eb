import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, matchRoutes } from 'react-router';
import { type Files, PAGE_FILES, type PageFiles } from '../../build/page-files.ts';
import type { Edition } from '../api/generated.ts';
import { App } from '../app/app.tsx';
import { pageArrived } from '../app/page-arrived.ts';
import { ROUTES } from '../app/routes.tsx';
import { createStore } from '../app/store.ts';
import { withoutCode } from '../features/users/sign-in-code.ts';

/** What a page shows before any script has run, the same for everybody. */
interface FirstView {
  /** Its styles, and links to its code for `main.ts`. */
  head: string;
  /** Its content. Fields and buttons do nothing yet and say so. */
  body: string;
}

/** Of no importance: only paths are read. */
const ORIGIN = 'http://localhost';

/** The app's styles stand in the document, so that no text waits for a request. */
const STYLE_SHEET = /<link rel="stylesheet"[^>]*>/;

/**
 * What the server sends of a page before it knows who asks: header, footer, and all that the edition alone decides. The
 * app takes its place once its code has arrived.
 *
 * @param folder of the built web app
 * @param document its index.html, with the edition in it
 */
export function firstViews(folder: string, document: string, edition: Edition) {
  const { entry, app, pages } = JSON.parse(readFileSync(join(folder, PAGE_FILES), 'utf8')) as PageFiles;
  const stylesOf = (files: Files) =>
    files.styles.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  const [before = '', after = ''] = document
    .replace(STYLE_SHEET, () => `<style>${stylesOf(entry)}</style>`)
    .split('</head>');
  const known = new Map<string, Promise<FirstView>>();

  const make = async (pattern: string, path: string): Promise<FirstView> => {
    const files = [app, pages[pattern]].filter((each) => each !== undefined);
    const later = [
      ...files
        .flatMap(({ scripts }) => scripts)
        .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
      // They stand in the document already: loaded without haste, for the service worker, and not waited for.
      ...[entry, ...files]
        .flatMap(({ styles }) => styles)
        .map((file) => `<link rel="stylesheet" media="not all" crossorigin href="${file}">`),
    ];
    return {
      head: `<style>${files.map(stylesOf).join('')}</style><template id="later">${later.join('')}</template>`,
      // A page opens without its first view as well.
      body: await contentOf(path, edition).catch(() => ''),
    };
  };

  return {
    /**
     * @param isKnown somebody may be signed in, to whom the page of a stranger says nothing: the document without content
     * @returns the whole document
     */
    async documentOf(address: string, isKnown: boolean): Promise<string> {
      const path = withoutCode(new URL(address, ORIGIN)).address;
      const pattern = matchRoutes(ROUTES, path)?.at(-1)?.route.path ?? '*';
      const view = known.get(pattern) ?? make(pattern, path);
      known.set(pattern, view);
      const { head, body } = await view;
      const content = isKnown
        ? ''
        : `<!--first-view--><fieldset class="first-view" disabled>${body}</fieldset><!--/first-view-->`;
      return `${before}${head}</head>${after.replace('<div id="root">', (root) => root + content)}`;
    },
  };
}

async function contentOf(path: string, edition: Edition): Promise<string> {
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] });
  await pageArrived(router);
  try {
    return renderToString(<App router={router} store={createStore()} edition={edition} />);
  } finally {
    router.dispose();
  }
}
