import { readFileSync } from 'node:fs'

/** Texts by their hash: the operations of the build. */
export const trustedDocuments: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../src/generated/trusted-documents.json', import.meta.url), 'utf8'),
)

/**
 * What a request names a trusted document with, as the browser does.
 *
 * @param operation its beginning: `mutation Session_logIn`
 */
export const trusted = (operation: string) => {
  const found = Object.entries(trustedDocuments).find(
    ([, text]) => text.startsWith(`${operation}(`) || text.startsWith(`${operation}{`),
  )
  if (found === undefined) throw new Error(`There is no trusted document that begins with ${operation}.`)
  return { persistedQuery: { version: 1, sha256Hash: found[0] } }
}
