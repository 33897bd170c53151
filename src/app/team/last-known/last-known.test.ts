import { createRequest, gql, makeOperation, type Operation } from '@urql/core'
import { beforeEach, expect, it } from 'vitest'
import { provideIndexedDb } from '#journal/testing/indexed-db.ts'
import { guestUser } from '#rules/user-info.ts'
import { openDatabase } from '../../session/token-database.ts'
import { createTokenStore } from '../../session/token-store.ts'
import { createLastKnown, serverFirst } from './last-known.ts'

provideIndexedDb()

const day = 24 * 60 * 60 * 1000
const operationOf = (query: string, variables: Record<string, unknown> = {}): Operation =>
  makeOperation('query', createRequest(gql(query), variables), { url: '/graphql', requestPolicy: 'network-only' })

const commitments = operationOf('query Commitments_page { commitments { id } }')
const week = (start: string) =>
  operationOf('query Timesheet_week($start: Date!) { timesheetWeek(start: $start) { id } }', { start })
const answer = { commitments: [{ id: 'c1', name: 'Bakery Orders' }] }

const store = () => createTokenStore({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined })

/** Signs somebody in on this device, with a session that is bound to it. */
const signIn = async (id: string, isBound = true): Promise<void> => {
  const key = isBound ? await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']) : null
  await store().write({ idToken: id, refreshToken: id, proofNonce: null, key, user: { ...guestUser, id } })
}

const records = async (): Promise<readonly { readonly sealed: ArrayBuffer }[]> => {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('portal-last-known')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return new Promise((resolve) => {
    const request = database.transaction('answers').objectStore('answers').getAll()
    request.onsuccess = () => {
      database.close()
      resolve(request.result)
    }
  })
}

let time = 0
const now = () => time

beforeEach(async () => {
  time = Date.UTC(2026, 10, 25)
  await signIn('maya')
})

it('gives the next page what the one before was answered, with its time', async () => {
  await createLastKnown('maya', now).keep(commitments, { data: answer, at: time })
  time += day
  expect(await createLastKnown('maya', now).find(commitments)).toEqual({ data: answer, at: time - day })
})

it('gives nothing of other variables, of another query, or of one that is not kept', async () => {
  const known = createLastKnown('maya', now)
  await known.keep(week('2026-11-23'), { data: answer, at: time })
  expect(await known.find(week('2026-11-16'))).toBeNull()
  expect(await known.find(commitments)).toBeNull()
  const payment = operationOf('query PaymentMethod_page { paymentMethod { type } }')
  await known.keep(payment, { data: answer, at: time })
  expect(await known.find(payment)).toBeNull()
  expect(await records()).toHaveLength(1)
})

it('stands on the device as nothing that can be read', async () => {
  await createLastKnown('maya', now).keep(commitments, { data: answer, at: time })
  const [record] = await records()
  expect(new TextDecoder().decode(record?.sealed)).not.toContain('Bakery')
  const database = await openDatabase(() => undefined)
  const session = (await database?.get('session', 'current')) as { readonly key: { readonly dataKey: CryptoKey } }
  expect(session.key.dataKey.extractable).toBe(false)
  database?.close()
})

it('outlives new tokens, and nothing of it outlives the session', async () => {
  await createLastKnown('maya', now).keep(commitments, { data: answer, at: time })
  expect(await store().rotate('maya', { idToken: 'newer', refreshToken: 'newer', proofNonce: null })).toBe(true)
  expect(await createLastKnown('maya', now).find(commitments)).not.toBeNull()
  await store().clear()
  expect(await createLastKnown('maya', now).find(commitments)).toBeNull()
  // The same person again: with another key, which cannot read what the old one sealed.
  await signIn('maya')
  expect(await createLastKnown('maya', now).find(commitments)).toBeNull()
  expect(await records()).toEqual([])
})

it('is nobody else’s', async () => {
  await createLastKnown('maya', now).keep(commitments, { data: answer, at: time })
  expect(await createLastKnown('somebody else', now).find(commitments)).toBeNull()
})

it('forgets after 30 days, and what is too much', async () => {
  const known = createLastKnown('maya', now)
  await known.keep(commitments, { data: answer, at: time })
  time += 30 * day + 1
  expect(await known.find(commitments)).toBeNull()
  for (let number = 0; number < 402; number += 1) await known.keep(week(String(number)), { data: answer, at: time + number })
  const next = createLastKnown('maya', now)
  expect(await next.find(week('1'))).toBeNull()
  expect(await next.find(week('2'))).not.toBeNull()
  expect(await records()).toHaveLength(400)
})

it('keeps nothing without a session that is bound to this device, and nothing that takes long to seal', async () => {
  await createLastKnown('maya', now).keep(commitments, { data: { text: 'x'.repeat(2_000_001) }, at: time })
  expect(await records()).toEqual([])
  await signIn('maya', false)
  const unbound = createLastKnown('maya', now)
  await unbound.keep(commitments, { data: answer, at: time })
  expect(await unbound.find(commitments)).toBeNull()
})

it('gives some queries what is known before the server has answered, once it has had its time', async () => {
  const shell = operationOf('query Shell_viewer { viewer { id } }')
  const waits: number[] = []
  let pass = (): void => undefined
  const known = createLastKnown('maya', now, (wait) => {
    waits.push(wait)
    return new Promise((done) => {
      pass = done
    })
  })
  for (const operation of [shell, commitments]) await known.keep(operation, { data: answer, at: time })
  expect(await known.findFirst(commitments)).toBeNull()
  expect(waits).toEqual([])
  const found = known.findFirst(shell)
  expect(waits).toEqual([serverFirst])
  pass()
  expect(await found).toEqual({ data: answer, at: time })
})
