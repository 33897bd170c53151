/** Serves the gallery alone, for looking at it in a real browser. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'

const page = `<!doctype html><html lang="en"><head><title>Components</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><div id="root"></div><script type="module" src="/src/ui/gallery/gallery-entry.tsx"></script></body></html>`

const nonce = 'gallery'

/** As the portal's own pages are served: what the components may not do there, they cannot do here. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src 'self' 'nonce-${nonce}'`,
  `style-src 'self' 'nonce-${nonce}'`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types portal dompurify 'allow-duplicates'",
].join('; ')

const gallery: Plugin = {
  name: 'gallery',
  configureServer: (server) => {
    server.middlewares.use('/gallery', (_, response, next) => {
      server.transformIndexHtml('/gallery', page).then((html) => {
        response.setHeader('content-type', 'text/html')
        response.setHeader('content-security-policy', contentSecurityPolicy)
        response.end(html)
      }, next)
    })
  },
}

/** @returns the gallery's address, and what stops its server */
export async function serveGallery(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: join(tmpdir(), `portal-gallery-${process.env.TEST_PARALLEL_INDEX ?? 'alone'}`),
    html: { cspNonce: nonce },
    plugins: [react(), gallery],
    optimizeDeps: { entries: ['src/ui/**/*.tsx', '!**/*.test.tsx'] },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (!address || typeof address === 'string') throw new Error('The gallery is not listening.')
  return { url: `http://127.0.0.1:${address.port}/gallery`, close: () => server.close() }
}
