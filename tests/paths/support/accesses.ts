import type { ActedAccess } from '#machines/access-actions/access-actions.machine.ts'
import { someGrantedAccess, somePlannedAccess } from '#machines/access-actions/access-actions.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import type { ControlledGateway } from './controlled-gateway.ts'
import { standForTeamArea } from './people.ts'

/** Somebody who leads a team. */
export const lineManager = { ...somebody, roles: 'Linemanager' }

/** An access of the plans as the gateway answers it. */
export const accessAnswer = (
  { id, memberId, words, grantedOn }: ActedAccess,
  changes: Readonly<Record<string, unknown>> = {},
) => ({
  __typename: 'ToolAccess',
  id,
  memberId,
  tool: words.split(' for ')[0],
  memberName: words.split(' for ')[1],
  email: 'maya@tools.test',
  url: 'https://tools.test/',
  notes: null,
  projectId: memberId,
  projectName: 'Harbour',
  grantedOn,
  grantedBy: null,
  revokedOn: null,
  revokedBy: null,
  requestedOn: null,
  ...changes,
})

/** Answers at once what the page asks for. @returns what the list holds, and how often it was asked for */
export const standForAccesses = (gateway: ControlledGateway) => {
  const list = { times: 0, accesses: [accessAnswer(somePlannedAccess), accessAnswer(someGrantedAccess)] }
  standForTeamArea(gateway, () => lineManager)
  gateway.stand('Access_page', () => {
    list.times += 1
    return { data: { accesses: list.accesses } }
  })
  return list
}
