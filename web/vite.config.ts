import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunk-groups.ts';
import { compressed } from './vite/compressed.ts';
import { guide } from './vite/guide.ts';
import { messages } from './vite/messages.ts';
import { rows } from './vite/rows.ts';
import { serviceWorker } from './vite/service-worker.ts';

const server = process.env.LAUREL_SERVER ?? 'http://localhost:3000';
const served = ['/api', '/sso', '/oidc', '/dev', '/profilepic', '/productpic', '/contentpic', '/datauploadapi'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [messages(), guide(), rows(), react(), serviceWorker(), compressed()],
  worker: { format: 'es' },
  build: {
    // The first versions with light-dark() and nested rules.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    // The content security policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // A message is a number where it is said.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // Every chunk is named in the first one, where names cost more than they tell. With seven letters no two of many releases
        // are likely to be alike.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: server }])) },
});
