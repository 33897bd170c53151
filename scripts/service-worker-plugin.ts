import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const served = '/sw.js'

/**
 * Gives the service worker its fixed address at the root: pages may only be controlled from there, and a hashed name
 * would register a new worker with every build. Emits nothing while the source does not exist.
 *
 * @param source path of the worker's TypeScript source from the project folder
 */
export const emitServiceWorker = (source: string): Plugin => {
  const file = resolve(source)
  return {
    name: 'portal-service-worker',
    buildStart() {
      if (this.environment.mode === 'build' && existsSync(file)) {
        this.emitFile({ type: 'chunk', id: file, fileName: served.slice(1) })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url === served) request.url = `/${source}`
        next()
      })
    },
  }
}
