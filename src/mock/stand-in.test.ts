import { readFileSync } from 'node:fs'
import { Client, gql } from '@urql/core'
import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { createStandIn, refuse, type Scenario } from './stand-in.ts'

const trusted: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../generated/trusted-documents.json', import.meta.url), 'utf8'),
)
const queries = Object.values(trusted).filter((text) => text.startsWith('query'))

const open = (scenario: Scenario = {}) =>
  new Client({ url: '/graphql', exchanges: [createStandIn(scenario).exchange], requestPolicy: 'network-only' })

test.each(queries.map((text) => [/\w+ (\w+)/.exec(text)?.[1] ?? '', text]))('%s is answered whole', (_name, text) => {
  const variables = {
    country: 'Sweden',
    start: '2026-01-12',
    end: '2026-01-18',
    utcOffset: 0,
    own: false,
    id: '1',
    deepLinkId: 'x',
    token: 'x',
    projectId: '1',
    pageNumber: 1,
    pageSize: 5,
    unreadOnly: false,
    type: 'bankAccount',
    page: 1,
    sort: 'startDate',
    descending: true,
    title: '',
    roadMapId: '1',
    courseId: '1',
    place: { roadMapId: '1', courseId: '1', assessmentId: '1' },
    criteria: { text: '', skillIds: [], levels: [] },
    filter: { memberIds: [], projectIds: [], start: '2026-03-01', end: '2026-03-31' },
    grouping: 'Epic',
    showIgnored: true,
    until: '2026-03-31',
  }
  const given = text.includes('timesheetEntry(') ? { timesheetEntry: {} } : {}
  expect(createStandIn().answer(parse(text), variables, given)).toBeTruthy()
})

test('what a test leaves out is filled, and what the schema does not allow is refused', async () => {
  const answers = {
    commitments: () => [{ name: 'Ferry', status: 'Pending' }],
    epics: refuse('FORBIDDEN', 'Not yours', 'projectId'),
  }
  const client = open({ answers })
  const { data } = await client.query(gql`{ commitments { id name status hoursPerWeekMin projects { name } } }`, {})
  expect(data.commitments).toEqual([
    { id: expect.any(String), name: 'Ferry', status: 'Pending', hoursPerWeekMin: 20, projects: expect.any(Array) },
  ])
  const { error } = await client.query(gql`{ epics(projectId: "1") { id } }`, {})
  expect(error?.graphQLErrors[0]).toMatchObject({ message: 'Not yours', extensions: { code: 'FORBIDDEN', field: 'projectId' } })
  expect(() => createStandIn({ answers: { commitment: () => [] } })).toThrow('no operation commitment')
  const document = gql`{ commitments { status } }`
  expect(() => createStandIn().answer(document, {}, { commitments: [{ status: 'Lost' }] })).toThrow('Lost')
})
