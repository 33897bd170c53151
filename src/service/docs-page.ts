const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const schemaText = (title: string, schema: unknown): string =>
  schema === undefined
    ? ''
    : `<h2>${title}</h2><pre tabindex="0" aria-label="${title}" role="group">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`

const contentSchema = (holder: unknown): unknown => {
  if (!isRecord(holder) || !isRecord(holder.content)) return undefined
  const json = holder.content['application/json']
  return isRecord(json) ? json.schema : undefined
}

const callHtml = (path: string, method: string, operation: Record<string, unknown>): string => {
  const responses = isRecord(operation.responses) ? operation.responses : {}
  const summary = typeof operation.summary === 'string' ? operation.summary : ''
  const security = Array.isArray(operation.security) ? Object.keys(Object.assign({}, ...operation.security)).join(', ') : 'none'
  return `<details><summary><code><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
<p>Token: ${escapeHtml(security)}. Answers: ${Object.keys(responses).join(', ')}.</p>
${schemaText('Parameters', operation.parameters)}${schemaText('Body', contentSchema(operation.requestBody))}${schemaText('Answer', contentSchema(responses['200']))}</details>`
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{font-size:1rem;margin:1rem 0 .25rem}pre{overflow:auto;margin:0;padding:.75rem;border:1px solid;border-radius:6px;font-size:.8rem}
details{border-top:1px solid;padding:.5rem 0}summary{cursor:pointer;overflow-wrap:anywhere}:focus-visible{outline:2px solid;outline-offset:2px}`

/**
 * A page that shows the OpenAPI document without help from any other host and without scripts.
 *
 * @param document as `buildOpenApiDocument` gives it
 * @param nonce of the page's content security policy, for its one style element
 * @param documentPath where the document itself can be fetched
 */
export const docsPage = (document: object, nonce: string, documentPath: string): string => {
  const paths = 'paths' in document && isRecord(document.paths) ? document.paths : {}
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    isRecord(methods)
      ? Object.entries(methods).flatMap(([method, operation]) => (isRecord(operation) ? [callHtml(path, method, operation)] : []))
      : [],
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>v1 calls</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style nonce="${escapeHtml(nonce)}">${style}</style></head>
<body><main><h1>v1 calls</h1><p>${calls.length} calls, as <a href="${escapeHtml(documentPath)}">OpenAPI 3.1</a>.</p>
${calls.join('\n')}
</main></body></html>
`
}
