import { Client, fetchExchange, gql, type OperationResult } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { expect, test, vi } from 'vitest'
import { keepAnswers } from './keep-answers.ts'
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
