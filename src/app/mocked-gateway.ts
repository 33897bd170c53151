import { Client } from '@urql/core'
import { createMockExchange } from '#mock/mock-exchange.ts'
import { createMockFiles } from '#mock/mock-files.ts'
import { createWorld, type MockScenario } from '#mock/world.ts'
import type { MockedGateway } from './system.ts'

/**
 * What stands in for the gateway in `npm run dev:mock` and in tests: the schema with believable data and its files, no server.
 *
 * @param scenario what differs from a signed-in team member whose operations all succeed
 */
export const createMockedGateway = (scenario: Partial<MockScenario> = {}): MockedGateway => {
  const world = createWorld(scenario)
  const mockedExchange = createMockExchange(scenario, world)
  return {
    mockedExchange,
    mockedClient: new Client({ url: '/graphql', exchanges: [mockedExchange] }),
    mockedFiles: createMockFiles(world),
  }
}
