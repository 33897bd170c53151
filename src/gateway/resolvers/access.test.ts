import { expect, test } from 'vitest'
import { accessCalls } from '#contract/access.ts'
import { messages } from '#rules/messages.ts'
import { memberId } from '../testing/examples.ts'
import { rowId } from '../testing/profile-examples.ts'
import { withTestGateway } from '../testing/test-gateway.ts'

const gateway = withTestGateway()
const add = (member: string) => `mutation { addAccess(input: {
  projectId: "${rowId(21)}" teamMemberId: "${member}" email: "maya@tools.test" tool: "Grafana" url: "https://grafana.tools.test/"
}) { id } }`

test('what v1 refuses has the form’s name of the field', async () => {
  gateway().stub.refuse(accessCalls.add, 400, messages.teamMemberNotFound, 'TeamMemberId')
  const { errors } = await gateway().ask(add(memberId))
  expect(errors).toMatchObject([
    { message: messages.teamMemberNotFound, extensions: { code: 'VALIDATION', field: 'teamMemberId' } },
  ])
})

test('nobody is told of an access of somebody who is not of the team', async () => {
  const { errors } = await gateway().ask(`mutation { sendAccessRequest(id: "${rowId(81)}", memberId: "${rowId(99)}") { done } }`)
  expect(errors).toMatchObject([{ message: messages.teamMemberNotFound, extensions: { code: 'NOT_FOUND' } }])
  expect(gateway().stub.seen.map(({ call }) => call.path)).toEqual(['/teammember'])
})
