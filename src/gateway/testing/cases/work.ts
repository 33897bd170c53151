import { commitmentCalls } from '#contract/commitment.ts'
import { locationCalls } from '#contract/location.ts'
import { effortCatalogueCalls, epicCalls } from '#contract/project.ts'
import { reportCalls } from '#contract/report.ts'
import { repositoryCalls } from '#contract/repository.ts'
import { leaveCalls, timesheetCalls } from '#contract/timesheet.ts'
import { memberId } from '../examples.ts'
import { rowId } from '../profile-examples.ts'
import { type Case, type Cases, done } from './case.ts'
import { viewerCases } from './viewer.ts'

const person = '{ id fullName photoUrl }'
const wholeCommitment = `{ id name status awaitsMember statusMessage startDate endDate seniorityLevel jobTitle lineManagerName
  portfolioManager ${person} projectLead ${person} lineManager ${person} projects { id name }
  hasWeeklyHours hoursPerWeekMin hoursPerWeekMax earliestTimesheetDate }`

/** `rejectedCommitment` in the schema's words. */
const commitment = {
  id: rowId(20),
  name: 'Harbour',
  status: 'Rejected',
  awaitsMember: false,
  statusMessage: 'No room.',
  startDate: '2026-01-05',
  endDate: '2026-12-31',
  seniorityLevel: 'Senior',
  jobTitle: 'Engineer',
  lineManagerName: 'Tomas Okafor',
  portfolioManager: { id: rowId(31), fullName: 'Lena Marsh', photoUrl: null },
  projectLead: null,
  lineManager: { id: rowId(32), fullName: 'Tomas Okafor', photoUrl: `/files/photos/${rowId(33)}` },
  projects: [{ id: rowId(21), name: 'Harbour Web' }],
  hasWeeklyHours: true,
  hoursPerWeekMin: 20,
  hoursPerWeekMax: 40,
  earliestTimesheetDate: '2026-02-01',
}
const statuses = [
  { id: '11111111-1111-4111-8111-111111111111', name: 'Harbour', status: 'Active', awaitsMember: false },
  { id: '22222222-2222-4222-8222-222222222222', name: 'Ferry', status: 'Pending', awaitsMember: true },
  { id: '33333333-3333-4333-8333-333333333333', name: 'Bridge', status: 'Expired', awaitsMember: false },
]

const wholeEntry = `{ id version date commitment { id name } project { id name } epic ticket activity { id value }
  technology { id value } effort adjustment description }`
const wholeEarlier = `{ id commitment { id name } project { id name } epic ticket activity { id value } technology { id value }
  effort description }`
const work = {
  commitment: { id: rowId(20), name: 'Harbour' },
  project: { id: rowId(21), name: 'Harbour Web' },
  epic: 'Berth board',
  ticket: 'HB-1',
  activity: { id: rowId(41), value: 'Development' },
  technology: { id: rowId(42), value: 'TypeScript' },
  description: 'HB-1 - Board',
}
const entry = { ...work, id: rowId(40), version: 3, date: '2026-03-02', effort: 4.25, adjustment: -0.5 }
const pinnedEntries = { id: memberId, items: [{ ...work, id: rowId(43), effort: null }] }
const v1Work = {
  CommitmentId: rowId(20),
  ProjectId: rowId(21),
  Epic: 'Berth board',
  IssueNo: 'HB-1',
  ActivityId: rowId(41),
  TechnologyId: rowId(42),
  Description: 'HB-1 - Board',
}
const leave = { id: rowId(44), date: '2026-02-27' }
const epicSet = { id: rowId(21), projectId: rowId(21), names: ['Berth board', 'Sign-in'] }

export const commitmentCases: Cases = {
  'Query.commitments': {
    query: '{ commitments { id name status awaitsMember } }',
    answer: statuses,
    calls: [[commitmentCalls.getByTeammember]],
  },
  'Mutation.decideCommitment': {
    query: `mutation {
      decideCommitment(id: "${rowId(20)}", decision: Rejected, message: "No room.") {
        commitment ${wholeCommitment} viewer { pendingCommitmentCount }
      }
    }`,
    answer: { commitment, viewer: { pendingCommitmentCount: 1 } },
    calls: [
      [commitmentCalls.updateStatus, { params: { id: rowId(20) }, body: { Status: 'Rejected', Message: 'No room.' } }],
      ...(viewerCases['Query.viewer']?.calls ?? []),
    ],
  },
}

const removes = (field: string, id: string, call: Case['calls'][number][0]): Case => ({
  query: `mutation { ${field}(id: "${id}") { done } }`,
  answer: done,
  calls: [[call, { params: { id } }]],
})

export const timesheetCases: Cases = {
  'Query.timesheet': {
    query: `{ timesheet(start: "2026-02-23", end: "2026-03-02") { id start end entries ${wholeEntry} leaves { id date } next } }`,
    answer: {
      id: '2026-02-23/2026-03-02',
      start: '2026-02-23',
      end: '2026-03-02',
      entries: [entry],
      leaves: [leave],
      next: 'page two',
    },
    calls: [
      [
        timesheetCalls.page,
        {
          body: {
            TeammemberId: memberId,
            startDate: '2026-02-23T00:00:00',
            endDate: '2026-03-02T00:00:00',
            Size: 500,
            After: null,
          },
        },
      ],
      [leaveCalls.list, { body: { startDate: '2026-02-23T00:00:00', endDate: '2026-03-02T00:00:00' } }],
    ],
  },
  'Query.recentTimesheetEntries': {
    query: `{ recentTimesheetEntries(until: "2026-03-02") ${wholeEarlier} }`,
    answer: [{ ...work, id: rowId(40), effort: 4.25 }],
    calls: [[timesheetCalls.recent, { body: { until: '2026-03-02T00:00:00' } }]],
  },
  'Query.pinnedTimesheetEntries': {
    query: `{ pinnedTimesheetEntries { id items ${wholeEarlier} } }`,
    answer: pinnedEntries,
    calls: [[timesheetCalls.pinned]],
  },
  'Mutation.pinTimesheetEntry': {
    query: `mutation {
      pinTimesheetEntry(input: {
        commitmentId: "${rowId(20)}", projectId: "${rowId(21)}", epic: "Berth board", ticket: "HB-1", activityId: "${rowId(41)}",
        technologyId: "${rowId(42)}", description: "HB-1 - Board", isPinned: true
      }) { id items ${wholeEarlier} }
    }`,
    answer: pinnedEntries,
    calls: [[timesheetCalls.pin, { body: { ...v1Work, Pinned: true } }]],
  },
  'Query.timesheetEntry': {
    query: `{ timesheetEntry(id: "${rowId(40)}") ${wholeEntry} }`,
    answer: entry,
    calls: [[timesheetCalls.getById, { params: { id: rowId(40) } }]],
  },
  'Query.timesheetChoices': {
    query: `{ timesheetChoices { id commitments { id name status awaitsMember }
      activities { id value disabled defaultTechnologyId } technologies { id value disabled activityIds } } }`,
    answer: {
      id: memberId,
      commitments: statuses,
      activities: [{ id: rowId(41), value: 'Development', disabled: false, defaultTechnologyId: rowId(42) }],
      technologies: [{ id: rowId(42), value: 'TypeScript', disabled: true, activityIds: [rowId(41)] }],
    },
    calls: [[commitmentCalls.getByTeammember], [effortCatalogueCalls.getActivities], [effortCatalogueCalls.getTechnologies]],
  },
  'Query.epics': {
    query: `{ epics(projectId: "${rowId(21)}") { id projectId names } }`,
    answer: epicSet,
    calls: [[epicCalls.getOfProject, { params: { projectId: rowId(21) } }]],
  },
  'Mutation.saveTimesheetEntry': {
    query: `mutation {
      saveTimesheetEntry(input: {
        id: "${rowId(40)}", version: 2, commitmentId: "${rowId(20)}", projectId: "${rowId(21)}", epic: "Berth board", date: "2026-03-02",
        ticket: "HB-1", effort: 4.25, activityId: "${rowId(41)}", technologyId: "${rowId(42)}", description: "HB-1 - Board"
      }) ${wholeEntry}
    }`,
    answer: entry,
    calls: [
      [
        timesheetCalls.save,
        {
          body: {
            ...v1Work,
            id: rowId(40),
            Date: '2026-03-02T00:00:00',
            Effort: 4.25,
            Version: 2,
          },
        },
      ],
    ],
  },
  'Mutation.removeTimesheetEntry': removes('removeTimesheetEntry', rowId(40), timesheetCalls.remove),
  'Mutation.saveLeave': {
    query: 'mutation { saveLeave(date: "2026-02-27") { id date } }',
    answer: leave,
    calls: [[leaveCalls.save, { body: { Date: '2026-02-27T00:00:00' } }]],
  },
  'Mutation.removeLeave': removes('removeLeave', rowId(44), leaveCalls.remove),
  'Mutation.addEpic': {
    query: `mutation { addEpic(projectId: "${rowId(21)}", name: "Sign-in") { id projectId names } }`,
    answer: epicSet,
    calls: [[epicCalls.save, { body: { epicTitle: 'Sign-in', projectId: rowId(21) } }]],
  },
}

const share = '{ id name netEffort }'
export const dashboardCases: Cases = {
  'Query.dashboard': {
    query: `{ dashboard(start: "2025-04-01", end: "2026-03-31", utcOffset: 60) {
      id location { city country timeZone } commitments { id name }
      report { id days ${share} activities ${share} technologies ${share} epics ${share} } } }`,
    answer: {
      id: '2025-04-01/2026-03-31',
      location: { city: 'Umeå', country: 'Sweden', timeZone: 'Europe/Stockholm' },
      commitments: [{ id: rowId(20), name: 'Harbour' }],
      report: {
        id: '2025-04-01/2026-03-31',
        days: [{ id: '2026-03-02', name: '2026-03-02', netEffort: 3.75 }],
        activities: [{ id: rowId(41), name: 'Development', netEffort: 3.75 }],
        technologies: [{ id: rowId(42), name: 'TypeScript', netEffort: 3.75 }],
        epics: [{ id: `${rowId(21)}/Berth board`, name: 'Berth board', netEffort: 3.75 }],
      },
    },
    calls: [
      [locationCalls.getByIp],
      [reportCalls.dashboard, { body: { startDate: '2025-04-01T00:00:00', endDate: '2026-03-31T00:00:00' } }],
      [commitmentCalls.dashboard, { query: { dateTimeOffset: '60' } }],
    ],
    dispensable: [locationCalls.getByIp],
  },
}

export const repositoryCases: Cases = {
  'Query.repositories': {
    query:
      '{ repositories { id name url project { id name } access defaultBranch lastCommitAt myLines issues { class count severity } } }',
    answer: [
      {
        id: rowId(45),
        name: 'harbour-web',
        url: 'https://git.demo.test/harbour/web',
        project: { id: rowId(21), name: 'Harbour Web' },
        access: 'Write',
        defaultBranch: 'main',
        lastCommitAt: '2026-03-01T18:20:00.000Z',
        myLines: 12,
        issues: [{ class: 'Bug', count: 2, severity: 'Blocker' }],
      },
    ],
    calls: [[repositoryCalls.getByTeammember, { query: { isAdmin: 'false' } }]],
  },
}
