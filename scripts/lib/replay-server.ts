import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer, loadConfigFromFile, type Plugin } from 'vite'
import { replayAddress, reportAddress } from '#app/replay/addresses.ts'

const project = join(import.meta.dirname, '..', '..')

/** The page reaches the server that it came from, and nothing else. */
const policy = [
  "default-src 'self'",
  // React's refresh and the page's theme are scripts within the page; styles are written by its components.
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ')

/** Serves the report to pages of this server alone, and the replay's pages in the place of the portal's. */
const replayOf = (text: string): Plugin => ({
  name: 'portal-replay',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      response.setHeader('Content-Security-Policy', policy)
      response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
      response.setHeader('X-Content-Type-Options', 'nosniff')
      if (request.url !== reportAddress) return next()
      const site = request.headers['sec-fetch-site']
      if (site !== 'same-origin') {
        response.statusCode = 403
        return response.end()
      }
      response.setHeader('Content-Type', 'application/json; charset=utf-8')
      response.setHeader('Cache-Control', 'no-store')
      response.end(text)
    })
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/app/main.tsx', '/src/app/replay/start.tsx'),
  },
})

/**
 * Serves the portal for the replay of a report: Vite alone, on this machine alone. Nothing stands behind it.
 *
 * @param text of the report
 * @param port a free one with 0
 * @returns the address of the replay page, and what ends it
 */
export const startReplay = async (text: string, port: number): Promise<{ address: string; close: () => Promise<void> }> => {
  const file = join(project, 'vite.config.ts')
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, file, project)
  const { server: _server, ...config } = loaded?.config ?? {}
  const server = await createServer({
    ...config,
    configFile: false,
    root: project,
    logLevel: 'warn',
    // Beside that of `npm run dev`, which may run at the same time.
    cacheDir: join(project, 'node_modules', '.vite-replay'),
    optimizeDeps: { entries: ['src/app/replay/start.tsx'] },
    plugins: [...(config.plugins ?? []), replayOf(text)],
    server: { host: '127.0.0.1', port, strictPort: port !== 0, cors: false },
  })
  await server.listen()
  const bound = server.httpServer?.address() as AddressInfo
  return { address: `http://127.0.0.1:${bound.port}${replayAddress}`, close: () => server.close() }
}
