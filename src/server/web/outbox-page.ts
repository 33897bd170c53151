import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { listOutbox, type OutboxEntry } from '#service/outbox/outbox.ts'
import type { ServiceSettings } from '#service/settings.ts'
import { escapeHtml } from './page.ts'
import { nonceOf } from './security-headers.ts'

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid;padding:.75rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}h2{font-size:1rem;margin:0}`

const linked = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('')

const entryHtml = (entry: OutboxEntry): string => `<article><h2>${escapeHtml(entry.subject || 'Text message')}</h2>
<p>To ${escapeHtml(entry.to)}, ${entry.createdAt.toISOString()}${entry.sentAt === null ? '' : ', sent'}</p><pre>${linked(entry.text)}</pre></article>`

/** `/dev/outbox` and `/dev/outbox.json`: what the portal would have mailed. Refuses to be added in production. */
export const addOutboxPage = (app: FastifyInstance, pool: Pool, settings: ServiceSettings): void => {
  if (settings.production) throw new Error('The outbox is not shown in production.')
  app.get('/dev/outbox.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return listOutbox(pool, settings)
  })
  app.get('/dev/outbox', async (_request, reply) => {
    const entries = await listOutbox(pool, settings)
    const list = entries.length === 0 ? '<p>Nothing has been sent yet.</p>' : entries.map(entryHtml).join('\n')
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonceOf(reply)}">${style}</style></head><body><main><h1>Outbox</h1>${list}</main></body></html>`
  })
}
