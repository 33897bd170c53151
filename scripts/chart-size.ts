import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out the parts of d3 that a chart does not use: d3's one entry names all of them, and its transitions are
 * marked as having effects of their own (they add themselves to selections), which brings selections, timers and colours along.
 */
export const dropUnusedD3Parts = (): Plugin => ({
  name: 'drop-unused-d3-parts',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/d3(?:-[\w-]+)?\/src\// },
    handler: (code) => ({ code, map: null, moduleSideEffects: false }),
  },
})
