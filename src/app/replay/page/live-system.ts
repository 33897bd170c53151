import { createFlows } from '#journal/flows.ts'
import { createJournal } from '#journal/journal.ts'
import { createMockedGateway } from '../../mocked-gateway.ts'
import type { System } from '../../system.ts'
import { signedOutSession } from '../replayed-person.ts'
import { createStillSystem } from '../still-system.ts'

/** The parts of a developer's page: its own flows run, in memory, and nobody is signed in. */
export const createLiveSystem = (): System =>
  createStillSystem({
    flows: createFlows({ journal: createJournal(), onEmitted: () => undefined }),
    session: signedOutSession(),
    gateway: createMockedGateway(),
    now: () => Date.now(),
  })
