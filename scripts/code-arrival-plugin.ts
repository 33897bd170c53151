import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The bundler's function around every `import()`, which the portal has its own of. */
const helper = /^\0vite\/preload-helper\.js$/

/**
 * Puts a function of the portal's own around every `import()` of the build, in the place of the bundler's, which would have the browser
 * remember code that did not arrive as code that never will.
 *
 * @param source path of the module from the project folder
 * @param name of the function in it: it is called with what imports, and with the list of files
 */
export const importWith = (source: string, name: string): Plugin => ({
  name: 'portal-code-arrival',
  enforce: 'pre',
  load: {
    filter: { id: helper },
    handler: () => `export { ${name} as __vitePreload } from ${JSON.stringify(resolve(source))}`,
  },
})
