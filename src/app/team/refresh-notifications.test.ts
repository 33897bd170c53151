import { Client, fetchExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { expect, test } from 'vitest'
import { latestNotifications } from '#features/notifications/latest.ts'
import { Notifications_pageDocument } from '#generated/features/notifications/notifications.ts'
import { refreshNotifications } from './refresh-notifications.ts'
import { cacheKeys } from './team-cache.ts'

/** A client on a server that answers each question when it is told to, with how many were asked before. */
const open = () => {
  const held: { readonly name: string; readonly answer: () => void }[] = []
  const client = new Client({
    url: 'http://gateway/graphql',
    preferGetMethod: false,
    exchanges: [cacheExchange({ keys: cacheKeys }), fetchExchange],
    fetch: (_input, init) => {
      const { operationName } = JSON.parse(String(init?.body))
      return new Promise((resolve) => {
        const answer = () =>
          resolve(Response.json({ data: null, errors: [{ message: 'Down', extensions: { code: 'UPSTREAM' } }] }))
        held.push({ name: operationName, answer })
      })
    },
  })
  const asked = () => held.map(({ name }) => name)
  return { client, held, asked }
}

test('a question that was already on its way is asked again: its answer may be older than the news', async () => {
  const { client, held, asked } = open()
  const dropdown = client.query(Notifications_pageDocument, latestNotifications, { requestPolicy: 'cache-and-network' })
  const { unsubscribe } = dropdown.subscribe(() => {})
  const refresh = refreshNotifications(client).catch((failure: unknown) => failure)
  await expect.poll(asked).toEqual(['Notifications_page', 'Shell_viewer'])
  for (const { answer } of held) answer()
  await expect.poll(asked).toEqual(['Notifications_page', 'Shell_viewer', 'Notifications_page'])
  held.at(-1)?.answer()
  expect(await refresh).toEqual({ kind: 'failed' })
  unsubscribe()
})

test('nothing is asked twice when nothing was on its way', async () => {
  const { client, held, asked } = open()
  const refresh = refreshNotifications(client).catch(() => {})
  await expect.poll(asked).toEqual(['Shell_viewer', 'Notifications_page'])
  for (const { answer } of held) answer()
  await refresh
  expect(asked()).toEqual(['Shell_viewer', 'Notifications_page'])
})
