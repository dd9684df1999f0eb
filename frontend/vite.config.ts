import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    // The content security policy allows no data: URLs for scripts and fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  server: {
    proxy: { '/api': process.env.API_URL ?? 'http://localhost:3000' },
  },
});
