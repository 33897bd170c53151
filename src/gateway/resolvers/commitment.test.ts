import { describe, expect, test } from 'vitest'
import { commitmentCalls } from '#contract/commitment.ts'
import { messages } from '#rules/messages.ts'
import { idToken } from '../testing/examples.ts'
import { rowId } from '../testing/profile-examples.ts'
import { withTestGateway } from '../testing/test-gateway.ts'
import { commitments, rejectedCommitment } from '../testing/work-examples.ts'

const gateway = withTestGateway()
const decide = (more: string) =>
  `mutation { decideCommitment(id: "${rowId(20)}", ${more}) { commitment { status awaitsMember } viewer { pendingCommitmentCount } } }`

describe('a decision', () => {
  test('answers with a viewer who waits for one less, also when the same request asked for the viewer before', async () => {
    let isDecided = false
    gateway().stub.answer(commitmentCalls.getByTeammember, () => (isDecided ? commitments.slice(0, 1) : [...commitments]))
    gateway().stub.answer(commitmentCalls.updateStatus, () => {
      isDecided = !isDecided
      return { ...rejectedCommitment, Status: 'Upcoming' as const, StatusV2: 'Upcoming' as const }
    })
    const twice = `mutation {
      one: decideCommitment(id: "${rowId(20)}", decision: Approved) { commitment { status awaitsMember } viewer { pendingCommitmentCount } }
      other: decideCommitment(id: "${rowId(20)}", decision: Approved) { viewer { pendingCommitmentCount } }
    }`
    expect((await gateway().ask(twice)).data).toEqual({
      one: { commitment: { status: 'Upcoming', awaitsMember: false }, viewer: { pendingCommitmentCount: 0 } },
      other: { viewer: { pendingCommitmentCount: 1 } },
    })
  })

  test('carries the key, and what is read after it does not', async () => {
    const headers = { authorization: `Bearer ${idToken()}`, 'idempotency-key': 'k' }
    await gateway().ask(decide('decision: Approved'), {}, headers)
    const keys = gateway().stub.seen.map(({ call, headers: sent }) => [call.path, sent['idempotency-key']])
    expect(keys[0]).toEqual([commitmentCalls.updateStatus.path, 'k'])
    expect(keys.slice(1).map(([, key]) => key)).toEqual([undefined, undefined, undefined, undefined, undefined])
  })

  test.each([
    ['message: null', null],
    ['message: " "', null],
    ['message: "No room."', 'No room.'],
  ])('with %s tells v1 %j', async (more, Message) => {
    await gateway().ask(decide(`decision: Rejected, ${more}`))
    expect(gateway().stub.seen[0]?.body).toEqual({ Status: 'Rejected', Message })
  })

  test.each([
    [400, messages.required, 'Message', { code: 'VALIDATION', field: 'message' }],
    [409, messages.commitmentDecided, undefined, { code: 'CONFLICT' }],
    [403, 'You may not see this record.', undefined, { code: 'FORBIDDEN' }],
  ] as const)('that v1 refuses with %i says why', async (status, text, field, extensions) => {
    gateway().stub.refuse(commitmentCalls.updateStatus, status, text, field)
    const { errors } = await gateway().ask(decide('decision: Rejected'))
    expect(errors).toMatchObject([{ message: text, extensions }])
    expect(gateway().stub.seen).toHaveLength(1)
  })
})

test('the viewer, the commitments and what a record is chosen from ask for the commitments once', async () => {
  const { errors } = await gateway().ask(
    '{ viewer { hasCommitments } commitments { id } timesheetChoices { commitments { id } activities { id } technologies { id } } }',
  )
  expect(errors).toBeUndefined()
  const { path } = commitmentCalls.getByTeammember
  expect(gateway().stub.seen.filter(({ call }) => call.path === path)).toHaveLength(1)
})

test('a commitment without dates, people and projects has none', async () => {
  gateway().stub.answer(commitmentCalls.getByTeammember, () => [
    { ...rejectedCommitment, StartDate: null, EndDate: null, ProjectDetails: [], LineManagerDetail: null, StatusMessage: ' ' },
  ])
  const { data } = await gateway().ask('{ commitments { startDate endDate statusMessage projects { id } lineManager { id } } }')
  expect(data).toEqual({
    commitments: [{ startDate: null, endDate: null, statusMessage: null, projects: [], lineManager: null }],
  })
})
