import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { expectNoFaults } from '../../../tests/support/axe.ts'
import { untraced } from '../../../tests/support/browser-test.ts'
import { test } from '../../../tests/support/kept-page.ts'
import { showTheme } from '../../../tests/support/theme.ts'

test.use({ ...untraced, leavesPage: false })
test.describe.configure({ timeout: 120_000 })

/** Somebody's server, on TCP and UDP: every byte that comes to it is a hit. Chromium connects to a frame's host before it refuses the frame. */
const listenForHits = async () => {
  const hits: string[] = []
  const server = createServer((request, response) => {
    hits.push(`${request.method} ${request.url}`)
    response.end()
  })
  server.on('connection', (socket) => socket.once('data', () => hits.push('bytes')))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const datagrams = createSocket('udp4').on('message', () => hits.push('datagram'))
  datagrams.bind(port, '127.0.0.1')
  await once(datagrams, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
    datagrams.close()
  }
  return { hits, port, close }
}

const openWorkspace = async (page: Page, width = 1440) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      Object.assign(window, { refused: [...((window as { refused?: string[] }).refused ?? []), effectiveDirective] })
    })
  })
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dev/components')
  await page.getByRole('button', { name: 'Open the code workspace' }).click()
  const dialog = page.getByRole('dialog', { name: 'A stopwatch' })
  await expect(dialog.getByRole('textbox', { name: 'JavaScript' })).toBeVisible()
  const write = async (name: string, text: string) => {
    const editor = dialog.getByRole('textbox', { name, exact: true })
    await editor.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.insertText(text)
  }
  const execute = async (code: { html?: string; css?: string; javascript?: string }) => {
    await write('HTML', code.html ?? '')
    await write('CSS', code.css ?? '')
    await write('JavaScript', code.javascript ?? '')
    await dialog.getByRole('button', { name: 'Execute' }).click()
  }
  const output = dialog.getByRole('list', { name: 'Console' })
  return { dialog, execute, output }
}

const refusedOf = (page: Page) => page.evaluate(() => (window as { refused?: string[] }).refused ?? [])

/** How long the page takes to answer, in milliseconds: the middle of some tries. */
const answerTime = (page: Page) =>
  page.evaluate(async () => {
    const times: number[] = []
    for (let at = 0; at < 21; at += 1) {
      const begun = performance.now()
      await new Promise((done) => setTimeout(done, 0))
      times.push(performance.now() - begun)
    }
    return times.sort((a, b) => a - b)[10] ?? Number.NaN
  })

const everyWay = (to: string) => ({
  css: `@import url("http://${to}/import"); @font-face { font-family: f; src: url("http://${to}/font") }
    body { font-family: f; background: url("http://${to}/background") }`,
  html: `<base href="http://${to}/base/"><img src="http://${to}/img"><img srcset="relative.png 1x"><link rel="stylesheet" href="http://${to}/css">
    <link rel="prefetch" href="http://${to}/prefetch"><link rel="preload" as="image" href="http://${to}/preload">
    <link rel="dns-prefetch" href="http://${to}"><link rel="modulepreload" href="http://${to}/module"><link rel="manifest" href="http://${to}/manifest">
    <link rel="icon" href="http://${to}/icon"><script src="http://${to}/script"></script><iframe src="http://${to}/frame"></iframe>
    <object data="http://${to}/object"></object><embed src="http://${to}/embed"><video src="http://${to}/video" poster="http://${to}/poster"></video>
    <audio src="http://${to}/audio"></audio><svg><image href="http://${to}/svg"/></svg><a id="a" href="#x" ping="http://${to}/ping">a</a>
    <form id="f" action="http://${to}/form" method="post" target="_blank"><input name="a" value="b"></form>`,
  javascript: `
    const to = '${to}', tries = []
    const attempt = (run) => { try { tries.push(Promise.resolve(run()).catch(() => 0)) } catch {} }
    attempt(() => fetch('http://' + to + '/fetch', { mode: 'no-cors' }))
    attempt(() => { const x = new XMLHttpRequest(); x.open('GET', 'http://' + to + '/xhr'); x.send() })
    attempt(() => { new Image().src = 'http://' + to + '/image' })
    attempt(() => navigator.sendBeacon('http://' + to + '/beacon', 'a'))
    attempt(() => { new WebSocket('ws://' + to + '/socket') })
    attempt(() => { new EventSource('http://' + to + '/events') })
    attempt(() => import('http://' + to + '/import.js'))
    attempt(() => new FontFace('g', 'url(http://' + to + '/face)').load())
    attempt(() => { new Worker('http://' + to + '/worker') })
    attempt(() => { new Worker(URL.createObjectURL(new Blob(['importScripts("http://' + to + '/scripts")']))) })
    attempt(() => { new SharedWorker('data:text/javascript,fetch("http://' + to + '/shared")') })
    attempt(() => navigator.serviceWorker.register('/service-worker.js'))
    attempt(() => window.open('http://' + to + '/popup'))
    attempt(() => { top.location = 'http://' + to + '/top' })
    attempt(() => document.querySelector('#f').submit())
    attempt(() => document.querySelector('#a').click())
    attempt(() => { const i = document.createElement('iframe'); i.srcdoc = '<img src="http://' + to + '/srcdoc">'; document.body.append(i) })
    attempt(async () => {
      const Peer = window.RTCPeerConnection || document.querySelector('iframe').contentWindow.RTCPeerConnection
      const peer = new Peer({ iceServers: [{ urls: 'stun:' + to }] })
      peer.createDataChannel('a')
      await peer.setLocalDescription(await peer.createOffer())
    })
    for (const reach of [() => top.document.title, () => parent.localStorage.length, () => localStorage.length,
      () => sessionStorage.length, () => document.cookie.length, () => indexedDB.open('a'), () => top.eval('1')])
      try { reach(); console.log('reached ' + reach) } catch {}
    for (const kind of ['console', 'ready', 'cut'])
      top.postMessage({ kind, nonce: '', level: 'log', text: 'spoofed' }, '*')
    Promise.all(tries).then(() => setTimeout(() => console.log('all tried'), 1500))`,
})

test('code is executed as in a window of its own, and its console and errors are shown beside its page', async ({ page }) => {
  const { dialog, execute, output } = await openWorkspace(page)
  await execute({
    html: '<h1>Hello</h1><script>console.log("inline", { a: 1 })</script>',
    css: 'h1 { color: rgb(1, 2, 3) }',
    javascript: 'console.warn(document.querySelector("h1").textContent, "</script>")\nmissing()',
  })
  const heading = page.frameLocator('iframe').getByRole('heading', { name: 'Hello' })
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(output.getByRole('listitem')).toHaveText([
    'inline {"a":1}',
    'Hello </script>',
    /^Uncaught ReferenceError: missing is not defined/,
  ])
  await expectNoFaults(page, 'output', '[role="dialog"]')
  for (const html of ['', '<title>Only a head</title>', '<!-- nothing -->']) {
    await execute({
      html,
      css: 'p { color: rgb(4, 5, 6) }',
      javascript: 'document.body.innerHTML = "<p>Written</p>"; console.log("ran")',
    })
    await expect(output.getByRole('listitem')).toHaveText(['ran'])
    await expect(page.frameLocator('iframe').getByText('Written')).toHaveCSS('color', 'rgb(4, 5, 6)')
  }

  // A page behaves as in a window of its own: scripts in order, handlers in its text, those that are added, and what it draws.
  await execute({
    html: `<!doctype html><html lang="nl"><head><title>Counter</title><script>const step = 2; var order = ['head']</script></head>
      <body class="page" onload="console.log('loaded')"><button id="a" onclick="add(event)">Add</button>
      <div id="later"></div>
      <script>order.push('body:' + document.querySelectorAll('button').length)</script></body></html>`,
    css: 'html[lang="nl"] .page { color: rgb(7, 8, 9) }',
    javascript: `let count = 0
      const add = (event) => { count += step; console.log('count', count, event.type) }
      console.log(order.join(), document.title)
      document.querySelector('#later').innerHTML = '<button onclick="add(event); this.textContent = count">Later</button>'
      const made = document.createElement('button'); made.textContent = 'Made'; document.body.append(made)
      made.setAttribute('onclick', 'count = 100'); made.setAttribute('onclick', 'add(event)')
      const own = document.createElement('button'); own.setAttribute('onclick', 'missing()'); own.textContent = 'Own'
      own.onclick = () => console.log('own'); document.body.append(own)`,
  })
  const frame = page.frameLocator('iframe')
  const lines = ['head,body:1 Counter', 'loaded', 'count 2 click', 'count 4 click', 'count 6 click', 'own']
  await expect(output.getByRole('listitem')).toHaveText(lines.slice(0, 2).map((line) => new RegExp(line)))
  for (const name of ['Add', 'Later', 'Made', 'Own']) await frame.getByRole('button', { name, exact: true }).click()
  await expect(output.getByRole('listitem')).toHaveText(lines.map((line) => new RegExp(line)))
  await expect(frame.getByRole('button', { name: '4', exact: true })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(frame.locator('body')).toHaveCSS('color', 'rgb(7, 8, 9)')
  await execute({ html: '<img src="http://127.0.0.1:1/a.png" alt="">' })
  await expect(output.getByRole('listitem')).toHaveText([/^Not loaded, because what runs here reaches no address: http:/])
  if (process.env.PORTAL_SHOTS) {
    await page.screenshot({ path: `${process.env.PORTAL_SHOTS}/runner-1440-light.png` })
    await page.setViewportSize({ width: 390, height: 844 })
    await dialog.getByRole('button', { name: 'Execute' }).click()
    await expect(output).toBeVisible()
    await showTheme(page, 'dark')
    await page.screenshot({ path: `${process.env.PORTAL_SHOTS}/runner-390-dark.png` })
  }
})

/** Ways to run a script in a frame of the code's own, which has every interface anew: `RTCPeerConnection` asks a server by UDP. */
const scriptsInFrames = (to: string) => {
  const peer = `const p = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${to}' }] }); p.createDataChannel('a'); p.createOffer().then((o) => p.setLocalDescription(o)); parent.postMessage('ran', '*')`
  const inDocument = [
    `<script>${peer}</script>`,
    `<svg><script>${peer}</script></svg>`,
    `<img src="x" onerror="${peer}">`,
    `<body onload="${peer}">`,
    `<iframe srcdoc="<script>${peer}</script>"></iframe>`,
    `<a href="javascript:${peer}" id="a">a</a><meta http-equiv="refresh" content="0; url=javascript:${peer}">`,
    `<meta http-equiv="content-security-policy" content="script-src 'unsafe-inline'"><script>${peer}</script>`,
  ]
  return { peer, inDocument }
}

test('no script runs in a frame that the code makes, and the nonce that scripts run by cannot be read', async ({ page }) => {
  const { hits, port, close } = await listenForHits()
  const { execute, output } = await openWorkspace(page)
  const { peer, inDocument } = scriptsInFrames(`127.0.0.1:${port}`)
  const markup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  await execute({
    html: inDocument.map((text) => `<iframe srcdoc="${markup(text)}"></iframe>`).join(''),
    javascript: `const peer = ${JSON.stringify(peer)}, inDocument = ${JSON.stringify(inDocument).replaceAll('</', '<\\/')}
      const found = new Set()
      const note = (value) => { if (typeof value === 'string' && value !== '') found.add(value) }
      const frame = (fill) => { const one = document.createElement('iframe'); fill(one); document.body.append(one); return one }
      addEventListener('message', ({ data }) => console.log('frame', data))
      for (const text of inDocument) frame((one) => { one.srcdoc = text })
      frame((one) => { one.src = 'javascript:' + peer })
      frame((one) => { one.src = 'about:blank' }).src = 'javascript:' + peer
      const kept = frame(() => {}); for (const reach of [() => kept.contentWindow.eval(peer), () => kept.contentDocument.body,
        () => frames[0].RTCPeerConnection, () => open('about:blank').eval(peer)]) try { reach(); console.log('reached ' + reach) } catch {}
      // Whatever gives the nonce away.
      const call = Function.prototype.call; Function.prototype.call = function (...given) { given.forEach(note); return Reflect.apply(call, this, given) }
      const apply = Function.prototype.apply; Function.prototype.apply = function (to, given) { [].concat(given).forEach(note); return Reflect.apply(apply, this, [to, given]) }
      const { createElement } = document; document.createElement = (name) => new Proxy(createElement.bind(document)(name), {})
      addEventListener('securitypolicyviolation', (event) => note(event.originalPolicy))
      if (window.ReportingObserver) new ReportingObserver((all) => all.forEach((one) => note(JSON.stringify(one)))).observe()
      const image = new Image(); image.src = 'http://127.0.0.1:${port}/policy'
      document.body.insertAdjacentHTML('beforeend', '<b id="armed" onclick="1">a</b>')
      const before = document.querySelector('#armed')
      setTimeout(() => {
        delete document.createElement
        for (const one of [document.currentScript, ...document.scripts, ...document.querySelectorAll('*')]) if (one) {
          note(one.nonce); note(one.getAttribute('nonce')); note(one.cloneNode().nonce)
        }
        for (const name of Object.getOwnPropertyNames(HTMLElement.prototype)) if (name === 'nonce')
          try { Object.defineProperty(HTMLElement.prototype, name, { get: () => 'mine' }); console.log('redefined') } catch {}
        note(new XMLSerializer().serializeToString(document).match(/nonce="([^"]+)"/)?.[1])
        const policies = [...found].filter((one) => /nonce-|^[A-Za-z0-9+/]{22}==$/.test(one))
        console.log('nonces found: ' + policies.length)
        setTimeout(() => console.log('all tried'), 3000)
      }, 500)`,
  })
  await expect(output.getByText('all tried')).toBeVisible({ timeout: 20_000 })
  await expect(output.getByText('nonces found: 0')).toBeVisible()
  await expect(output.getByText(/^frame|reached|redefined/)).toHaveCount(0)
  expect(hits).toEqual([])
  close()
})

test('hostile code reaches nobody: no request, not a byte, nothing of the page around it', async ({ page }) => {
  const { hits, port, close } = await listenForHits()
  const { dialog, execute, output } = await openWorkspace(page)
  const to = `127.0.0.1:${port}`
  await execute(everyWay(to))
  await expect(output.getByText('all tried')).toBeVisible()
  await expect(output.getByText(/reached|spoofed|cut/)).toHaveCount(0)
  expect(page.context().pages()).toHaveLength(1)
  expect(page.url()).toMatch(/\/dev\/components$/)
  expect(hits).toEqual([])
  const ways = [
    { javascript: `location.href = 'http://${to}/self'` },
    { html: `<meta http-equiv="refresh" content="0; url=http://${to}/refresh">` },
    { html: `<a href="http://${to}/link">a</a>`, javascript: 'document.querySelector("a").click()' },
  ]
  for (const way of ways) {
    const before = (await refusedOf(page)).length
    await execute(way)
    await expect.poll(async () => (await refusedOf(page)).length).toBeGreaterThan(before)
    expect(await refusedOf(page)).toContain('frame-src')
  }
  expect(hits).toEqual([])
  await expect(dialog).toBeVisible()
  await fetch(`http://${to}/seen`)
  expect(hits).toContain('GET /seen')
  close()
})

test('an endless loop and a gigabyte of text hold nothing up: the page answers, and Stop ends them', async ({ page }) => {
  const { dialog, execute, output } = await openWorkspace(page)
  await execute({ javascript: 'console.log("begun"); while (true) {}' })
  await expect(output.getByText('begun')).toBeVisible()
  const looping = await answerTime(page)
  test.info().annotations.push({ type: 'answers in, ms', description: String(looping) })
  expect(looping).toBeLessThan(50)
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await expect(dialog.getByText('Stopped.')).toBeVisible()
  // Tabs instead of panes: what was stopped does not begin anew, and what it wrote can be read.
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(dialog.getByText('Stopped.')).toBeVisible()
  await expect(output.getByText('begun')).toBeVisible()
  await expect(dialog.locator('iframe')).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await execute({
    javascript: 'const a = "x".repeat(2 ** 26); for (let at = 0; at < 16; at += 1) { console.log(a); top.postMessage(a, "*") } ',
  })
  await expect(output.getByText('Output was cut')).toBeVisible()
  expect(await answerTime(page)).toBeLessThan(50)
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await expect(dialog.getByText('Stopped.')).toBeVisible()
})
