import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { emitServiceWorker } from './scripts/service-worker-plugin.ts'

const api = process.env.PORTAL_API ?? 'http://127.0.0.1:4000'

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'en-AU'] }), enforce: 'pre' },
    react(),
    emitServiceWorker('src/app/service-worker.ts'),
  ],
  // The server replaces this text by a fresh nonce in every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  // One copy of graphql: its ESM and CommonJS builds refuse each other's objects.
  resolve: { dedupe: ['graphql', 'react', 'react-dom', 'xstate', 'styled-components'] },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: ['chrome120', 'firefox121', 'safari17'],
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.PORT ?? 4000),
    strictPort: true,
    proxy: process.env.VITE_MOCK
      ? {}
      : {
          '/graphql': { target: api, ws: true },
          '/v1': { target: api },
          '/dev/outbox': { target: api },
          '/healthz': { target: api },
          '/readyz': { target: api },
        },
  },
})
