import { Client, createRequest, fetchExchange, gql, type OperationResult, type RequestPolicy } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { describe, expect, test, vi } from 'vitest'
import { keepAnswers } from './keep-answers.ts'
import { type LastKnown, lastKnownAnswers } from './last-known-answers.ts'
import { createUnreached } from './unreached.ts'

const query = gql`
  {
    viewer {
      id
      name
    }
  }
`

const answers = {
  data: () => Response.json({ data: { viewer: { __typename: 'Viewer', id: 'v', name: 'Mara' } } }),
  refusal: () => Response.json({ data: null, errors: [{ message: 'Gone', extensions: { code: 'NOT_FOUND' } }] }),
  broken: () => new Response('Internal Server Error', { status: 500 }),
  silence: () => {
    throw new TypeError('Failed to fetch')
  },
}

/** A client whose network gives these answers, one after the other, and a screen that asks it. */
const open = (...given: readonly (keyof typeof answers)[]) => {
  const left = [...given]
  const client = new Client({
    url: 'http://gateway/graphql',
    preferGetMethod: false,
    fetch: async () => answers[left.shift() ?? 'silence'](),
    exchanges: [keepAnswers(createUnreached()), cacheExchange(), fetchExchange],
  })
  /** Shows the screen. @returns how to leave it, and its latest result that is not on its way */
  const show = () => {
    let latest: OperationResult | undefined
    const { unsubscribe } = client.query(query, {}, { requestPolicy: 'cache-and-network' }).subscribe((result) => {
      latest = result
    })
    const settled = () =>
      vi.waitFor(() => {
        if (latest === undefined || latest.stale) throw new Error('on its way')
        return latest
      })
    return { leave: unsubscribe, settled }
  }
  return show
}

test('what was seen before stays when there is no network', async () => {
  const show = open('data', 'silence')
  const first = show()
  expect((await first.settled()).data).toMatchObject({ viewer: { name: 'Mara' } })
  first.leave()
  const { data, error } = await show().settled()
  expect(data).toMatchObject({ viewer: { name: 'Mara' } })
  expect(error?.networkError).toBeTruthy()
})

test('what was never seen is not there', async () => {
  const { data, error } = await open('silence')().settled()
  expect(data).toBeUndefined()
  expect(error?.networkError).toBeTruthy()
})

test('what the server refuses is not shown any more', async () => {
  const show = open('data', 'refusal')
  const first = show()
  await first.settled()
  first.leave()
  const { data, error } = await show().settled()
  expect(data ?? null).toBeNull()
  expect(error?.graphQLErrors[0]?.message).toBe('Gone')
})

describe('how old it is', () => {
  /** A client whose answers have a time, with what the page knows of those it did not reach. */
  const openTimed = (...given: readonly (keyof typeof answers)[]) => {
    const left = [...given]
    const unreached = createUnreached()
    let time = 1000
    const client = new Client({
      url: 'http://gateway/graphql',
      preferGetMethod: false,
      fetch: async () => answers[left.shift() ?? 'silence'](),
      exchanges: [keepAnswers(unreached, () => time), lastKnownAnswers(known, () => time), cacheExchange(), fetchExchange],
    })
    const later = () => {
      time += 1000
    }
    return { client, unreached, later, ages: () => [...unreached.queries.values()].map(({ knownAt }) => knownAt) }
  }
  const kept: unknown[] = []
  /** Another page has left an answer. */
  const known: Omit<LastKnown, 'findFirst'> = {
    keep: async (_operation, answer) => void kept.push(answer),
    find: async () => ({ data: { viewer: { __typename: 'Viewer', id: 'v', name: 'Earlier' } }, at: 7 }),
  }
  const settle = async (client: Client, requestPolicy: RequestPolicy = 'cache-and-network') => {
    const results: OperationResult[] = []
    const { unsubscribe } = client.query(query, {}, { requestPolicy }).subscribe((result) => void results.push(result))
    await vi.waitFor(() => {
      if (results.at(-1)?.stale !== false) throw new Error('on its way')
    })
    return { latest: () => results.at(-1), leave: unsubscribe }
  }

  test('an answer of an earlier page comes with its time, also to who reads the page’s cache alone', async () => {
    const { client, ages } = openTimed('silence')
    const { latest } = await settle(client)
    expect(latest()).toMatchObject({ data: { viewer: { name: 'Earlier' } }, error: { networkError: expect.anything() } })
    expect(ages()).toEqual([7])
    expect(client.readQuery(query, {})?.data).toMatchObject({ viewer: { name: 'Earlier' } })
  })

  test('an answer of this page has the time at which the server gave it, and is told to be kept', async () => {
    const { client, ages, later } = openTimed('data', 'silence')
    const first = await settle(client)
    expect(kept.at(-1)).toMatchObject({ data: { viewer: { name: 'Mara' } }, at: 1000 })
    first.leave()
    later()
    const { latest } = await settle(client)
    await vi.waitFor(() => expect(ages()).toEqual([1000]))
    expect(latest()?.data).toMatchObject({ viewer: { name: 'Mara' } })
  })

  test('reading the page’s cache makes nothing new; an answer of the server does, and so does leaving', async () => {
    const { client, unreached, ages } = openTimed('silence', 'data', 'silence')
    const { leave } = await settle(client)
    client.readQuery(query, {})
    expect(ages()).toEqual([7])
    for (const { operation } of unreached.queries.values())
      client.reexecuteOperation({ ...operation, context: { ...operation.context, requestPolicy: 'network-only' } })
    await vi.waitFor(() => expect(ages()).toEqual([]))
    client.reexecuteOperation(client.createRequestOperation('query', createRequest(query, {}), { requestPolicy: 'network-only' }))
    await vi.waitFor(() => expect(ages()).toEqual([1000]))
    leave()
    expect(ages()).toEqual([])
  })

  test('what was left while it was old is asked of the server by whoever wants it next', async () => {
    const { client } = openTimed('silence', 'data')
    ;(await settle(client, 'cache-first')).leave()
    const { latest } = await settle(client, 'cache-first')
    await vi.waitFor(() => expect(latest()?.data).toMatchObject({ viewer: { name: 'Mara' } }))
  })

  test('what the server refuses, or fails at, is not covered by what was known', async () => {
    const { client, ages } = openTimed('refusal')
    expect((await settle(client)).latest()?.data ?? null).toBeNull()
    const failing = openTimed('broken')
    expect((await settle(failing.client)).latest()?.data ?? null).toBeNull()
    expect([...ages(), ...failing.ages()]).toEqual([])
  })
})
