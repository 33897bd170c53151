import { describe, expect, test } from 'vitest'
import { commitmentStatuses } from '#rules/commitments.ts'
import { messages } from '#rules/messages.ts'
import type { PersonName } from './people.ts'
import { mockClient } from './testing/mock-client.ts'

const decide = `($id: ID!, $decision: CommitmentDecision!, $message: String) {
  decideCommitment(id: $id, decision: $decision, message: $message) {
    commitment { name status awaitsMember statusMessage } viewer { pendingCommitmentCount hasActiveCommitment }
  }
}`
const idOf = ({ world }: ReturnType<typeof mockClient>, name: string) =>
  world.work().commitments.find((one) => one.name.startsWith(name))?.id

test('the member has a commitment in every state, one with several projects, and one without dates', async () => {
  const { ask, world } = mockClient()
  const { commitments } = await ask(
    '{ commitments { id name status awaitsMember startDate endDate projects { name } hasWeeklyHours } }',
  )
  const shown = commitments.map((one: { status: string; awaitsMember: boolean }) => `${one.status} ${one.awaitsMember}`)
  expect(new Set(shown)).toEqual(new Set(['Expired false', 'Active false', 'Rejected false', 'Pending true', 'Upcoming false']))
  const stored = new Set(world.work().commitments.map((one) => one.stored))
  expect(commitmentStatuses.filter((status) => !stored.has(status))).toEqual(['Expired'])
  expect(Math.max(...commitments.map((one: { projects: object[] }) => one.projects.length))).toBeGreaterThan(2)
  expect(commitments).toContainEqual(expect.objectContaining({ startDate: null, endDate: null }))
  expect(new Set(commitments.map((one: { hasWeeklyHours: boolean }) => one.hasWeeklyHours))).toEqual(new Set([true, false]))
})

test.each<[PersonName, boolean, boolean, number]>([
  ['member', true, true, 2],
  ['lead', true, true, 0],
  ['hiringManager', true, true, 0],
  ['newcomer', false, false, 0],
  ['idle', false, false, 0],
])('the shell of %s says so', async (person, hasCommitments, hasActiveCommitment, pendingCommitmentCount) => {
  const { viewer } = await mockClient({ person }).ask('{ viewer { hasCommitments hasActiveCommitment pendingCommitmentCount } }')
  expect(viewer).toEqual({ hasCommitments, hasActiveCommitment, pendingCommitmentCount })
})

test('time passes: what was upcoming becomes active, and what was active expires', async () => {
  const client = mockClient()
  const statusOf = async (name: string) =>
    (await client.ask('{ commitments { name status } }')).commitments.find((one: { name: string }) => one.name.startsWith(name))
      .status
  const day = 86_400_000
  expect([await statusOf('Lighthouse'), await statusOf('Harbour')]).toEqual(['Upcoming', 'Active'])
  client.pass(30 * day)
  expect([await statusOf('Lighthouse'), await statusOf('Harbour')]).toEqual(['Active', 'Active'])
  client.pass(136 * day)
  expect([await statusOf('Lighthouse'), await statusOf('Harbour')]).toEqual(['Active', 'Expired'])
})

describe('a decision', () => {
  test.each([
    ['Ferry', 'Approved', null, { status: 'Active', awaitsMember: false, statusMessage: null }],
    ['Orchard', 'Approved', 'Welcome', { status: 'Upcoming', awaitsMember: false, statusMessage: null }],
    ['Orchard', 'Rejected', ' No room. ', { status: 'Rejected', awaitsMember: false, statusMessage: 'No room.' }],
  ])('on %s: %s', async (name, decision, message, commitment) => {
    const client = mockClient()
    const { decideCommitment } = await client.change(decide, { id: idOf(client, name), decision, message })
    expect(decideCommitment).toMatchObject({ commitment, viewer: { pendingCommitmentCount: 1 } })
    expect(await client.refusalOf(decide, { id: idOf(client, name), decision: 'Approved' })).toEqual({
      message: messages.commitmentDecided,
      code: 'CONFLICT',
    })
  })

  test.each([null, '', '  '])('to reject needs a reason, not %j', async (message) => {
    const client = mockClient()
    expect(await client.refusalOf(decide, { id: idOf(client, 'Ferry'), decision: 'Rejected', message })).toEqual({
      message: messages.required,
      code: 'VALIDATION',
      field: 'message',
    })
    expect((await client.ask('{ viewer { pendingCommitmentCount } }')).viewer.pendingCommitmentCount).toBe(2)
  })

  test('on somebody else’s commitment is refused', async () => {
    const id = idOf(mockClient(), 'Ferry')
    expect(await mockClient({ person: 'lead' }).refusalOf(decide, { id, decision: 'Approved' })).toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})

test.each<[PersonName, number]>([
  ['member', 4],
  ['hiringManager', 2],
  ['newcomer', 0],
])('%s has access to %i repositories, by name', async (person, count) => {
  const { repositories } = await mockClient({ person }).ask(
    '{ repositories { id name project { name } lastCommitAt issues { count } } }',
  )
  const names = repositories.map((one: { name: string }) => one.name)
  expect(names).toHaveLength(count)
  expect(names).toEqual(names.toSorted())
})
