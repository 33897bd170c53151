import { resolve } from 'node:path'
import type { Plugin } from 'vite'

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** rxjs has one entry for everything; of all that, the start uses subjects, and whoever uses an operator brings it along. */
const isBarrel = /\/rxjs\/dist\/\w+\/index\.js$/
const isSubject = /\/internal\/(?:Observable|\w*Subject)\.js$/

const startOf = (graph: ModuleGraph): ReadonlySet<string> => {
  const found = new Set<string>()
  const walk = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!isBarrel.test(id) || isSubject.test(imported)) walk(imported)
  }
  walk(resolve('src/app/main.tsx'))
  return found
}

/**
 * Everything the login screen needs as one file. Left alone, the bundler cuts what other screens share into dozens of files, and
 * small files compress worse: 11 kB of brotli in all.
 */
export const startChunk = () => {
  let start: ReadonlySet<string> | undefined
  return {
    debugName: 'start',
    name: (id: string, graph: ModuleGraph): string | null => {
      start ??= startOf(graph)
      return start.has(id) ? 'start' : null
    },
  }
}

/**
 * Lets the bundler drop the router's components that nobody uses: it keeps whatever has its `displayName` set or is made by a
 * call that is not marked as pure.
 */
export const dropUnusedRouterParts = (): Plugin => ({
  name: 'drop-unused-router-parts',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= ((?:React\w*\.)?(?:forwardRef|createContext|memo)\w*\()/g, '= /*#__PURE__*/ $1'),
      map: null,
    }),
  },
})

/** The charts' state descriptions are for those who read charts, paths and diagrams; a browser in production does without. */
export const dropStateDescriptions = (): Plugin => ({
  name: 'drop-state-descriptions',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /src\/machines\/.*\.machine\.ts$/ },
    handler: (code) => ({ code: code.replace(/\bdescription:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g, ''), map: null }),
  },
})
