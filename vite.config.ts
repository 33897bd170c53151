import { resolve } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { dropUnusedD3Parts } from './scripts/chart-size.ts'
import { importWith } from './scripts/code-arrival-plugin.ts'
import { sharedFiles, wholeFiles } from './scripts/code-groups.ts'
import { shipCommonPasswords } from './scripts/common-passwords-plugin.ts'
import { dropCompletions, languageParsersApart } from './scripts/editor-size.ts'
import {
  dropDataRouter,
  dropDocumentParser,
  dropStateDescriptions,
  dropStyleLines,
  dropUnusedRouterParts,
  dropVendorPrefixes,
} from './scripts/login-size.ts'
import { runCodeLater } from './scripts/page-code-plugin.ts'
import { emitServiceWorker } from './scripts/service-worker-plugin.ts'

const api = process.env.PORTAL_API ?? 'http://127.0.0.1:4000'

/** The router's package names its development build for browsers, whatever the mode. */
const routerInProduction =
  process.env.NODE_ENV === 'production'
    ? [
        { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
        { find: /^react-router\/dom$/, replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs') },
      ]
    : []

/** Files that are on the page before anything is fetched later, and those that are there before the team area fetches a screen. */
const loadedFirst = /\/(?:rolldown-runtime|start)-[\w-]{7}\.js$/
const loadedByTeam = /\/(?:calls|icons|team)-[\w-]{7}\.js$/

/** What is left out of the lists of what comes with each screen, and what the tests of sizes look for. */
const namedFiles = /^(?:rolldown-runtime|start|calls|icons|team|code-editor|payment-forms)$/

const isLoadedBefore = (file: string, host: string): boolean =>
  loadedFirst.test(file) || (loadedByTeam.test(host) && loadedByTeam.test(file))

const shared = sharedFiles('vite.config.ts')

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'en-AU'] }), enforce: 'pre' },
    react(),
    dropDataRouter(),
    dropUnusedRouterParts(),
    dropStateDescriptions(),
    dropStyleLines(),
    dropVendorPrefixes(),
    dropDocumentParser(),
    dropUnusedD3Parts(),
    dropCompletions(),
    languageParsersApart(),
    shipCommonPasswords('src/features/shared/secrets/common-passwords.ts'),
    importWith('src/app/code-arrival.ts', 'importArrived'),
    runCodeLater('src/app/page-picture/show-picture.ts'),
    shared.plugin,
    emitServiceWorker('src/app/service-worker/service-worker.ts'),
  ],
  // The server replaces this text by a fresh nonce in every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  // One copy of graphql: its ESM and CommonJS builds refuse each other's objects.
  resolve: {
    dedupe: ['graphql', 'react', 'react-dom', 'xstate', 'styled-components'],
    // `es2015`: rxjs as the browsers of today understand it.
    conditions: ['es2015', 'module', 'browser', 'development|production'],
    // React has had this hook itself since version 18.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }, ...routerInProduction],
  },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: ['chrome120', 'firefox121', 'safari17'],
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the page has loaded already need not be named in the lists of what comes with each screen.
      resolveDependencies: (file, needed, { hostId }) =>
        [...new Set([file, ...needed])].filter((one) => !isLoadedBefore(one, hostId)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The start and the shell name every file that they may fetch, and what is random compresses badly: what is no screen, and not
        // looked for by its name, goes without one.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || namedFiles.test(name) ? `assets/${name}-[hash:7].js` : 'assets/[hash:7].js',
        codeSplitting: { includeDependenciesRecursively: false, groups: [wholeFiles(), shared.group] },
      },
    },
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
          '/files': { target: api },
          '/dev/outbox': { target: api },
          '/runner.html': { target: api },
          '/healthz': { target: api },
          '/readyz': { target: api },
        },
  },
})
