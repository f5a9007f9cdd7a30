import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const WORKER = 'sw'; // its address must stay the same
const PUBLIC = ['theme.js', 'icon.svg']; // what index.html loads of web/public

const client = process.env.PHILTRE_CLIENT ?? 'dev';

// The client's name, for pages that are open while the server is renewed.
const named: Plugin = {
  name: 'philtre-build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ client }) });
  },
};

// The service worker's lists: the files that the hall needs, and all others.
const lists: Plugin = {
  name: 'philtre-worker',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const needed = new Set<string>();
      const need = (name: string) => {
        const file = bundle[name];
        if (!file || needed.has(name)) return;
        needed.add(name);
        if (file.type !== 'chunk') return;
        file.viteMetadata?.importedCss.forEach(need);
        file.imports.forEach(need);
      };
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      need(chunks.find((chunk) => chunk.isEntry && chunk.name === 'index')!.fileName);
      const rest = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !needed.has(name));
      const listed = (names: Iterable<string>) => JSON.stringify([...names].map((name) => `/${name}`).sort());
      const worker = chunks.find((chunk) => chunk.name === WORKER)!;
      worker.code = worker.code.replace('__SHELL__', listed([...needed, ...PUBLIC])).replace('__REST__', listed(rest));
    },
  },
};

export default defineConfig({
  root: here('./web'),
  cacheDir: here('./node_modules/.vite'),
  plugins: [svelte({ configFile: here('./svelte.config.js') }), svelteTesting(), named, lists],
  resolve: { alias: { $lib: here('./web/src/lib') } },
  define: { __BUILD__: JSON.stringify(client) },
  build: {
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'], // the first with light-dark()
    outDir: here('./web/dist'),
    emptyOutDir: true,
    rollupOptions: {
      input: { index: here('./web/index.html'), [WORKER]: here('./web/src/worker/sw.ts') },
      output: { entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js') },
    },
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
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
