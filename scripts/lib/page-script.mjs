import { build } from 'vite'
import { inProject } from './folder.mjs'

/**
 * A script as it stands within a page, without imports of its own.
 *
 * @param {string} source path from the project folder
 * @returns {Promise<string>}
 */
export const pageScript = async (source) => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', rolldownOptions: { input: inProject(source), output: { format: 'iife' } } },
  })
  const [{ output }] = Array.isArray(built) ? built : [built]
  return output[0].code.trim()
}
