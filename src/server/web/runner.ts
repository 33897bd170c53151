import type { FastifyInstance } from 'fastify'

/**
 * The document that people's own code runs in. Sandboxed into an origin of nobody, with a policy that lets it fetch nothing: the same
 * for every answer, so that nothing of the portal's is in it.
 */
const policy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "webrtc 'block'",
  "frame-ancestors 'self'",
].join('; ')

/**
 * Waits for one message of the page around it, with the code and a port, and answers on that port alone: the code that runs here never
 * gets hold of it. What it needs later it takes before that code can change it.
 */
const script = `(() => {
  'use strict'
  const page = window.parent
  const limits = { lines: 1000, characters: 100000 }
  const bind = (method, owner) => method.bind(owner)
  const { stringify } = JSON
  const text = String
  const { isArray } = Array
  const listen = bind(window.addEventListener, window)
  // Addresses that are only looked up or connected to are under no policy: without these ways there is no such address.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport']) delete window[name]
  const shown = (value) => {
    if (typeof value === 'string') return value
    if (value instanceof Error) return value.name + ': ' + value.message
    try {
      const json = typeof value === 'object' && value !== null ? stringify(value) : undefined
      return json === undefined ? text(value) : json
    } catch {
      return isArray(value) ? '[…]' : '{…}'
    }
  }
  const run = ({ nonce, html, css, javascript }, port) => {
    const send = bind(port.postMessage, port)
    let [lines, characters] = [0, 0]
    const tell = (level, parts) => {
      if (lines >= limits.lines || characters >= limits.characters) return
      let line = ''
      for (let at = 0; at < parts.length && line.length < limits.characters; at += 1) line += (at > 0 ? ' ' : '') + shown(parts[at])
      line = line.slice(0, limits.characters - characters)
      lines += 1
      characters += line.length
      send({ nonce, kind: 'console', level, text: line })
      if (lines >= limits.lines || characters >= limits.characters) send({ nonce, kind: 'cut' })
    }
    for (const level of ['log', 'info', 'debug', 'warn', 'error']) console[level] = (...parts) => tell(level, parts)
    document.open()
    listen('error', ({ message, lineno }) => tell('error', [message + (lineno > 0 ? ' (line ' + lineno + ')' : '')]))
    listen('unhandledrejection', ({ reason }) => tell('error', ['Unhandled rejection:', reason]))
    document.write('<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light">' + html)
    const style = document.createElement('style')
    style.textContent = css
    ;(document.head || document.documentElement).append(style)
    const code = document.createElement('script')
    code.textContent = javascript
    ;(document.body || document.documentElement).append(code)
    document.close()
    send({ nonce, kind: 'ready' })
  }
  const isText = (value) => typeof value === 'string'
  const take = (event) => {
    const { data, source, ports } = event
    if (source !== page || ports.length !== 1 || typeof data !== 'object' || data === null) return
    if (data.kind !== 'run' || ![data.nonce, data.html, data.css, data.javascript].every(isText)) return
    window.removeEventListener('message', take)
    run(data, ports[0])
  }
  listen('message', take)
})()`

const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Output</title></head><body><script>${script}</script></body></html>`

/** `/runner.html`: where people's code runs, in a frame of the portal's pages (docs/code-editor.md). */
export const addRunner = (app: FastifyInstance): void => {
  app.get('/runner.html', (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('x-dns-prefetch-control', 'off')
      .header('cache-control', 'no-cache')
      .header('origin-agent-cluster', '?1')
      .type('text/html; charset=utf-8')
      .send(document),
  )
}
