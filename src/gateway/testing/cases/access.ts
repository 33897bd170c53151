import { accessCalls } from '#contract/access.ts'
import { peopleCalls } from '#contract/people.ts'
import { projectCalls } from '#contract/project.ts'
import { rowId } from '../profile-examples.ts'
import { type Cases, done } from './case.ts'

const fields = `id email tool url notes memberId memberName projectId projectName grantedOn grantedBy revokedOn revokedBy requestedOn`

const planned = {
  id: rowId(81),
  email: 'maya@tools.test',
  tool: 'Grafana',
  url: 'https://grafana.tools.test/',
  notes: null,
  memberId: rowId(80),
  memberName: 'Maya Rahimi',
  projectId: rowId(21),
  projectName: 'Harbour',
  grantedOn: null,
  grantedBy: null,
  revokedOn: null,
  revokedBy: null,
  requestedOn: '2026-03-01T09:00:00.000Z',
}
const granted = { ...planned, grantedOn: '2026-03-02T09:00:00.000Z', grantedBy: 'Lena Marsh', requestedOn: null }

export const accessCases: Cases = {
  'Query.accesses': { query: `{ accesses { ${fields} } }`, answer: [planned], calls: [[accessCalls.list, {}]] },
  'Query.teamChoices': {
    query: '{ teamChoices { members { id name email } projects { id name } } }',
    answer: {
      members: [{ id: rowId(80), name: 'Maya Rahimi', email: 'maya@demo.test' }],
      projects: [{ id: rowId(21), name: 'Harbour' }],
    },
    calls: [
      [peopleCalls.list, { body: {} }],
      [projectCalls.getAll, {}],
    ],
  },
  'Mutation.addAccess': {
    query: `mutation { addAccess(input: {
      projectId: "${rowId(21)}" teamMemberId: "${rowId(80)}" email: "maya@tools.test" tool: "Grafana" url: "https://grafana.tools.test/"
    }) { ${fields} } }`,
    answer: planned,
    calls: [
      [
        accessCalls.add,
        {
          body: {
            ProjectId: rowId(21),
            TeamMemberId: rowId(80),
            Email: 'maya@tools.test',
            Tool: 'Grafana',
            Url: 'https://grafana.tools.test/',
            Notes: null,
          },
        },
      ],
    ],
  },
  'Mutation.grantAccess': {
    query: `mutation { grantAccess(id: "${rowId(81)}") { ${fields} } }`,
    answer: granted,
    calls: [[accessCalls.grant, { params: { id: rowId(81) } }]],
  },
  'Mutation.revokeAccess': {
    query: `mutation { revokeAccess(id: "${rowId(81)}") { ${fields} } }`,
    answer: { ...granted, revokedOn: '2026-03-03T09:00:00.000Z', revokedBy: 'Lena Marsh' },
    calls: [[accessCalls.revoke, { params: { id: rowId(81) } }]],
  },
  'Mutation.sendAccessRequest': {
    query: `mutation { sendAccessRequest(id: "${rowId(81)}", memberId: "${rowId(80)}") { done } }`,
    answer: done,
    calls: [
      [peopleCalls.list, { body: {} }],
      [accessCalls.sendNotification, { params: { userName: 'maya@demo.test', accessId: rowId(81) } }],
    ],
  },
}
