import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { OFFLINE_DATA, OFFLINE_PAGES } from './src/app/pages.ts';

const API = process.env.API_URL ?? 'http://localhost:3000';

/** Leaves compressed copies beside the built files, so that the server compresses nothing twice. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      const folder = join(dir, 'assets');
      for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
        const source = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(source));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(source, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), precompress()],
  define: {
    OFFLINE_PAGES: JSON.stringify(OFFLINE_PAGES),
    OFFLINE_DATA: JSON.stringify(OFFLINE_DATA),
  },
  build: {
    // The content security policy allows no data: URLs for fonts and workers, so nothing is inlined.
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/offline/service-worker.ts' },
      output: {
        // A service worker is asked for by its name and rules the paths below its own.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    proxy: { '/api': API, '/media': API },
  },
});
