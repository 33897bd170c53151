import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** The document that people's own code runs in is sandboxed into an origin of nobody, and can fetch nothing. */
const policy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/**
 * A policy beside it, as both must agree: of the scripts in the document only those with the nonce run, which only the runner knows. A
 * frame that the code makes takes both policies over, so that no script runs in there. Alone this one would let scripts with the nonce be
 * fetched from anywhere.
 */
const noncePolicy = (nonce: string): string => `script-src 'nonce-${nonce}'`

/**
 * Waits for one message of the page around it, with the code and a port, and answers on that port alone: the code that runs here never
 * gets hold of it. What it needs later it takes before that code can change it.
 *
 * The code's scripts get the policy's nonce from here, as do the attributes like `onclick`, which the policy would not run: each becomes
 * a function that is set as the element's property. Every way to read the nonce is closed before the code begins.
 */
const script = `(() => {
  'use strict'
  const page = window.parent
  const secret = document.currentScript.nonce
  const limits = { lines: 1000, characters: 100000 }
  const bind = (method, owner) => method.bind(owner)
  const { stringify } = JSON
  const text = String
  const { isArray } = Array
  const listen = bind(window.addEventListener, window)
  // Addresses that are only looked up or connected to are under no policy: without these ways there is no such address.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport']) delete window[name]
  // Bound, so that code that changes Function.prototype.call does not see what it is called with.
  const setNonce = Function.prototype.call.bind(Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'nonce').set)
  // A report of a breach quotes the policy, and the nonce with it.
  delete window.ReportingObserver
  for (const [owner, name] of [
    [HTMLElement, 'nonce'],
    [SVGElement, 'nonce'],
    [window.MathMLElement, 'nonce'],
    [SecurityPolicyViolationEvent, 'originalPolicy'],
  ])
    if (owner) Object.defineProperty(owner.prototype, name, { get: () => '', set: () => {}, configurable: false })
  const runScript = (source, parent) => {
    const script = document.createElement('script')
    for (const { name, value } of source.attributes) if (name !== 'nonce') script.setAttribute(name, value)
    script.textContent = source.textContent
    setNonce(script, secret)
    if (parent) parent.append(script)
    else source.replaceWith(script)
    return script
  }
  const sourceOf = (code) => {
    const source = document.createElement('script')
    source.textContent = code
    return source
  }
  const arm = (element, name) => {
    if (!(name in element)) return
    const code = 'document.currentScript.handler = function (event) {\\n' + element.getAttribute(name) + '\\n}'
    const script = runScript(sourceOf(code), document.head)
    script.remove()
    element[name] = script.handler
  }
  const armAll = (element) => {
    for (const { name } of element.attributes) if (name.startsWith('on') && element[name] === null) arm(element, name)
  }
  const armTree = (root) => {
    if (root.nodeType !== 1) return
    armAll(root)
    for (const element of root.querySelectorAll('*')) armAll(element)
  }
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
    listen('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
      if (effectiveDirective === 'script-src-attr') return
      tell('warn', [
        blockedURI === 'inline'
          ? 'Not run: a script that other code has added'
          : 'Not loaded, because what runs here reaches no address: ' + blockedURI,
      ])
    })
    document.write('<!doctype html><html><head><meta charset="utf-8"><meta name="color-scheme" content="light"></head><body>')
    const parsed = new DOMParser().parseFromString(html, 'text/html')
    for (const [from, to] of [[parsed.documentElement, document.documentElement], [parsed.body, document.body]])
      for (const { name, value } of from.attributes) to.setAttribute(name, value)
    document.head.append(...parsed.head.childNodes)
    document.body.append(...parsed.body.childNodes)
    const style = document.createElement('style')
    style.textContent = css
    document.head.append(style)
    armTree(document.documentElement)
    new MutationObserver((changes) => {
      for (const { type, target, attributeName, addedNodes } of changes)
        if (type === 'childList') for (const node of addedNodes) armTree(node)
        else if (attributeName.startsWith('on') && target.hasAttribute(attributeName)) arm(target, attributeName)
    }).observe(document, { subtree: true, childList: true, attributes: true })
    for (const script of document.querySelectorAll('script')) runScript(script)
    runScript(sourceOf(javascript), document.body)
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

const documentWith = (nonce: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Output</title></head><body><script nonce="${nonce}">${script}</script></body></html>`

/** `/runner.html`: where people's code runs, in a frame of the portal's pages (docs/code-editor.md). */
export const addRunner = (app: FastifyInstance): void => {
  app.get('/runner.html', (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return (
      reply
        .header('content-security-policy', `${policy}, ${noncePolicy(nonce)}`)
        .header('x-frame-options', 'SAMEORIGIN')
        .header('x-dns-prefetch-control', 'off')
        // An origin of nobody is nobody's agent cluster; asked for here it only makes Chromium warn.
        .removeHeader('origin-agent-cluster')
        // The nonce is of one answer.
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(documentWith(nonce))
    )
  })
}
