import { expect, test } from 'vitest'
import { linkedInCalls } from '#contract/linkedin.ts'
import { locationCalls } from '#contract/location.ts'
import { positionCalls } from '#contract/position.ts'
import { messages } from '#rules/messages.ts'
import { position, rowId } from '../testing/profile-examples.ts'
import { withTestGateway } from '../testing/test-gateway.ts'

const gateway = withTestGateway()

test.each([
  ['{ position(deepLinkId: "d") { title } }', positionCalls.getPosition, 404, messages.positionNotFound, 'NOT_FOUND'],
  ['{ position(deepLinkId: "d") { title } }', positionCalls.getPosition, 410, messages.positionClosed, 'GONE'],
  [
    `mutation { applyForPosition(deepLinkId: "d", positionId: "${rowId(94)}") { message } }`,
    positionCalls.apply,
    409,
    messages.positionAppliedBefore,
    'CONFLICT',
  ],
  [
    `mutation { applyForPosition(deepLinkId: "d", positionId: "${rowId(94)}") { message } }`,
    positionCalls.apply,
    410,
    messages.positionClosed,
    'GONE',
  ],
  ['{ cities(country: "Atlantis") }', locationCalls.getCities, 404, 'Unknown.', 'NOT_FOUND'],
  ['mutation { connectLinkedIn { url } }', linkedInCalls.getUrl, 501, messages.linkedInOff, 'FORBIDDEN'],
  [
    'mutation { verifyLinkedIn(code: "c", state: "s") { id } }',
    linkedInCalls.verify,
    403,
    messages.linkedInStateInvalid,
    'FORBIDDEN',
  ],
] as const)('%s: v1’s refusal %o with %i and its text', async (query, call, status, text, code) => {
  gateway().stub.refuse(call, status, text)
  const { errors } = await gateway().ask(query)
  expect(errors).toMatchObject([{ message: text, extensions: { code } }])
})

test('a LinkedIn that v1 cannot reach is a failure without its words', async () => {
  gateway().stub.refuse(linkedInCalls.verify, 502, 'connect ECONNREFUSED 10.0.0.7')
  const { errors } = await gateway().ask('mutation { verifyLinkedIn(code: "c", state: "s") { id } }')
  expect(errors).toMatchObject([{ message: messages.genericError, extensions: { code: 'UPSTREAM' } }])
})

test('a position that cannot be applied for has no id', async () => {
  gateway().stub.answer(positionCalls.getPosition, () => ({ ...position, PositionId: null }))
  const { data } = await gateway().ask('{ position(deepLinkId: "d") { deepLinkId positionId } }')
  expect(data).toEqual({ position: { deepLinkId: 'd', positionId: null } })
})
