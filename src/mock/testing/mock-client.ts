import { Client, type OperationResult } from '@urql/core'
import { vi } from 'vitest'
import { createMockExchange } from '../mock-exchange.ts'
import { createWorld, type MockScenario } from '../world.ts'

// None of these tests is about time: a busy machine may take its own.
vi.setConfig({ testTimeout: 60_000 })

/** The moment of the mocked worlds in tests: 2026-01-12, 9:00 UTC. */
export const testTime = Date.UTC(2026, 0, 12, 9)

/** A client of a world whose clock the test moves. */
export const mockClient = (scenario: Partial<MockScenario> = {}) => {
  let now = testTime
  const world = createWorld({ clock: () => now, ...scenario })
  const client = new Client({
    url: '/graphql',
    exchanges: [createMockExchange(scenario, world)],
    requestPolicy: 'network-only',
    preferGetMethod: false,
  })
  const errorOf = ({ error }: OperationResult) => {
    const [first] = error?.graphQLErrors ?? []
    return first === undefined ? null : { message: first.message, ...first.extensions }
  }
  return {
    world,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    /** The data of a query, which must succeed. */
    ask: async (query: string, variables: object = {}) => {
      const result = await client.query(query, variables)
      if (result.error) throw result.error
      return result.data
    },
    /** The data of a mutation, which must succeed. */
    change: async (mutation: string, variables: object = {}) => {
      const result = await client.mutation(`mutation ${mutation}`, variables)
      if (result.error) throw result.error
      return result.data
    },
    /** Message, code and field of a refused mutation; null when it was not refused. */
    refusalOf: async (mutation: string, variables: object = {}) =>
      errorOf(await client.mutation(`mutation ${mutation}`, variables)),
    /** The same of a query. */
    refusalOfQuery: async (query: string) => errorOf(await client.query(query, {})),
  }
}
