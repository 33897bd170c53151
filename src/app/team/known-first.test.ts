import { Client, fetchExchange, gql, type OperationResult, type RequestPolicy } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { expect, test, vi } from 'vitest'
import { isFromDevice } from '#features/shared/services/is-from-device.ts'
import { keepAnswers } from './keep-answers.ts'
import { knownFirst } from './known-first.ts'
import type { LastKnown } from './last-known-answers.ts'
import { createUnreached } from './unreached.ts'

const shell = gql`
  query Shell_viewer {
    viewer {
      id
      name
    }
  }
`
const viewer = (name: string) => ({ viewer: { __typename: 'Viewer', id: 'v', name } })
const nameIn = ({ data, stale }: OperationResult): string => `${data?.viewer?.name}${stale ? ', from before' : ''}`

/** A client of a page, whose server answers and whose time passes when the test says so. */
const open = (known: unknown) => {
  const calls: Array<(answer: Response) => void> = []
  const waiting: Array<() => void> = []
  const findFirst = vi.fn<LastKnown['findFirst']>(async () => {
    await new Promise<void>((done) => waiting.push(done))
    return known === null ? null : { data: known, at: 1 }
  })
  const client = new Client({
    url: 'http://gateway/graphql',
    preferGetMethod: false,
    fetch: () => new Promise<Response>((answer) => calls.push(answer)),
    exchanges: [knownFirst({ findFirst }), keepAnswers(createUnreached()), cacheExchange(), fetchExchange],
  })
  const show = (query = shell, requestPolicy: RequestPolicy = 'cache-and-network') => {
    const results: OperationResult[] = []
    const { unsubscribe } = client.query(query, {}, { requestPolicy }).subscribe((result) => void results.push(result))
    return { results, names: () => results.map(nameIn), leave: unsubscribe }
  }
  return {
    show,
    findFirst,
    calls,
    answer: async (data: unknown) => {
      await vi.waitFor(() => expect(calls).not.toEqual([]))
      calls.shift()?.(Response.json({ data }))
    },
    passTime: async () => {
      for (const done of waiting.splice(0)) done()
      // What was found is handed on in steps of its own.
      for (let step = 0; step < 10; step += 1) await Promise.resolve()
    },
  }
}

test('a server that takes its time is preceded by what was known', async () => {
  const page = open(viewer('Maya'))
  const screen = page.show()
  await page.passTime()
  expect(screen.names()).toEqual(['Maya, from before'])
  expect(screen.results.map(isFromDevice)).toEqual([true])
  await page.answer(viewer('Maya R.'))
  await vi.waitFor(() => expect(screen.names()).toEqual(['Maya, from before', 'Maya R.']))
  expect(screen.results.map(isFromDevice)).toEqual([true, false])
})

test('a server that answers at once is all that is shown', async () => {
  const page = open(viewer('Maya'))
  const screen = page.show()
  await page.answer(viewer('Maya R.'))
  await vi.waitFor(() => expect(screen.names()).toEqual(['Maya R.']))
  await page.passTime()
  expect(screen.names()).toEqual(['Maya R.'])
})

test('who has been answered on this page has that, and not what is older', async () => {
  const page = open(viewer('Maya'))
  const first = page.show()
  await page.answer(viewer('Maya R.'))
  await vi.waitFor(() => expect(first.names()).toEqual(['Maya R.']))
  first.leave()
  const again = page.show(shell, 'network-only')
  await page.passTime()
  expect(again.names()).not.toContain('Maya, from before')
  expect(page.findFirst).toHaveBeenCalledOnce()
})

test('a server that fails is not hidden by what was known', async () => {
  const page = open(viewer('Maya'))
  const screen = page.show()
  await page.passTime()
  await vi.waitFor(() => expect(page.calls).not.toEqual([]))
  page.calls.shift()?.(new Response('<p>Bad gateway</p>', { status: 502 }))
  await vi.waitFor(() => expect(screen.results).toHaveLength(2))
  expect(screen.results.at(-1)).toMatchObject({ stale: false, error: expect.anything() })
  expect(screen.results.at(-1)?.data ?? null).toBeNull()
})

test('who reads the page’s own cache alone is shown it too, and takes it from nobody', async () => {
  const page = open(viewer('Maya'))
  const screen = page.show()
  await page.passTime()
  const reader = page.show(shell, 'cache-only')
  expect(reader.names().at(-1)).toBe('Maya, from before')
  expect(screen.names().at(-1)).toBe('Maya, from before')
  await page.answer(viewer('Maya R.'))
  await vi.waitFor(() => expect(screen.names().at(-1)).toBe('Maya R.'))
  expect(reader.names().at(-1)).toBe('Maya R.')
})

test('who reads the page’s own cache before anything is known does not keep it from being shown', async () => {
  const page = open(viewer('Maya'))
  const screen = page.show()
  page.show(shell, 'cache-only')
  await page.passTime()
  expect(screen.names().at(-1)).toBe('Maya, from before')
})

test('a screen that was left is told nothing', async () => {
  const page = open(viewer('Maya'))
  const screen = page.show()
  screen.leave()
  await page.passTime()
  expect(screen.results).toEqual([])
})

test('nothing that was known is nothing that is shown', async () => {
  const page = open(null)
  const screen = page.show()
  await page.passTime()
  expect(screen.results).toEqual([])
})
