import { expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { mockClient } from './testing/mock-client.ts'

const apply =
  '($deepLinkId: ID!, $positionId: ID!) { applyForPosition(deepLinkId: $deepLinkId, positionId: $positionId) { message } }'
const positionOf = async (client: ReturnType<typeof mockClient>, deepLinkId: string) =>
  (await client.ask(`{ position(deepLinkId: "${deepLinkId}") { deepLinkId positionId title } }`)).position

test('a position is applied for once', async () => {
  const client = mockClient()
  const { deepLinkId, positionId } = await positionOf(client, 'senior-engineer')
  expect(await client.change(apply, { deepLinkId, positionId })).toEqual({
    applyForPosition: { message: messages.positionApplied },
  })
  const again = { message: messages.positionAppliedBefore, code: 'CONFLICT' }
  expect(await client.refusalOf(apply, { deepLinkId, positionId })).toEqual(again)
  const lead = await positionOf(client, 'quality-lead')
  expect(await client.refusalOf(apply, { deepLinkId: 'quality-lead', positionId: lead.positionId })).toEqual(again)
})

test.each([
  ['closed-role', { message: messages.positionClosed, code: 'GONE' }],
  ['nowhere', { message: messages.positionNotFound, code: 'NOT_FOUND' }],
])('%s cannot be seen or applied for', async (deepLinkId, refusal) => {
  const { refusalOf, refusalOfQuery } = mockClient()
  expect(await refusalOfQuery(`{ position(deepLinkId: "${deepLinkId}") { title } }`)).toEqual(refusal)
  expect(await refusalOf(apply, { deepLinkId, positionId: 'x' })).toEqual(refusal)
})

test('another position’s id is not taken', async () => {
  const client = mockClient()
  const { positionId } = await positionOf(client, 'quality-lead')
  expect(await client.refusalOf(apply, { deepLinkId: 'senior-engineer', positionId })).toMatchObject({
    code: 'VALIDATION',
    field: 'positionId',
  })
  expect((await positionOf(client, 'talent-pool')).positionId).toBeNull()
})

test('an incomplete profile comes first', async () => {
  const client = mockClient({ person: 'newcomer' })
  const { deepLinkId, positionId } = await positionOf(client, 'senior-engineer')
  expect(await client.refusalOf(apply, { deepLinkId, positionId })).toMatchObject({ code: 'CONFLICT' })
  expect(client.world.applications.has(deepLinkId)).toBe(false)
})
