import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, matchRoutes } from 'react-router';
import type { Edition } from '#core/api/generated.ts';
import { api } from '#core/api/tags.ts';
import { withoutCode } from '#site/users/sign-in-code.ts';
import { type Files, PAGE_FILES, type PageFiles } from '../../../build/page-files.ts';
import { App } from '../app.tsx';
import { pageArrived } from '../page-arrived.ts';
import { ROUTES } from '../routes.tsx';
import { createStore, type FirstAnswer } from '../store.ts';

/** What a page shows before any script has run, the same for everybody. */
interface FirstView {
  /** Its styles, and links to its code for `main.ts`. */
  head: string;
  /** Its content, whose fields and buttons do nothing yet and say so, and the answer that it shows. */
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
  const known = new Map<string, { json: string; view: Promise<FirstView> }>();

  const make = async (pattern: string, path: string, json: string): Promise<FirstView> => {
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
    const answer = JSON.parse(json) as FirstAnswer | null;
    // An unescaped < could close the JSON block early.
    const script =
      answer &&
      `<script type="application/json" id="first-answer">${json.replaceAll('<', '\\u003c')}</script>`;
    return {
      head: `<style>${files.map(stylesOf).join('')}</style><template id="later">${later.join('')}</template>`,
      // A page opens without its first view as well.
      body: `<fieldset class="first-view" disabled>${await contentOf(path, edition, answer).catch(() => '')}</fieldset>${script ?? ''}`,
    };
  };

  return {
    /**
     * @param isKnown somebody may be signed in, to whom the page of a stranger says nothing: the document without content
     * @param answer what the page can show besides the edition, for the app as well
     * @returns the whole document, and whether the address is that of a page: the document of any other says that there is none
     */
    async documentOf(address: string, isKnown: boolean, answer: FirstAnswer | null) {
      const path = withoutCode(new URL(ORIGIN + address)).address;
      const pattern = matchRoutes(ROUTES, path)?.at(-1)?.route.path ?? '*';
      const json = JSON.stringify(answer);
      const key = `${pattern} ${answer === null}`;
      const last = known.get(key);
      const view = last?.json === json ? last.view : make(pattern, path, json);
      if (!answer?.isPrivate) known.set(key, { json, view });
      const { head, body } = await view;
      const content = isKnown ? '' : `<!--first-view-->${body}<!--/first-view-->`;
      const html = `${before}${head}</head>${after.replace('<div id="root">', (root) => root + content)}`;
      return { html, isPage: pattern !== '*' };
    },
  };
}

async function contentOf(path: string, edition: Edition, answer: FirstAnswer | null): Promise<string> {
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] });
  const store = createStore(answer, edition);
  await pageArrived(router);
  try {
    return renderToString(<App router={router} store={store} />);
  } finally {
    // Ends the timers of its cached answers.
    store.dispatch(api.util.resetApiState());
    router.dispose();
  }
}
