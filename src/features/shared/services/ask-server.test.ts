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

test('a screen that reads the cache meanwhile does not answer for the server', async () => {
  const { client, answers } = start()
  const asked = askServer(client, roadMap, {})
  await expect.poll(() => answers).toHaveLength(1)
  expect((await readCache(client)).data).toBeNull()
  await expect.poll(() => answers).toHaveLength(2)
  for (const answer of answers) answer(body)
  expect((await asked).data).toEqual(found)
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
