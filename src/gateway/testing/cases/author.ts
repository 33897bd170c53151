import { authorCalls } from '#contract/author.ts'
import { memberId } from '../examples.ts'
import { rowId } from '../profile-examples.ts'
import type { Cases } from './case.ts'

const fields = 'id author memberId memberName isIgnored lines lastCommitOn'
const author = 'Maya R <maya@laptop.local>'

const assigned = {
  ...{ id: rowId(90), author, memberId: rowId(80), memberName: 'Maya Rahimi' },
  ...{ isIgnored: false, lines: 42, lastCommitOn: '2026-03-05' },
}

export const authorCases: Cases = {
  'Query.authors': {
    query: `{ authors(showIgnored: true) { ${fields} } }`,
    answer: [assigned],
    calls: [[authorCalls.list, { params: { lineManagerId: memberId }, query: { showIgnoredItems: 'true' } }]],
  },
  'Mutation.changeAuthors': {
    query: `mutation { changeAuthors(input: { authors: ["${author}"], change: Assign, memberId: "${rowId(80)}" }) { ${fields} } }`,
    answer: [assigned],
    calls: [[authorCalls.assign, { params: { lineManagerId: memberId }, body: { Author: author, TeamMemberId: rowId(80) } }]],
  },
}
