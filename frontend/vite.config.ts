import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pageFiles } from './build/page-files.ts';

/** By its path, so that no tool that bundles this file bundles the site with it. */
const PAGE_TABLE = join(import.meta.dirname, 'src/app/pages.ts');
const { OFFLINE_AS_STRANGER, OFFLINE_DATA, OFFLINE_PAGES, PAGES } = (await import(
  PAGE_TABLE
)) as typeof import('./src/app/pages.ts');

const API = process.env.API_URL ?? 'http://localhost:3000';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Leaves compressed copies beside the built files, so that the server compresses nothing twice. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: ({ build }) => !build?.ssr,
    async writeBundle({ dir = '' }) {
      const folder = join(dir, 'assets');
      const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
      // On all processors, as it is half of the build.
      await Promise.all(
        files.flatMap((name) => {
          const source = readFileSync(join(folder, name));
          return [
            brotli(source).then((compressed) => writeFileSync(join(folder, `${name}.br`), compressed)),
            zip(source, { level: 9 }).then((compressed) =>
              writeFileSync(join(folder, `${name}.gz`), compressed),
            ),
          ];
        }),
      );
    },
  };
}

/**
 * What nearly every page needs comes in few files: dozens of small ones would be as many requests, and compress worse. What
 * the first paint waits for stays apart from it.
 */
const SHARED_FILES = [
  { name: 'loading', test: /preload-helper/, priority: 2 },
  {
    name: 'packages',
    test: /node_modules\/(react|react-dom|react-redux|react-router|@reduxjs|immer|redux|redux-thunk|reselect|scheduler|use-sync-external-store)\//,
    priority: 1,
  },
  // The other parts come with the pages that need them, or later, and bring packages of their own.
  {
    name: 'basics',
    test: /frontend\/src\/(core\/(?!offline\/|api\/(staff|events|push\.|browser\/(door-scans|browser-database)))|ui\/(?!dialog\/|push\/(?!push-)|form\/comment-form|line\/|print\/|pieces\/floor-plan\/|feedback\/(to(ast-viewport|oltip)|unsent-question)))/,
  },
];

/** The web app and its service worker, and with `--ssr` what the server makes of its pages (`first-view`). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), precompress(), pageFiles(PAGE_TABLE, PAGES)],
  define: {
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
    OFFLINE_PAGES: JSON.stringify(OFFLINE_PAGES),
    OFFLINE_DATA: JSON.stringify(OFFLINE_DATA),
    OFFLINE_AS_STRANGER: JSON.stringify(OFFLINE_AS_STRANGER),
  },
  build: {
    // The content security policy allows no data: URLs for fonts and workers, so nothing is inlined.
    assetsInlineLimit: 0,
    target: 'es2023',
    // What reads this target loads modules ahead by itself.
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { index: 'index.html', 'service-worker': 'src/core/offline/service-worker.ts' },
          output: {
            codeSplitting: { groups: SHARED_FILES },
            // A service worker is asked for by its name and rules the paths below its own.
            entryFileNames: ({ name }) =>
              name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
          },
        },
  },
  // The server has none of the web app's packages.
  ssr: { noExternal: true },
  server: {
    proxy: { '/api': API, '/media': API },
  },
}));
