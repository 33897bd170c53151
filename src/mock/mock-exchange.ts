import { addMocksToSchema } from '@graphql-tools/mock'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { Exchange } from '@urql/core'
import { executeExchange } from '@urql/exchange-execute'
import { typeDefs } from '#generated/type-defs.ts'
import { type MockResolvers, mockResolvers, obeying } from './resolvers.ts'
import { createWorld, type MockScenario, type MockWorld } from './world.ts'

/** The gateway's schema over a world; a field that its resolvers leave out gets a fixed value of its type. */
const createMockSchema = (world: MockWorld) => {
  const { Query, Mutation, Subscription } = mockResolvers(world)
  const obey = obeying(world.scenario)
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
 * @param world given when files (`createMockFiles`) are to be of the same world
 */
export const createMockExchange = (scenario: Partial<MockScenario> = {}, world: MockWorld = createWorld(scenario)): Exchange =>
  executeExchange({ schema: createMockSchema(world) })
