import { expect, test } from 'vitest'
import { authorCalls } from '#contract/author.ts'
import { messages } from '#rules/messages.ts'
import { memberId } from '../testing/examples.ts'
import { rowId } from '../testing/profile-examples.ts'
import { withTestGateway } from '../testing/test-gateway.ts'

const gateway = withTestGateway()
const change = (authors: readonly string[], rest: string) =>
  gateway().ask(`mutation { changeAuthors(input: { authors: ${JSON.stringify(authors)}, ${rest} }) { id isIgnored } }`)
const seen = () => gateway().stub.seen.map(({ call, params, body }) => [call, { params, body }])
const lineManagerId = memberId

test('each change of one author is the call that the specification names', async () => {
  const author = 'A/B & C? <a@b.test>'
  await change([author], 'change: Ignore')
  await change([author], 'change: Unignore')
  await change([author], 'change: Remove')
  expect(seen()).toMatchObject([
    [authorCalls.ignore, { params: { author, lineManagerId } }],
    [authorCalls.unignore, { params: { author, lineManagerId } }],
    [authorCalls.assign, { params: { lineManagerId }, body: { Author: author, TeamMemberId: null } }],
  ])
})

test('several are one call', async () => {
  await change(['One', 'Other'], `change: Assign, memberId: "${rowId(80)}"`)
  expect(seen()).toMatchObject([
    [
      authorCalls.change,
      { params: { lineManagerId }, body: { Authors: ['One', 'Other'], Change: 'Assign', TeamMemberId: rowId(80) } },
    ],
  ])
})

test('what v1 refuses has the schema’s name of the field', async () => {
  gateway().stub.refuse(authorCalls.assign, 400, messages.teamMemberNotFound, 'TeamMemberId')
  const { errors } = await change(['One'], `change: Assign, memberId: "${rowId(99)}"`)
  expect(errors).toMatchObject([{ message: messages.teamMemberNotFound, extensions: { field: 'memberId' } }])
})
