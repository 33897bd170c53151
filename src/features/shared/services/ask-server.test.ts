import { Client, createRequest, fetchExchange, gql } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { expect, test } from 'vitest'
import { askServer } from './ask-server.ts'

const roadMap = gql`
  query RoadMap {
    roadMap {
      id
    }
  }
`
const found = { roadMap: { id: 'r' } }
/** As the gateway answers. */
const body = { data: { roadMap: { __typename: 'RoadMap', id: 'r' } } }

/** A client whose requests wait until the test answers them. */
const start = () => {
  const answers: ((body: object) => void)[] = []
  const fetch = () =>
    new Promise<Response>((resolve) => {
      answers.push((body) => resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })))
    })
  const client = new Client({ url: 'http://portal.test/graphql', fetch, exchanges: [cacheExchange(), fetchExchange] })
  return { client, answers }
}
/** A screen reads the cache alone, which had just told it to look again. */
const readCache = (client: Client) => {
  const options = { requestPolicy: 'cache-only' } as const
  client.reexecuteOperation(client.createRequestOperation('query', createRequest(roadMap, {}), options))
  return client.query(roadMap, {}, options).toPromise()
}

test('a screen that reads the cache meanwhile, empty or not, does not answer for the server', async () => {
  const { client, answers } = start()
  const ask = async (others: number, known: object | null, next: object): Promise<void> => {
    const asked = askServer(client, roadMap, {})
    await expect.poll(() => answers).toHaveLength(others + 1)
    expect((await readCache(client)).data).toEqual(known)
    expect(answers).toHaveLength(others + 1)
    answers.at(-1)?.({ data: { roadMap: { __typename: 'RoadMap', ...next } } })
    expect((await asked).data).toEqual({ roadMap: next })
  }
  await ask(0, null, { id: 'r' })
  await ask(1, found, { id: 'other' })
})

test('an answer, and a refusal, are asked for once', async () => {
  for (const told of [body, { errors: [{ message: 'Not yours' }], data: null }]) {
    const { client, answers } = start()
    const asked = askServer(client, roadMap, {})
    await expect.poll(() => answers).toHaveLength(1)
    answers[0]?.(told)
    const { data, error } = await asked
    expect(error === undefined ? data : error.graphQLErrors[0]?.message).toEqual('errors' in told ? 'Not yours' : found)
    expect(answers).toHaveLength(1)
  }
})
