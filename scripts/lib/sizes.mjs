import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What a browser loads before it can show an entry: the entry's file and everything it imports statically, in bytes of
 * brotli-compressed JavaScript. An entry that is loaded on demand counts on top of the page's own start, so `brotliAlone`
 * says what it adds.
 *
 * @typedef {{ files: string[], brotli: number, brotliAlone: number }} EntrySize
 * @param {string} folder the built client
 * @param {string} target JSON file
 * @returns {{ entries: Record<string, EntrySize>, total: number }} by source path; `index.html` is the page's start
 */
export const writeSizes = (folder, target) => {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const start = startOf(folder, manifest)
  const startFiles = [...start].filter((file) => file.endsWith('.js'))
  const startSize = sum(folder, startFiles)
  /** @type {Record<string, EntrySize>} */
  const entries = { 'index.html': { files: startFiles, brotli: startSize, brotliAlone: startSize } }
  for (const [source, chunk] of Object.entries(manifest)) {
    if (!chunk.isDynamicEntry) continue
    const files = [...closureOf(manifest, source)].filter((file) => file.endsWith('.js'))
    const alone = files.filter((file) => !start.has(file))
    entries[source] = { files, brotli: sum(folder, files), brotliAlone: sum(folder, alone) }
  }
  const scripts = new Set(
    Object.values(manifest)
      .map((chunk) => chunk.file)
      .filter((file) => file.endsWith('.js')),
  )
  const sizes = { entries, total: sum(folder, [...scripts]) }
  writeFileSync(target, `${JSON.stringify(sizes, null, 2)}\n`)
  return sizes
}

/** What the page itself names, scripts and preloads, with everything those import. */
const startOf = (folder, manifest) => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const named = new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file))
  const found = new Set()
  for (const [source, chunk] of Object.entries(manifest)) if (named.has(chunk.file)) closureOf(manifest, source, found)
  for (const file of named) found.add(file)
  return found
}

/** @param {Record<string, { file: string, imports?: string[] }>} manifest @param {string} source */
const closureOf = (manifest, source, found = new Set()) => {
  const chunk = manifest[source]
  if (chunk === undefined || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) closureOf(manifest, imported, found)
  return found
}

/** @param {string} folder @param {readonly string[]} files */
const sum = (folder, files) =>
  files.reduce((total, file) => {
    const compressed = join(folder, `${file}.br`)
    return total + statSync(existsSync(compressed) ? compressed : join(folder, file)).size
  }, 0)
