import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { projectFolder } from './folder.mjs'

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g

/** @param {string} folder below the project's folder @returns {string[]} its sources with their paths from there */
const sourcesOf = (folder) =>
  readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(projectFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))

/** @param {string} file @param {string} named as an import names it @returns {string | null} the project's file; null for a package */
const resolveImport = (file, named) => {
  if (named.startsWith('#')) return `src/${named.slice(1)}`
  return named.startsWith('.') ? posix.join(dirname(file), named) : null
}

/** What one file stands on: its imports, and for generated code the document that it comes from. */
const standsOn = (file, text) => {
  const imports = [...text.matchAll(importPattern)].flatMap(([, named]) => resolveImport(file, named) ?? [])
  const document = file.replace(/^src\/generated\//, 'src/').replace(/\.ts$/, '.graphql')
  return document !== file && existsSync(join(projectFolder, document)) ? [...imports, document] : imports
}

const isPathSpec = (file) => /^tests\/paths\/[^/]+\.spec\.ts$/.test(file)
const isMachine = (file) => /^src\/machines\/.+\.machine\.ts$/.test(file)
const isFeature = (file) => file.startsWith('src/features/')

/**
 * Who imports whom. A path spec stands on the machine it drives, and so on the screens that supply that machine, which it opens in the
 * browser without importing them.
 *
 * @param {ReadonlyMap<string, string>} texts the sources by path
 * @returns {Map<string, string[]>} importers by file
 */
export const importersIn = (texts) => {
  const importers = new Map()
  const note = (from, to) => importers.set(to, [...(importers.get(to) ?? []), from])
  const uses = new Map([...texts].map(([file, text]) => [file, standsOn(file, text)]))
  for (const [file, imports] of uses) for (const imported of imports) note(file, imported)
  const folders = new Map()
  for (const file of uses.keys()) folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), file])
  for (const [spec, imports] of uses) {
    if (!isPathSpec(spec)) continue
    // The files of a screen's folder show together what its machine says.
    const screens = imports.filter(isMachine).flatMap((machine) => (importers.get(machine) ?? []).filter(isFeature))
    for (const folder of new Set(screens.map(dirname))) for (const file of folders.get(folder)) note(spec, file)
  }
  return importers
}

/**
 * The path specs that a change can break, the nearest first.
 *
 * @param {ReadonlyMap<string, string[]>} importers
 * @param {readonly string[]} changed
 * @returns {string[]}
 */
export const pathSpecsReached = (importers, changed) => {
  const seen = new Set(changed)
  // A set keeps its order and goes on to what is added while it is walked.
  for (const file of seen) for (const importer of importers.get(file) ?? []) seen.add(importer)
  return [...seen].filter(isPathSpec)
}

/** @returns {Map<string, string>} the project's own sources by path */
export const readSources = () =>
  new Map(['src', 'tests'].flatMap(sourcesOf).map((file) => [file, readFileSync(join(projectFolder, file), 'utf8')]))
