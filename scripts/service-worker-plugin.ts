import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const served = 'sw.js'

/** Code that is no use without network: the editor's languages, which only a running assessment needs, and the development pages. */
const left = /\/(?:@codemirror|@lezer)\/|\/src\/ui\/(?:code|gallery)\//

const isKept = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean => {
  if (file.type === 'asset') return /\.(css|woff2)$/.test(file.fileName)
  return file.moduleIds.length === 0 || !file.moduleIds.every((id) => left.test(id))
}

/** The page and the files that it may load; the page's revision changes with any of them. */
const precachedFiles = (bundle: Rolldown.OutputBundle) => {
  const files = Object.values(bundle).filter(isKept)
  const urls = files.map(({ fileName }) => `/${fileName}`).sort()
  const page = Object.values(bundle).find(({ fileName }) => fileName === 'index.html')
  const revision = createHash('sha256').update(JSON.stringify(urls))
  if (page?.type === 'asset') revision.update(page.source)
  return [{ url: '/', revision: revision.digest('hex').slice(0, 16) }, ...urls.map((url) => ({ url, revision: null }))]
}

/**
 * Builds the service worker: one classic script at a fixed address at the root, since pages may only be controlled from there, and a
 * hashed name would register a new worker with every build. It is told the files of the build that a page without network needs.
 *
 * @param source path of the worker's TypeScript source from the project folder
 */
export const emitServiceWorker = (source: string): Plugin => ({
  name: 'portal-service-worker',
  async writeBundle({ dir }, bundle) {
    if (this.environment.mode !== 'build' || dir === undefined) return
    await build({
      configFile: false,
      logLevel: 'warn',
      define: { PRECACHED_FILES: JSON.stringify(precachedFiles(bundle)) },
      build: {
        outDir: dir,
        emptyOutDir: false,
        copyPublicDir: false,
        target: this.environment.config.build.target,
        rolldownOptions: { input: resolve(source), output: { format: 'iife', entryFileNames: served } },
      },
    })
  },
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url === `/${served}`) request.url = `/${source}`
      next()
    })
  },
})
