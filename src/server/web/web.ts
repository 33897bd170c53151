import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { compressedText } from '#gateway/compression.ts'
import { createPage, type PageSettings } from './page.ts'
import { nonceOf } from './security-headers.ts'

const year = 31_536_000_000

/** A path that names a file: when the file is not there, a page in its place would only be misread. */
const fileLike = /\/\.|\.(br|gz|js|mjs|css|map|json|txt|xml|ico|png|jpe?g|gif|svg|webp|avif|woff2?|webmanifest|wasm|php)$/i

/** Paths of other parts of the portal, which never show a page of the client's. */
const notPages = /^\/(v1|graphql|files|assets|healthz|readyz)(\/|$)/

/** Its nonce is another in each answer, so it is compressed in each; nothing in it is a secret. */
const compression = compressedText(6)

/** Addresses that show the login screen to whoever is not signed in. */
const loginAddresses = ['/login', '/register', '/register/login']

/**
 * Serves the built client: hashed assets for ever, the files beside them after asking, login.html where people log in, and index.html
 * for every other address, which the client's own routes then read.
 *
 * @param folder path of the built client
 */
export const addWeb = async (app: FastifyInstance, folder: string, settings: PageSettings): Promise<void> => {
  const page = createPage(join(folder, 'index.html'), settings)
  const loginPage = createPage(join(folder, 'login.html'), settings)
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: year,
    index: false,
  })
  for (const name of namedFiles(folder)) {
    app.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(name, folder, { cacheControl: false }),
    )
  }
  const sendPage = (reply: FastifyReply, make = page) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(make(nonceOf(reply)))
  await app.register(async (pages) => {
    await pages.register(compress, { global: false })
    for (const address of loginAddresses) {
      // A query changes what is shown there: why the person has come, and where the links lead.
      pages.get(address, { compress: compression }, (request, reply) =>
        sendPage(reply, request.url === address ? loginPage : page),
      )
    }
  })
  // Browsers ask for it on every page that names no icon, such as JSON.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301))
  app.get('/', (_request, reply) => sendPage(reply))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && !fileLike.test(path) && !notPages.test(path)) return sendPage(reply)
    return reply.code(404).send({ statusCode: 404, message: 'There is nothing at this address.' })
  })
}

/** Files with a fixed name, such as the service worker; the page itself and what only the build reads are not among them. */
const namedFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/^((index|login)\.html|manifest\.json)$|\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !/^(assets|\.vite)\//.test(name))
