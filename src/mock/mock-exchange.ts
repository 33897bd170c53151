import { addMocksToSchema } from '@graphql-tools/mock'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { Exchange } from '@urql/core'
import { executeExchange } from '@urql/exchange-execute'
import { typeDefs } from '#generated/type-defs.ts'
import { type MockResolvers, mockResolvers, obeying } from './resolvers.ts'
import { createWorld, defaultScenario, type MockScenario } from './world.ts'

/** The gateway's schema with believable, unchanging data; fields that have no resolver of their own get a fixed value of their type. */
export const createMockSchema = (scenario: Partial<MockScenario> = {}) => {
  const complete = { ...defaultScenario, ...scenario }
  const { Query, Mutation, Subscription } = mockResolvers(createWorld(complete))
  const obey = obeying(complete)
  return addMocksToSchema<MockResolvers>({
    schema: makeExecutableSchema({ typeDefs }),
    mocks: {
      DateTime: () => '2026-01-12T09:00:00.000Z',
      Date: () => '2026-01-12',
      String: () => 'Example',
      Int: () => 3,
      Boolean: () => false,
    },
    mockGenerationBehavior: 'deterministic',
    resolvers: { Query: obey(Query), Mutation: obey(Mutation), Subscription },
  })
}

/**
 * The whole gateway in the page, for development without a server and for component tests. It takes the place of the fetch
 * exchange at the end of the list.
 *
 * @param scenario what differs from a signed-in team member whose operations all succeed
 */
export const createMockExchange = (scenario: Partial<MockScenario> = {}): Exchange =>
  executeExchange({ schema: createMockSchema(scenario) })
