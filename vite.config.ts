import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const client = process.env.PHILTRE_CLIENT ?? 'dev';

// The client's name, for pages that are open while the server is renewed.
const named: Plugin = {
  name: 'philtre-build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ client }) });
  },
};

export default defineConfig({
  root: here('./web'),
  cacheDir: here('./node_modules/.vite'),
  plugins: [svelte({ configFile: here('./svelte.config.js') }), svelteTesting(), named],
  resolve: { alias: { $lib: here('./web/src/lib') } },
  define: { __BUILD__: JSON.stringify(client) },
  build: {
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'], // the first with light-dark()
    outDir: here('./web/dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the Content-Security-Policy lets nothing inlined through
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/build.json': 'http://127.0.0.1:8000' },
    fs: { allow: [here('.')] },
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
