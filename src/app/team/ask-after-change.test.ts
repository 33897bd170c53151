import { Client, fetchExchange, gql, type OperationResult } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { expect, test } from 'vitest'
import { trustedDocuments } from '../session/open-client.ts'
import { askAfterChange } from './ask-after-change.ts'

/** As the generated documents are: with the hash under which the gateway knows them. */
const known = <Document extends object>(document: Document, hash: string): Document =>
  Object.assign(document, { __meta__: { hash } })

const roadMap = known(
  gql`
    query RoadMap {
      roadMap {
        id
        isOpen
      }
    }
  `,
  'roadmap-hash',
)
const complete = gql`
  mutation Complete {
    completeLesson {
      done
    }
  }
`
const rename = gql`
  mutation Rename {
    rename {
      done
    }
  }
`

const done = (name: string) => ({ [name]: { __typename: 'Done', done: true } })
const open = (isOpen: boolean) => ({ roadMap: { __typename: 'RoadMap', id: 'r', isOpen } })

interface Held {
  readonly name: string
  /** Undefined for a request that carries its text, which the gateway refuses in production. */
  readonly hash: string | undefined
  readonly answer: (data: object) => void
  readonly fail: () => void
}

/** A client whose requests are answered when and as the test says, and the latest answer of a screen that shows the roadmap. */
const start = () => {
  const held: Held[] = []
  const client = new Client({
    url: 'http://gateway/graphql',
    preferGetMethod: false,
    fetch: (_url, init) =>
      new Promise((resolve, reject) => {
        const { operationName, extensions } = JSON.parse(String(init?.body))
        held.push({
          name: String(operationName),
          hash: extensions?.persistedQuery?.sha256Hash,
          answer: (data) => resolve(Response.json({ data })),
          fail: () => reject(new TypeError('Failed to fetch')),
        })
      }),
    exchanges: [
      cacheExchange({
        keys: { Done: () => null },
        updates: {
          Mutation: { completeLesson: (_result, _args, cache) => cache.invalidate({ __typename: 'RoadMap', id: 'r' }) },
        },
      }),
      askAfterChange({ completeLesson: null }),
      trustedDocuments(),
      fetchExchange,
    ],
  })
  let latest: OperationResult | undefined
  client.query(roadMap, {}, { requestPolicy: 'cache-and-network' }).subscribe((result) => {
    latest = result
  })
  /** The oldest request of a name that is not answered yet. */
  const sent = async (name: string): Promise<Held> => {
    await expect.poll(() => held.map((one) => one.name)).toContain(name)
    const [found] = held.splice(
      held.findIndex((one) => one.name === name),
      1,
    )
    if (found === undefined) throw new Error(`${name} was not sent`)
    return found
  }
  return { client, sent, latest: () => latest, held }
}

/** What is under way in the client comes to rest. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 20))

test('what was asked before a change and answered after it is asked again, and the second answer stays', async () => {
  const { client, sent, latest } = start()
  const before = await sent('RoadMap')
  const change = client.mutation(complete, {}).toPromise()
  ;(await sent('Complete')).answer(done('completeLesson'))
  await change
  before.answer(open(false))
  const after = await sent('RoadMap')
  expect([before.hash, after.hash]).toEqual(['roadmap-hash', 'roadmap-hash'])
  expect(latest()).toMatchObject({ data: { roadMap: { isOpen: false } }, stale: true })
  after.answer(open(true))
  await expect.poll(() => latest()?.stale).toBe(false)
  expect(latest()?.data).toMatchObject({ roadMap: { isOpen: true } })
})

test('so is what was there already, and is on its way anew', async () => {
  const { client, sent, latest, held } = start()
  ;(await sent('RoadMap')).answer(open(false))
  await expect.poll(() => latest()?.stale).toBe(false)
  client.query(roadMap, {}, { requestPolicy: 'cache-and-network' }).subscribe(() => {})
  const before = await sent('RoadMap')
  const change = client.mutation(complete, {}).toPromise()
  ;(await sent('Complete')).answer(done('completeLesson'))
  await change
  before.answer(open(false))
  ;(await sent('RoadMap')).answer(open(true))
  await expect.poll(() => latest()).toMatchObject({ data: { roadMap: { isOpen: true } }, stale: false })
  await rest()
  expect(held).toEqual([])
})

test.each([
  ['changes nothing beyond its answer', rename, 'Rename', (one: Held) => one.answer(done('rename'))],
  ['was not confirmed', complete, 'Complete', (one: Held) => one.fail()],
])('a change that %s asks nothing again', async (_title, document, name, respond) => {
  const { client, sent, latest, held } = start()
  const before = await sent('RoadMap')
  const change = client.mutation(document, {}).toPromise()
  respond(await sent(name))
  await change
  before.answer(open(false))
  await expect.poll(() => latest()).toMatchObject({ data: { roadMap: { isOpen: false } }, stale: false })
  await rest()
  expect(held).toEqual([])
})
